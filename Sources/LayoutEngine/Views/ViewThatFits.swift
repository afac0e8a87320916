public import LayoutModel

/// The first of its views whose ideal size fits what is offered, or else the last.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that chooses among the views that `content` lists by the lengths along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// One node with all candidates.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.viewThatFits(axes), children: content._layoutNodes(in: environment))]
  }
}
