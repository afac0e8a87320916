public import Foundation
public import LayoutModel

/// Views in rows and columns.
///
/// Each ``GridRow`` is a row, its views are the cells. Any other view is a row of its own, across all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let layout: GridLayout
  private let content: Content

  /// Makes a grid; the spacings are the gaps between columns and rows in points, `nil` what the cells prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// One grid node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.grid(layout), children: content._layoutNodes(in: environment))]
  }
}
