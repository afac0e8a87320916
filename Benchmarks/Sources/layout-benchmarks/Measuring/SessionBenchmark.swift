import Foundation
import LayoutSolver

/// Times edits of a solved layout beside solves from nothing of what they lead to.
///
/// Leaves at even distances through the tree are edited one after another: the content a point wider and back; a
/// constraint on the width added, changed and removed, once one that is met anyway and once one that moves the view.
struct SessionBenchmark {
  /// Medians, in nanoseconds.
  private(set) var edit = Samples()
  private(set) var met = Samples()
  private(set) var metFromNothing = Samples()
  private(set) var moved = Samples()
  private(set) var movedFromNothing = Samples()
  /// What the session says that it did for each kind of edit.
  private(set) var fullSolves: [String: Int] = [:]
  /// What is wrong with answers.
  private(set) var faults: [String] = []

  private let engine = SolverEngine()
  private let session: LayoutSession
  private let space: LayoutSpace

  /// How many leaves are edited.
  private static let leafCount = 12

  init(_ layout: BenchmarkLayout) throws {
    var root = layout.root
    let leaves = root.nameLeaves(Self.leafCount)
    space = layout.space
    session = try LayoutSession(LayoutTree(root), in: layout.space, constraints: layout.constraints)
    for leaf in leaves { try editContent(of: leaf) }
    count("content", since: 1)
    for leaf in leaves { try addConstraint(on: leaf, isMet: true) }
    count("met constraint", since: 1)
    for leaf in leaves { try addConstraint(on: leaf, isMet: false) }
    count("moved constraint", since: 1)
  }

  private mutating func count(_ kind: String, since start: Int) {
    let earlier = fullSolves.values.reduce(start, +)
    fullSolves["full solves, " + kind] = session.statistics.fullSolves - earlier
  }

  private mutating func editContent(of leaf: EditedLeaf) throws {
    for extra in [1.0, 0] {
      edit.add(
        try time {
          try session.setContent(width: leaf.width.longer(by: extra), height: leaf.height, of: leaf.id)
        })
      if extra > 0 { try check("content of \(leaf.id)") }
    }
  }

  private mutating func addConstraint(on leaf: EditedLeaf, isMet: Bool) throws {
    guard let frame = session.solved.layout?.frame(of: leaf.id) else { return }
    let width = Double(frame.width)
    func constraint(_ extra: Double) -> LayoutConstraint {
      let length = LayoutExpression(constant: width + extra + (isMet ? 20 : 8))
      let relation: LayoutConstraint.Relation = isMet ? .lessThanOrEqual : .equal
      return LayoutConstraint(anchors(leaf.id).width, relation, length, name: "edited")
    }
    func run(_ edit: () throws -> Void) throws {
      let time = try time(edit)
      let nothing = try self.time {
        _ = try engine.solve(session.tree, in: space, constraints: session.constraints)
      }
      if isMet {
        met.add(time)
        metFromNothing.add(nothing)
      } else {
        moved.add(time)
        movedFromNothing.add(nothing)
      }
      try check("constraint on \(leaf.id)")
    }
    try run { try session.add(constraint(0)) }
    try run { try session.replaceConstraint(named: "edited", with: constraint(1)) }
    try session.removeConstraint(named: "edited")
  }

  private func time(_ work: () throws -> Void) rethrows -> Duration {
    let begin = ProcessorTime.now
    try work()
    return ProcessorTime.now - begin
  }

  /// Compares with a solve from nothing.
  private mutating func check(_ what: String) throws {
    let expected = try engine.solve(session.tree, in: space, constraints: session.constraints)
    guard let layout = expected.layout, session.solved.status == expected.status else {
      return faults.append("\(what): status \(session.solved.status) instead of \(expected.status)")
    }
    let comparison = Comparison(direct: layout, solver: session.solved.layout)
    if comparison.largestDifference > 1e-9 * 10_000 { faults.append("\(what): off by \(comparison.largestDifference)") }
  }

  /// Puts the ratios of times, and how often a solve from nothing was needed, into a result.
  func report(into result: inout BenchmarkResult) {
    result.times["edit"] = BenchmarkResult.Time(edit)
    if let total = result.times["total"]?.median { result.ratios["edit/total"] = edit.median / total }
    result.ratios["met/total"] = met.median / metFromNothing.median
    result.ratios["constraint/total"] = moved.median / movedFromNothing.median
    result.counts.merge(fullSolves) { _, new in new }
    result.faults += faults
  }
}

/// A leaf whose content is edited.
struct EditedLeaf {
  var id: String
  var width: LengthRange
  var height: LengthRange
}

extension LengthRange {
  fileprivate func longer(by extra: Double) -> LengthRange {
    LengthRange(min: min == max ? min + extra : min, ideal: ideal + extra, max: max + extra)
  }
}

extension LayoutNode {
  /// Names leaves with content at even distances through the tree.
  fileprivate mutating func nameLeaves(_ count: Int) -> [EditedLeaf] {
    var total = 0
    forEachLeaf { _, _ in total += 1 }
    let step = max(1, total / count)
    var leaves: [EditedLeaf] = []
    forEachLeaf { number, leaf in
      guard number % step == step / 2, leaves.count < count else { return }
      let id = leaf.id ?? "edited\(number)"
      leaf.id = id
      switch leaf.kind {
      case .fixed(let size, _, _):
        let width = LengthRange(min: size.width, ideal: size.width, max: size.width)
        leaves.append(
          EditedLeaf(
            id: id, width: width, height: LengthRange(min: size.height, ideal: size.height, max: size.height)))
      case .flexible(let width, let height): leaves.append(EditedLeaf(id: id, width: width, height: height))
      default: break
      }
    }
    return leaves
  }

  /// Changes every leaf of fixed or flexible content, given its number among them.
  private mutating func forEachLeaf(_ change: (Int, inout LayoutNode) -> Void) {
    var number = 0
    func visit(_ node: inout LayoutNode) {
      switch node.kind {
      case .fixed, .flexible:
        change(number, &node)
        number += 1
      default: for i in node.children.indices { visit(&node.children[i]) }
      }
    }
    visit(&self)
  }
}
