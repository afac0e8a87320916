import Foundation
import LayoutSolver

/// A layout for other programs: trees of stacks and content as JSON, with the constraints' answer where one is known.
///
/// A node is a leaf with `width` and `height`, each of least, ideal and greatest length (endless: -1), or a stack with
/// `axis`, `spacing` and `children`. Lengths are points.
struct ExportedLayout: Encodable {
  let name: String
  let width: Double
  let height: Double
  let root: Node
  let expectedWidths: [String: Double]

  struct Node: Encodable {
    var id: String?
    var axis: String?
    var spacing: Double?
    var priority: Double?
    var width: [Double]?
    var height: [Double]?
    var children: [Node]?
  }

  struct Unsupported: Error, CustomStringConvertible {
    let description: String
  }

  init(_ benchmark: Benchmark) throws {
    let layout = benchmark.family.layout(benchmark.size)
    name = benchmark.name
    width = Double(layout.space.proposal.width ?? 0)
    height = Double(layout.space.proposal.height ?? 0)
    root = try Self.node(layout.root)
    expectedWidths = layout.expectedWidths
  }

  private static func node(_ node: LayoutNode) throws -> Node {
    switch node.kind {
    case .fixed(let size, _, _):
      return Node(id: node.id, width: lengths(size.width), height: lengths(size.height))
    case .flexible(let width, let height):
      return Node(id: node.id, width: lengths(width), height: lengths(height))
    case .hstack(let stack): return try self.stack(node, "horizontal", stack.spacing)
    case .vstack(let stack): return try self.stack(node, "vertical", stack.spacing)
    case .layoutPriority(let priority):
      var inner = try self.node(node.children[0])
      inner.priority = priority
      return inner
    default: throw Unsupported(description: "only stacks of fixed and flexible content can be exported")
    }
  }

  private static func stack(_ node: LayoutNode, _ axis: String, _ spacing: CGFloat?) throws -> Node {
    Node(id: node.id, axis: axis, spacing: Double(spacing ?? 8), children: try node.children.map(self.node))
  }

  private static func lengths(_ length: CGFloat) -> [Double] { Array(repeating: Double(length), count: 3) }

  private static func lengths(_ range: LengthRange) -> [Double] {
    [range.min, range.ideal, range.max].map { $0.isFinite ? Double($0) : -1 }
  }
}

/// What to write of a layout for other programs.
enum Export: String, CaseIterable {
  /// The tree, as JSON.
  case tree
  /// The solver's linear program with its first objective, as MPS.
  case program

  func text(of benchmark: Benchmark) throws -> String {
    switch self {
    case .tree: return String(decoding: try JSONEncoder().encode(ExportedLayout(benchmark)), as: UTF8.self)
    case .program:
      let layout = benchmark.family.layout(benchmark.size)
      let program = try SolverEngine().formulate(
        LayoutTree(layout.root), in: layout.space, constraints: layout.constraints)
      return try MPSWriter().text(for: program)
    }
  }
}
