/// An alignment guide as the engine compares and looks it up.
///
/// The guides that every view has are told apart by a code, so that aligning by one costs no dynamic dispatch; all
/// others are their ``AlignmentID`` type.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  // Unchecked: a metatype is immutable, and calling its static rule from any thread is what `AlignmentID` promises.
  /// The guides whose rule the engine knows.
  package enum Guide: UInt8, Sendable {
    case leading, horizontalCenter, trailing, top, verticalCenter, bottom
    case firstTextBaseline, lastTextBaseline, custom
  }

  package let guide: Guide
  package let axis: Axis
  package let id: any AlignmentID.Type

  package init(guide: Guide, axis: Axis, id: any AlignmentID.Type) {
    self.guide = guide
    self.axis = axis
    self.id = id
  }

  /// Whether a container of several views never takes this guide from its children (the box guides).
  package var isBoxGuide: Bool { guide.rawValue <= Guide.bottom.rawValue }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.guide == rhs.guide && (lhs.guide != .custom || (lhs.axis == rhs.axis && lhs.id == rhs.id))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(guide)
    if guide == .custom { hasher.combine(ObjectIdentifier(id)) }
  }
}
