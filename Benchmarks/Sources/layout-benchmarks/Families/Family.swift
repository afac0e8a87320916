import Foundation
import LayoutSolver

/// A kind of layout that grows with a number: each is the same for the same number in every run.
enum Family: String, CaseIterable {
  /// Random stacks of alternating axes around N flexible leaves.
  case tree
  /// A column of N / 5 rows with an icon, a title, a subtitle, a spacer and a button.
  case list
  /// N rows of a label, a field and a button, each a stack of its own; all labels are equally wide.
  case form
  /// N stacks inside each other, each with a leaf beside the next.
  case deep
  /// A grid of four columns with N cells.
  case grid
  /// N / 10 sections of tags that wrap and of buttons that share the width, by layouts of a user's own.
  case custom
  /// A screen: a title, N / 10 cards in a column, and a bar of buttons.
  case screen

  /// The numbers at which the family is measured.
  var sizes: [Int] {
    switch self {
    case .tree, .list: [10, 100, 1000, 10_000, 100_000]
    case .form: [10, 100, 1000]
    case .deep: [10, 100, 490]
    case .grid: [12, 100, 1000]
    case .custom: [10, 100, 1000]
    case .screen: [10, 100, 1000, 10_000]
    }
  }

  /// Up to which number the solver is measured too.
  var largestSolved: Int { 10_000 }

  /// Up to which number resize maps are measured too.
  var largestMapped: Int { 1000 }

  /// How many leaves a sample lays out at least, and by how many layouts at most.
  private static let sampleSize = (leaves: 10_000, layouts: 100)

  /// Layouts of a size, which a sample lays out in turn; the first is ``layout(_:seed:)`` of seed 1.
  ///
  /// A processor learns the branches of one small layout by heart when that is all that it lays out: a tree of 1,000 leaves
  /// then takes a seventh less time than as one of ten, which is what it takes where it has not just been laid out.
  func layouts(_ size: Int) -> [BenchmarkLayout] {
    let count = min(max(1, Self.sampleSize.leaves / size), Self.sampleSize.layouts)
    return (1...UInt64(count)).map { layout(size, seed: $0) }
  }

  /// The layout of a size and a seed.
  func layout(_ size: Int, seed: UInt64 = 1) -> BenchmarkLayout {
    var random = SeededGenerator(seed: seed)
    switch self {
    case .tree: return .tree(leaves: size, &random)
    case .list: return .list(rows: max(1, size / 5))
    case .form: return .form(rows: size, &random)
    case .deep: return .deep(levels: size)
    case .grid: return .grid(cells: size, &random)
    case .custom: return .custom(sections: max(1, size / 10), &random)
    case .screen: return .screen(cards: max(1, size / 10), &random)
    }
  }
}

/// What is laid out: a tree in a space, with constraints or without.
struct BenchmarkLayout {
  var root: LayoutNode
  var space: LayoutSpace
  var constraints: [LayoutConstraint] = []
  /// What the answer has to be beyond what both engines agree on: widths by name.
  var expectedWidths: [String: Double] = [:]
  /// What cannot hold beside the constraints, if they are required.
  var contradictions: [Contradiction] = []

  /// Required constraints that contradict each other, or others.
  struct Contradiction {
    var name: String
    var constraints: [LayoutConstraint]
    /// How many constraints make up the smallest set.
    var members: Int
    /// By how much each of them would have to give way.
    var repair: Double
  }
}
