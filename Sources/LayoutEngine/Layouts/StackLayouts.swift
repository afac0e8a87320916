public import Foundation
public import LayoutModel

/// A horizontal stack as a layout.
public struct HStackLayout: Layout {
  /// How the views are aligned vertically.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points; `nil` asks the neighbours for their preference.
  public var spacing: CGFloat?

  /// Makes a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside follow the horizontal axis.
  public static var layoutProperties: LayoutProperties { .oriented(.horizontal) }

  var rule: StackRule { StackRule(axis: .horizontal, spacing: spacing.map { Double($0) }, alignment: alignment.key) }
}

/// A vertical stack as a layout.
public struct VStackLayout: Layout {
  /// How the views are aligned horizontally.
  public var alignment: HorizontalAlignment
  /// The gap between neighbours in points; `nil` asks the neighbours for their preference.
  public var spacing: CGFloat?

  /// Makes a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Spacers and dividers inside follow the vertical axis.
  public static var layoutProperties: LayoutProperties { .oriented(.vertical) }

  var rule: StackRule { StackRule(axis: .vertical, spacing: spacing.map { Double($0) }, alignment: alignment.key) }
}

/// Views on top of each other, as a layout.
public struct ZStackLayout: Layout {
  /// How the views are aligned.
  public var alignment: Alignment

  /// Makes a stack of views on top of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var rule: ZStackRule { ZStackRule(alignment: alignment) }
}

extension LayoutProperties {
  fileprivate static func oriented(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
