import Foundation
import LayoutModel

/// The names of SwiftUI's vocabulary, spelled as SwiftUI spells them.
extension Format where Value == Alignment {
  /// An alignment along both axes.
  static let alignment = unnamedAlignment.named("alignment")

  /// The definition behind ``alignment``.
  static let unnamedAlignment = name(
    .alignment,
    [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
      ("centerFirstTextBaseline", .centerFirstTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline),
      ("centerLastTextBaseline", .centerLastTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ])
}

extension Format where Value == HorizontalAlignment {
  /// An alignment along the horizontal axis.
  static let horizontalAlignment = name(
    .horizontalAlignment, [("leading", .leading), ("center", .center), ("trailing", .trailing)])
}

extension Format where Value == VerticalAlignment {
  /// An alignment along the vertical axis.
  static let verticalAlignment = name(
    .verticalAlignment,
    [
      ("top", .top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ])
}

extension Format where Value == Axis {
  /// An axis, by the name of the length along it.
  static let axisOfLength = name(.axis, [("width", .horizontal), ("height", .vertical)])
}

extension Format where Value == Axis.Set {
  /// A set of axes, as an array of their names.
  static let axes = Format<Axis.Set>.name(.axis, [("horizontal", .horizontal), ("vertical", .vertical)])
    .array().map { axes in axes.reduce(into: Axis.Set()) { $0.formUnion($1) } }
}

extension Format where Value == ContentMode {
  /// A way to bring content into a space.
  static let contentMode = name(.contentMode, [("fit", .fit), ("fill", .fill)])
}

extension Format where Value == LayoutDirection {
  /// A layout direction.
  static let layoutDirection = name(
    .layoutDirection, [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
}

extension Format where Value == UnitPoint {
  /// A unit point: its name, or its coordinates.
  static let unitPoint: Format = {
    let named = name(
      .unitPoint,
      [
        ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
        ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
        ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
      ])
    let coordinates = Format<Double>.number.array(count: 2).map { UnitPoint(x: $0[0], y: $0[1]) }
    return Format(schema: ["anyOf": [named.schema, coordinates.schema]], example: "center") { value, context in
      if case .array = value.content { return coordinates.read(value, context) }
      return named.read(value, context)
    }
  }()
}
