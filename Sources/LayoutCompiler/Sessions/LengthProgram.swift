import LayoutEngine
import LayoutModel
import LinearProgramming

/// The part of a constrained program that decides lengths, where constraints speak of decided lengths and constants alone.
///
/// It is a relaxation of the round that a solve from nothing would begin at the same lengths: what other constraints say,
/// and how the rest of the layout follows, is left out. Where its only optimum lies at the lengths at which the layout is
/// recorded, and the layout that follows from them meets the constraints that were left out, that is the optimum of the
/// whole round too: the tiers of priorities, and that of the lengths' distances from the direct layout, have nothing else
/// in them, and the tiers of the natural layout between them are at their least, wherever the lengths are.
///
/// Lengths that no constraint ties to each other are programs of their own: in every tier their sum is least where each
/// part is.
struct LengthProgram {
  private let steered: SteeredTree
  private let decisions: LayoutDecisions
  private let target: (Int, Axis) -> LayoutRecording.Quantity?
  private var numbers: [LengthKey: Int] = [:]
  private var lengths: [LengthComponent.Length] = []
  /// The constraints, with terms by the numbers of lengths.
  private var wishes: [LengthComponent.Wish] = []
  private var sets = DisjointSets()

  /// - Parameters:
  ///   - constraints: all constraints; those that the program cannot express are left out.
  ///   - steered: the tree with the frames whose lengths are decided.
  ///   - nodes: the named views' nodes in the original tree.
  ///   - decisions: the lengths.
  ///   - window: the window's lengths.
  ///   - target: a frame's length in the direct layout; `nil` where it has none.
  init(
    _ constraints: [LayoutConstraint], _ steered: SteeredTree, _ nodes: [String: Int], _ decisions: LayoutDecisions,
    window: (Axis) -> Double?, target: @escaping (_ frame: Int, Axis) -> LayoutRecording.Quantity?
  ) {
    self.steered = steered
    self.decisions = decisions
    self.target = target
    for constraint in constraints {
      guard let wish = wish(constraint, nodes, window) else { continue }
      for term in wish.terms.dropFirst() { sets.join(wish.terms[0].length, term.length) }
      if !wish.terms.isEmpty { wishes.append(wish) }
    }
  }

  /// The programs, by their first lengths; `nil` where a length is decided that they say nothing of, since nothing would
  /// keep it where it is.
  mutating func components() -> [LengthComponent]? {
    for (frame, lengths) in decisions.lengths.enumerated() {
      for axis in [Axis.horizontal, .vertical] where lengths[axis] != nil {
        guard numbers[LengthKey(frame: frame, axis: axis)] != nil else { return nil }
      }
    }
    var components: [LengthComponent] = []
    var places: [(component: Int, position: Int)] = []
    for number in lengths.indices {
      let root = sets.root(of: number)
      if root == number { components.append(LengthComponent()) }
      let component = root == number ? components.count - 1 : places[root].component
      places.append((component, components[component].lengths.count))
      components[component].lengths.append(lengths[number])
    }
    for var wish in wishes {
      let component = places[wish.terms[0].length].component
      for i in wish.terms.indices { wish.terms[i].length = places[wish.terms[i].length].position }
      components[component].wishes.append(wish)
    }
    return components
  }

  private mutating func wish(
    _ constraint: LayoutConstraint, _ nodes: [String: Int], _ window: (Axis) -> Double?
  ) -> LengthComponent.Wish? {
    var wish = LengthComponent.Wish(
      terms: [], constant: constraint.left.constant - constraint.right.constant, relation: constraint.relation,
      priority: constraint.priority, weight: constraint.weight)
    for term in constraint.gatheredTerms {
      guard term.attribute.isLength else { return nil }
      let axis: Axis = term.attribute == .width ? .horizontal : .vertical
      switch term.subject {
      case .window:
        guard let length = window(axis) else { return nil }
        wish.constant += term.coefficient * length
      case .view(let id):
        guard let frame = nodes[id].flatMap({ steered.frame(around: $0) }),
          let number = number(of: LengthKey(frame: frame, axis: axis))
        else { return nil }
        wish.terms.append((number, term.coefficient))
      }
    }
    return wish
  }

  /// The number of a length; `nil` where it hangs on others.
  private mutating func number(of key: LengthKey) -> Int? {
    if let known = numbers[key] { return known }
    guard let decidable = steered.frames[key.frame][key.axis], let target = target(key.frame, key.axis),
      abs(target.value) < TapeNumber.endless
    else { return nil }
    let decided = decisions.lengths[key.frame][key.axis]
    if decided == nil {
      // A view of one length answers it whatever is around it.
      guard target.result < 0, case .bounded(let bounds, _, _) = decidable.content,
        bounds.lowerBound == bounds.upperBound, bounds.contains(target.value)
      else { return nil }
    }
    numbers[key] = lengths.count
    sets.append()
    lengths.append(
      LengthComponent.Length(key: key, decided: decided, target: target.value, decidable: decidable))
    return lengths.count - 1
  }
}
