import LayoutEngine

/// The weights that make one plain objective keep every operation at its natural value, earlier ones before later ones.
///
/// A reverse sweep over the tape, like back-propagation, bounds by how much the cost of later operations can change when
/// a result moves by one: its adjoint. An operation that costs more than that a unit can gain nothing by moving:
///
///     c[o]  = 1.01 * adjoint[o] + 1
///     K     = c[o]                for a clamp or a view's answer (it passes a change on, or absorbs it at that cost, never both)
///     K     = c[o] + adjoint[o]   for a maximum or minimum
///     adjoint[i] += |a| * K       for each input i with coefficient a
///
/// Weights grow with nesting, and one objective bears a spread of about 1e5. So operations are put into blocks that are
/// solved one after another, each on the optimal face of those before it. An operation is in the last block that comes no
/// later than any of its users'; where its weight would pass the limit there, it starts the block before. Users in later
/// blocks do not count for its weight: the order of the blocks protects it from them. Independent parts of a layout share
/// blocks, so that their number grows with the depth of a layout and not with its size.
struct TapeWeights {
  /// The largest weight in a block; the smallest is 1.
  static let limit = 1e5
  private static let margin = 1.01

  /// The cost of a unit of residual (clamp), or of the result (maximum, minimum); 0 where the operation has none.
  private(set) var weights: [Double]
  /// The number of blocks.
  private(set) var blockCount = 0
  /// The largest weight of all.
  private(set) var largest = 0.0
  /// How many blocks come after an operation's.
  private var levels: [Int32]

  /// The block that settles an operation, in solving order from 0.
  func block(of operation: Int) -> Int { blockCount - 1 - Int(levels[operation]) }

  /// Sweeps the tape once; linear in its terms.
  ///
  /// - Parameters:
  ///   - program: the operations.
  ///   - count: how many there are on the tape.
  ///   - linearised: operations that hold exactly, and pass a change on as a linear one does.
  init(_ program: ProgramTape, count: Int, linearised: [Bool] = []) {
    let operations = program.operations
    let terms = program.terms
    weights = Array(repeating: 0, count: count)
    levels = Array(repeating: 0, count: count)
    var adjoints = weights
    for place in operations.indices.reversed() where program.isNeeded[place] {
      let operation = operations[place]
      let index = Int(program.numbers[place])
      let kind = operation.kind
      guard kind != .input && kind != .variable else { continue }
      let isExact = kind == .linear || (!linearised.isEmpty && linearised[index])
      var passed = adjoints[index]
      if !isExact {
        if passed * Self.margin + 1 > Self.limit {
          levels[index] += 1
          passed = 0
        }
        let weight = passed * Self.margin + 1
        weights[index] = weight
        blockCount = max(blockCount, Int(levels[index]) + 1)
        largest = max(largest, weight)
        passed = kind == .clamp || kind == .answer ? weight : weight + passed
      }
      for position in Int(operation.termStart)..<Int(operation.termEnd) where terms[position].result >= 0 {
        let term = terms[position]
        let input = Int(term.result)
        if levels[input] < levels[index] {
          levels[input] = levels[index]
          adjoints[input] = 0
        }
        if levels[input] == levels[index] { adjoints[input] += abs(term.coefficient) * passed }
      }
    }
  }
}
