import LayoutModel

/// A view that a checker puts into a layout: it answers a proposal with it, held between bounds, and the bounds are inputs.
public struct CheckedSubview: Sendable {
  /// The widths that it accepts, in points.
  public var width: LengthRange
  /// The heights that it accepts, in points.
  public var height: LengthRange
  /// How far below its top its first text baseline lies, in points; `nil` where it has none.
  public var firstTextBaseline: Double?
  /// Its layout priority.
  public var priority: Double
  /// What it says to the layout.
  public var traits: ViewTraits

  /// Makes a view.
  public init(
    width: LengthRange, height: LengthRange, firstTextBaseline: Double? = nil, priority: Double = 0,
    traits: ViewTraits = ViewTraits()
  ) {
    self.width = width
    self.height = height
    self.firstTextBaseline = firstTextBaseline
    self.priority = priority
    self.traits = traits
  }
}

/// Views whose answers are the proposal held between bounds, plus an amount that is an input.
struct CheckedSubviews<Number: LayoutNumber>: RuleSubviews {
  let views: [CheckedSubview]
  /// For each view, what is added to its width, its height and its baseline.
  let amounts: [(width: Number, height: Number, baseline: Number)]

  var count: Int { views.count }
  var haveExplicitGuides: Bool { true }

  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> {
    func length(_ proposed: Number?, _ range: LengthRange) -> Number {
      (proposed ?? Number(Double(range.ideal))).clamped(from: Double(range.min), to: Double(range.max))
    }
    return NumericSize(
      width: length(proposal.width, views[child].width) + amounts[child].width,
      height: length(proposal.height, views[child].height) + amounts[child].height)
  }

  func probe(_ child: Int, _ proposal: NumericProposal<Double>) -> NumericSize<Double> {
    let offer = NumericProposal(width: proposal.width.map { Number($0) }, height: proposal.height.map { Number($0) })
    let size = size(child, offer)
    return NumericSize(width: size.width.value, height: size.height.value)
  }

  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number? {
    guard key.guide == .firstTextBaseline || key.guide == .lastTextBaseline else { return nil }
    return views[child].firstTextBaseline.map { amounts[child].baseline + $0 }
  }

  func customDefault(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number {
    size(child, proposal)[key.axis] * 0.5
  }

  func priority(_ child: Int) -> Double { views[child].priority }
  func distance(after child: Int, along axis: Axis) -> Double { 8 }
  func distance(from child: Int, to next: Int, along axis: Axis) -> Double { 8 }
  func spacing(_ child: Int) -> ViewSpacing { .standard }
  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value { views[child].traits[key] }
}
