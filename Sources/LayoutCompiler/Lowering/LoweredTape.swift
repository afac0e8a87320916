import LayoutEngine
import LinearProgramming

/// A tape as a linear program: its columns and rows, one tier a block, and the basis of the recorded point.
struct LoweredTape {
  /// The program.
  var program = LinearProgram()
  /// The basis of the recorded values: optimal, if the tape is right.
  var basis = Basis(columns: [], rows: [])
  /// The column that holds an operation's result, or -1.
  var columns: [Int32]
  /// Where columns and rows stand in the order of solving.
  var stages = ProgramStages()
  /// The number of blocks that weights were cut into.
  var blockCount: Int
  /// The largest weight.
  var largestWeight: Double
  /// The operation that a row belongs to, or -1 for that of a constraint.
  var rowOperations: [Int32] = []
  /// The row of each constraint.
  var constraintRows: [Int] = []
  /// Whether operations were brought together: see ``ProgramTape``.
  var isCondensed = false
  /// The lengths that stay as near to a target as they can.
  var displacements: [Displacement] = []

  /// By operation, results that are constants of the program: of clamps that are held at one of their bounds, and of what
  /// nothing can move. NaN for all others; empty where there are none.
  private(set) var constants: [Double] = []

  /// A decided length with its target.
  struct Displacement {
    var operation: Int
    var column: Int
    var target: Double
  }
}

extension LoweredTape {
  /// Makes an operation's result a constant.
  mutating func keepConstant(_ value: Double, for index: Int) {
    if constants.isEmpty { constants = Array(repeating: .nan, count: columns.count) }
    constants[index] = value
  }

  /// The results of all live operations, from a program's column values alone.
  ///
  /// A result with a column is that column's value. The others are sums of earlier results, constants, or,
  /// of a condensed program, clamps that only other clamps read.
  func results(of tape: Tape, _ use: TapeUse, columnValues: [Double]) -> [Double] {
    results(of: tape, use, columnValues, constantsCount: true)
  }

  /// How the results of all live operations move, from how a program's columns do; not of a condensed program.
  func rates(of tape: Tape, _ use: TapeUse, columnRates: [Double]) -> [Double] {
    results(of: tape, use, columnRates, constantsCount: false)
  }

  private func results(
    of tape: Tape, _ use: TapeUse, _ columnValues: [Double], constantsCount: Bool
  ) -> [Double] {
    let operations = tape.operations
    let terms = tape.terms
    var results = [Double](repeating: .nan, count: operations.count)
    for index in operations.indices where use.isLive[index] {
      if columns[index] >= 0 {
        results[index] = columnValues[Int(columns[index])]
        continue
      }
      if !constants.isEmpty && !constants[index].isNaN {
        results[index] = constantsCount ? constants[index] : 0
        continue
      }
      let operation = operations[index]
      if isCondensed && operation.kind != .linear {
        precondition(constantsCount, "a condensed program does not say how operations move that it leaves out")
        results[index] = operation.value(terms, results)
        continue
      }
      var sum = constantsCount && operation.kind == .linear ? operation.lower : 0
      for position in Int(operation.termStart)..<Int(operation.termEnd) {
        let term = terms[position]
        if term.result >= 0 {
          sum += term.coefficient * results[Int(term.result)]
        } else if constantsCount {
          sum += term.coefficient
        }
      }
      results[index] = sum
    }
    return results
  }
}
