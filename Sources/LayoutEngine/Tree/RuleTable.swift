import LayoutModel

/// The number of a rule in the table of its kind.
///
/// In 32 bits: a pass reads the rules of nodes more than anything else.
struct RuleNumber<Rule>: Sendable {
  private let stored: Int32

  init(_ index: Int) { stored = Int32(index) }

  var index: Int { Int(stored) }
}

/// The rules of one kind in a tree, by their numbers.
struct RuleTable<Rule: Sendable>: Sendable {
  private var rules: [Rule] = []

  var count: Int { rules.count }
  var isEmpty: Bool { rules.isEmpty }

  mutating func add(_ rule: Rule) -> RuleNumber<Rule> {
    rules.append(rule)
    return RuleNumber(rules.count - 1)
  }

  subscript(number: RuleNumber<Rule>) -> Rule {
    get { rules[number.index] }
    set { rules[number.index] = newValue }
  }
}

extension RuleTable where Rule: Equatable {
  /// How many rules are looked through for an equal one.
  private static var sharedCount: Int { 8 }

  /// Adds a rule that many nodes have alike, unless it was added lately.
  mutating func addShared(_ rule: Rule) -> RuleNumber<Rule> {
    let last = rules.suffix(Self.sharedCount)
    return last.lastIndex(of: rule).map { RuleNumber($0) } ?? add(rule)
  }
}

/// The ranges of a tree's flexible leaves: a table an axis, since a pass asks for all lengths along one axis before it
/// asks for those along the other.
struct FlexibleLeaves: Sendable {
  private var widths: [LengthRange] = []
  private var heights: [LengthRange] = []

  mutating func add(_ leaf: FlexibleLeaf) -> RuleNumber<FlexibleLeaf> {
    widths.append(leaf.width)
    heights.append(leaf.height)
    return RuleNumber(widths.count - 1)
  }

  subscript(number: RuleNumber<FlexibleLeaf>) -> FlexibleLeaf {
    get { FlexibleLeaf(width: widths[number.index], height: heights[number.index]) }
    set { (widths[number.index], heights[number.index]) = (newValue.width, newValue.height) }
  }

  subscript(number: RuleNumber<FlexibleLeaf>, axis: Axis) -> LengthRange {
    axis == .horizontal ? widths[number.index] : heights[number.index]
  }
}
