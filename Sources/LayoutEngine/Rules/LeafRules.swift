import Foundation
import LayoutModel

/// Content that answers each axis on its own.
protocol AxisLeafRule {
  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N
}

/// Content of one size.
struct FixedLeaf: AxisLeafRule {
  var size: CGSize
  var firstTextBaseline: Double?
  var lastTextBaseline: Double?

  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N {
    N(Double(axis == .horizontal ? size.width : size.height))
  }
}

/// Content that takes any length between bounds.
struct FlexibleLeaf {
  var width: LengthRange
  var height: LengthRange
}

/// The bounds of a flexible leaf along one axis.
extension LengthRange: AxisLeafRule {
  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N {
    (proposed ?? N(Double(ideal))).clamped(from: Double(min), to: Double(max))
  }
}

/// A shape or colour: takes what it is offered, 10 where nothing is.
struct ShapeLeaf: AxisLeafRule {
  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N { proposed ?? N(10) }
}

/// A spacer: stretches along its stack, or both ways outside one (section 5).
struct SpacerLeaf: AxisLeafRule {
  var minLength: Double
  var orientation: Axis?

  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N {
    if let orientation, orientation != axis { return N(0) }
    return proposed?.clamped(from: minLength, to: .infinity) ?? N(minLength)
  }
}

/// A line across its stack, lying where there is none (section 5).
struct DividerLeaf: AxisLeafRule, Equatable {
  var thickness: Double
  var orientation: Axis?

  func length<N: LayoutNumber>(_ axis: Axis, _ proposed: N?) -> N {
    axis == (orientation ?? .vertical) ? N(thickness) : proposed ?? N(10)
  }
}

/// Content whose axes depend on each other.
protocol LeafRule {
  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N>
}

/// A circle: a square of the smaller side of what it is offered, 10 where nothing is (section 10).
struct CircleLeaf: LeafRule {
  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N> {
    let side = N.minimum([proposal.width ?? N(10), proposal.height ?? N(10)])
    return NumericSize(width: side, height: side)
  }
}

/// Text of a known one-line width: as many lines as the offered width needs.
struct WrappingLeaf: LeafRule {
  var width: Double
  var lineHeight: Double
  var firstBaseline: Double?

  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N> {
    guard let offered = proposal.width else { return NumericSize(width: N(width), height: N(lineHeight)) }
    if N.isRecorded { N.noteSteps(of: [offered]) { [self.lines($0[0])] } }
    let lines = self.lines(offered.value)
    if lines == 0 { return NumericSize(width: N(width), height: N(lineHeight)) }
    return NumericSize(width: offered, height: N.local(lineHeight * lines, from: [offered]))
  }

  /// How many lines a width takes; 0 where it is wide enough for all.
  ///
  /// A number of lines is a rounding: it holds while the width stays near. A width that misses a whole number of lines by
  /// rounding alone, as a third of 72 points may, does not need another line.
  private func lines(_ offered: Double) -> Double {
    offered < width ? (width / max(offered, 1) - 1e-9).rounded(.up) : 0
  }
}

/// Content of a constant area: the length of one axis follows from the other's.
struct AreaLeaf: LeafRule {
  var area: Double
  var ideal: Double
  var axis: Axis

  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N> {
    let driving = proposal[axis] ?? N(ideal)
    if N.isRecorded { N.noteSteps(of: [driving]) { [self.other($0[0])] } }
    let other = self.other(driving.value)
    return NumericSize(along: axis, driving, across: N.local(other, from: [driving]))
  }

  private func other(_ length: Double) -> Double { length == 0 ? .infinity : area / length }
}

/// A view that takes a fraction of the width that it is offered.
struct FractionLeaf: LeafRule {
  var fraction: Double
  var ideal: Double
  var height: Double

  func size<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> NumericSize<N> {
    NumericSize(width: (proposal.width ?? N(ideal)) * fraction, height: N(height))
  }
}
