/// The attributes of a view by name, to write constraints with: `anchors("label").width == anchors("field").width * 0.5`.
public func anchors(_ id: String) -> LayoutAnchors { LayoutAnchors(subject: .view(id)) }

/// The attributes of the window; it has a width and a height only.
public var window: LayoutAnchors { LayoutAnchors(subject: .window) }

/// What constraints can say of one view, in points; each attribute is an expression of one term.
public struct LayoutAnchors: Sendable {
  let subject: LayoutExpression.Subject

  /// The edge where reading starts.
  public var leading: LayoutExpression { self[.leading] }
  /// The edge where reading ends.
  public var trailing: LayoutExpression { self[.trailing] }
  /// The left edge.
  public var left: LayoutExpression { self[.left] }
  /// The right edge.
  public var right: LayoutExpression { self[.right] }
  /// The top edge.
  public var top: LayoutExpression { self[.top] }
  /// The bottom edge.
  public var bottom: LayoutExpression { self[.bottom] }
  /// The width.
  public var width: LayoutExpression { self[.width] }
  /// The height.
  public var height: LayoutExpression { self[.height] }
  /// The horizontal middle.
  public var centerX: LayoutExpression { self[.centerX] }
  /// The vertical middle.
  public var centerY: LayoutExpression { self[.centerY] }
  /// The baseline of the first line of text.
  public var firstTextBaseline: LayoutExpression { self[.firstTextBaseline] }
  /// The baseline of the last line of text.
  public var lastTextBaseline: LayoutExpression { self[.lastTextBaseline] }

  /// Any attribute.
  public subscript(attribute: LayoutAttribute) -> LayoutExpression {
    LayoutExpression(terms: [LayoutExpression.Term(subject: subject, attribute: attribute)])
  }
}
