public import LayoutModel

/// The cells of one row of a ``Grid``; anywhere else, just its views.
///
/// A row inside a row becomes part of it. A modifier of the row applies to each cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row; `alignment` is how its cells line up, `nil` as the grid says.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The nodes of the cells, marked as one row.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    LayoutNode.gridRow(alignment: alignment, content._layoutNodes(in: environment))
  }
}
