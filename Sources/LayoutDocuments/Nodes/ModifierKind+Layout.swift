import Foundation
import LayoutEngine
import LayoutModel

/// Modifiers that change a view's size, or where it stands.
extension ModifierKind {
  static let sizing = [
    ModifierKind("frame", "A frame of a fixed width, height or both.", .fixedFrame),
    ModifierKind("flexFrame", "A frame with bounds and an ideal length on each axis.", .flexibleFrame),
    ModifierKind("padding", "Insets: one number for all edges, or a number an edge.", .padding),
    ModifierKind("fixedSize", "The ideal size, whatever is offered; without keys on both axes.", .fixedSize),
    ModifierKind("aspectRatio", "A ratio of width to height.", .aspectRatio),
  ]

  static let placing = [
    ModifierKind("offset", "A shift that the layout does not see.", .offset),
    ModifierKind("position", "The view's middle at a point of the space that is offered.", .position),
    ModifierKind("alignmentGuide", "Alignment guides, measured from the view's own origin.", .alignmentGuides),
    ModifierKind("id", "Names the frame of everything wrapped so far.", .frameName),
  ]
}

private let alignmentKey = Key.optional(
  "alignment", .alignment, default: .center, "Where in the frame the view stands; the middle where it is missing.")

private func bound(_ name: String) -> Key<Double?> {
  .nullable(name, .length, "Not stated where it is missing or null.")
}

private func edge(_ name: String) -> Key<Double> {
  .optional(name, .length, default: 0, "The inset at this edge; 0 where it is missing.")
}

extension Format where Value == ModifierKind.Effect {
  fileprivate static let fixedFrame = object(
    "the modifier 'frame'", bound("width"), bound("height"), alignmentKey
  ) { width, height, alignment in
    .wrap([.frame(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment)])
  }

  fileprivate static let flexibleFrame = object(
    "the modifier 'flexFrame'", bound("minWidth"), bound("idealWidth"), bound("maxWidth"), bound("minHeight"),
    bound("idealHeight"), bound("maxHeight"), alignmentKey
  ) { minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
    let width = FrameBounds(
      min: minWidth.map { CGFloat($0) }, ideal: idealWidth.map { CGFloat($0) }, max: maxWidth.map { CGFloat($0) })
    let height = FrameBounds(
      min: minHeight.map { CGFloat($0) }, ideal: idealHeight.map { CGFloat($0) }, max: maxHeight.map { CGFloat($0) })
    return .wrap([.flexibleFrame(width: width, height: height, alignment: alignment)])
  }

  fileprivate static let padding: Format = {
    let edges = object(
      "the modifier 'padding'", edge("top"), edge("leading"), edge("bottom"), edge("trailing")
    ) { top, leading, bottom, trailing in
      .wrap([.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))])
    }
    let same = Format<Double>.length.map { length in
      Value.wrap([.padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))])
    }
    return Format(schema: ["anyOf": [same.schema, edges.schema]], example: edges.example) { value, context in
      if case .object = value.content { return edges.read(value, context) }
      return same.read(value, context)
    }
  }()

  fileprivate static let fixedSize = object(
    "the modifier 'fixedSize'",
    Key<Bool?>.optional("horizontal", .boolean, "Whether the width is the ideal one."),
    Key<Bool?>.optional("vertical", .boolean, "Whether the height is the ideal one.")
  ) { horizontal, vertical in
    let both = horizontal == nil && vertical == nil
    return .wrap([.fixedSize(horizontal: horizontal ?? both, vertical: vertical ?? both)])
  }

  fileprivate static let aspectRatio = object(
    "the modifier 'aspectRatio'",
    Key<Double?>.nullable(
      "ratio", .number, "Width divided by height; that of the ideal size where missing or null.", example: 1.5),
    Key.required("contentMode", .contentMode, "fit keeps inside the space offered, fill covers it.")
  ) { ratio, mode in .wrap([.aspectRatio(ratio.map { CGFloat($0) }, mode)]) }

  fileprivate static let offset = object(
    "the modifier 'offset'",
    Key.optional("x", .length, default: 0, "To the right; 0 where it is missing."),
    Key.optional("y", .length, default: 0, "Downwards; 0 where it is missing.")
  ) { .wrap([.offset(x: $0, y: $1)]) }

  fileprivate static let position = object(
    "the modifier 'position'",
    Key.required("x", .length, "From the leading edge of the space."),
    Key.required("y", .length, "From the top edge of the space.")
  ) { .wrap([.position(x: $0, y: $1)]) }

  fileprivate static let frameName = Format<String>.identifier.map { ModifierKind.Effect.name($0) }
}
