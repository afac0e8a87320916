import Foundation
import LayoutEngine
import LayoutModel

/// The kinds without children.
extension NodeKind {
  static let leaves: [NodeKind] = [
    fixed, flexible, color, spacer, divider, text, wrapping, area, fraction,
  ]

  private static let fixed = NodeKind(
    "fixed", "Content of one size, whatever it is offered.", .id,
    Key.required("size", .size, "Width and height.", example: [24, 24]),
    Key<Double?>.nullable("firstTextBaseline", .length, "The first baseline, measured from the top."),
    Key<Double?>.nullable("lastTextBaseline", .length, "The last baseline, measured from the top.")
  ) { size, first, last in
    .node(.fixed(size, firstTextBaseline: first.map { CGFloat($0) }, lastTextBaseline: last.map { CGFloat($0) }))
  }

  private static let flexible = NodeKind(
    "flexible", "Content that takes any length between bounds: clamp(proposal or ideal, min, max) on each axis.", .id,
    Key.optional("width", .lengthRange, default: LengthRange(), "The widths that it takes."),
    Key.optional("height", .lengthRange, default: LengthRange(), "The heights that it takes.")
  ) { .node(.flexible(width: $0, height: $1)) }

  private static let color = NodeKind(
    "color", "A shape: takes what it is offered, 10 where nothing is."
  ) { .node(.shape) }

  private static let spacer = NodeKind(
    "spacer", "Space that grows along the stack.", .id,
    Key<Double?>.nullable("minLength", .length, "The least length; 8 where it is missing or null.")
  ) { .node(.spacer(minLength: $0.map { CGFloat($0) })) }

  private static let divider = NodeKind(
    "divider", "A line across the stack, one pixel thick."
  ) { .node(.divider) }

  private static let text = NodeKind(
    "text", "Text, measured by the text measurer in force.", .id,
    Key.required("text", .string, "The text itself; a line feed ends a paragraph.", example: "Layout"),
    Key.optional("font", .font, default: .body, "The font; that of the body, of 13 points, where it is missing."),
    Key<Int?>.nullable(
      "lineLimit", .integer(in: 1...1_000_000), "The most lines; any number where it is missing or null.")
  ) { .node(.text(StyledText($0, font: $1, lineLimit: $2))) }

  private static let wrapping = NodeKind(
    "wrapping", "Stands for text of a known one-line width, which wraps where it is offered less.", .id,
    Key.required("width", .length, "The width on one line.", example: 120),
    Key.required("lineHeight", .length, "The height of a line.", example: 16),
    Key<Double?>.nullable("firstBaseline", .length, "The first baseline, measured from the top.")
  ) { .node(.wrapping(width: $0, lineHeight: $1, firstBaseline: $2.map { CGFloat($0) })) }

  private static let area = NodeKind(
    "area", "Content of a constant area, driven by one axis.", .id,
    Key.required("area", .length, "Width times height.", example: 4800),
    Key.required("ideal", .length, "The length of the driving axis where nothing is offered.", example: 80),
    Key.optional("by", .axisOfLength, default: .horizontal, "The driving axis: width (the default) or height.")
  ) { .node(.area($0, ideal: $1, by: $2)) }

  private static let fraction = NodeKind(
    "fraction", "A view that takes a part of the width that it is offered.", .id,
    Key.required("of", .length, "The part: 0.5 is half.", example: 0.5),
    Key.required("ideal", .length, "The width offered to it where nothing is.", example: 100),
    Key.required("height", .length, "Its height.", example: 20)
  ) { .node(.fraction(of: $0, ideal: $1, height: $2)) }
}

extension Format where Value == CGSize {
  /// A size as `[width, height]`.
  fileprivate static let size = Format<Double>.length.array(count: 2).map { CGSize(width: $0[0], height: $0[1]) }
}

extension Format where Value == LengthRange {
  /// The lengths that content takes along one axis.
  fileprivate static let lengthRange = object(
    "a range of lengths",
    Key.optional("min", .length, default: 0, "The least length; wins over max. 0 where it is missing."),
    Key.optional("ideal", .length, default: 10, "The length where nothing is offered; 10 where it is missing."),
    Key.optional(
      "max", .length, default: .infinity, "The largest length; infinite where it is missing.", example: "infinity")
  ) { LengthRange(min: $0, ideal: $1, max: $2) }
}

extension Format where Value == Font {
  /// A font, of which layout needs the size.
  fileprivate static let font = object(
    "a font", Key.required("size", .positiveNumber, "The size in points.", example: 17)
  ) { .system(size: $0) }
}
