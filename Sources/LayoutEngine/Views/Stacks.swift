public import Foundation
public import LayoutModel

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let layout: HStackLayout
  private let content: Content

  /// Makes a stack; `spacing` is the gap between neighbours in points, `nil` what they prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// One stack node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.hstack(layout), children: content._layoutNodes(in: environment))]
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  private let layout: VStackLayout
  private let content: Content

  /// Makes a stack; `spacing` is the gap between neighbours in points, `nil` what they prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// One stack node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.vstack(layout), children: content._layoutNodes(in: environment))]
  }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
  private let layout: ZStackLayout
  private let content: Content

  /// Makes a stack whose views' guides for `alignment` coincide.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// One stack node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.zstack(layout), children: content._layoutNodes(in: environment))]
  }
}
