/// Makes one view of the views that a closure lists, as SwiftUI's builder does.
@resultBuilder public enum ViewBuilder {
  /// One of the views that are listed.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing is listed.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stands for itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, of any number.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// An `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// An `if #available`: the type of what may be missing is hidden.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
