public import Foundation
public import LayoutModel

extension View {
  /// Makes the view as long as its container along `axes`, whatever it is offered.
  ///
  /// The container is the window, or what the root is offered where there is none; unlike in SwiftUI a ``ScrollView``
  /// around the view is not.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    wrapped(in: .containerRelativeFrame(ContainerRelativeFrame(axes, alignment: alignment)))
  }

  /// Makes the view as long as `span` of `count` equal parts of its container along `axes`, with gaps of `spacing` points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let share = ContainerRelativeFrame.Share.columns(count: count, span: span, spacing: spacing)
    return wrapped(in: .containerRelativeFrame(ContainerRelativeFrame(axes, alignment: alignment, share: share)))
  }

  /// Makes the view as long along `axes` as `length` says, which gets the container's length in points and the axis.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped(
      in: .containerRelativeFrame(ContainerRelativeFrame(axes, alignment: alignment, share: .computed(length))))
  }
}

extension View {
  /// Keeps the view away from the edges of the space that it is offered; frames are those of `padding`.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Keeps the view away from `edges` of the space that it is offered, `nil` for 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps the view away from all edges of the space that it is offered.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
