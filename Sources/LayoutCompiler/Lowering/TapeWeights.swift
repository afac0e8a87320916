import LayoutEngine

/// The weights that make one plain objective keep every operation at its natural value, earlier ones before later ones.
///
/// A reverse sweep over the tape, like back-propagation, bounds by how much the cost of later operations can change when
/// a result moves by one: its adjoint. An operation that costs more than that a unit can gain nothing by moving:
///
///     c[o]  = 1.01 * adjoint[o] + 1
///     K     = c[o]                for a clamp (it passes a change on, or absorbs it at that cost, never both)
///     K     = c[o] + adjoint[o]   for a maximum or minimum
///     adjoint[i] += |a| * K       for each input i with coefficient a
///
/// Weights grow with nesting, and one objective bears a spread of about 1e5. So the tape is cut into blocks, from its
/// end: where a weight would pass the limit a new block begins, and what belongs to later blocks no longer counts. The
/// blocks are solved in the order of the tape, each on the optimal face of those before it, which settles all their
/// values. That order makes the cut exact: a later operation can change nothing about an earlier one.
struct TapeWeights {
  /// The largest weight in a block; the smallest is 1.
  static let limit = 1e5
  private static let margin = 1.01

  /// The cost of a unit of residual (clamp), or of the result (maximum, minimum); 0 where the operation has none.
  private(set) var weights: [Double]
  /// The block of each operation, counted from the end of the tape while sweeping.
  private var blocksFromEnd: [Int32]
  /// The number of blocks.
  private(set) var blockCount = 0
  /// The largest weight of all.
  private(set) var largest = 0.0

  /// The block that settles an operation, in solving order from 0.
  func block(of operation: Int) -> Int { blockCount - 1 - Int(blocksFromEnd[operation]) }

  init(_ tape: Tape, _ use: TapeUse) {
    let count = tape.operations.count
    weights = Array(repeating: 0, count: count)
    blocksFromEnd = Array(repeating: 0, count: count)
    var adjoints = Adjoints(count: count)
    for index in tape.operations.indices.reversed() where use.isInProgram[index] {
      let kind = tape.operations[index].kind
      guard kind != .input else { continue }
      var adjoint = adjoints[index]
      var passed = adjoint
      if kind != .linear {
        if adjoint * Self.margin + 1 > Self.limit {
          adjoints.clear()
          adjoint = 0
        }
        let weight = adjoint * Self.margin + 1
        weights[index] = weight
        blocksFromEnd[index] = adjoints.epoch
        blockCount = Int(adjoints.epoch) + 1
        largest = max(largest, weight)
        passed = kind == .clamp ? weight : weight + adjoint
      }
      for term in tape.terms(of: index) where term.result >= 0 {
        adjoints.add(abs(term.coefficient) * passed, to: Int(term.result))
      }
    }
  }

  /// Adjoints that can all be set to zero at once.
  private struct Adjoints {
    private var values: [Double]
    private var epochs: [Int32]
    private(set) var epoch: Int32 = 0

    init(count: Int) {
      values = Array(repeating: 0, count: count)
      epochs = Array(repeating: 0, count: count)
    }

    subscript(index: Int) -> Double { epochs[index] == epoch ? values[index] : 0 }

    mutating func add(_ amount: Double, to index: Int) {
      values[index] = self[index] + amount
      epochs[index] = epoch
    }

    mutating func clear() { epoch += 1 }
  }
}
