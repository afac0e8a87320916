import LayoutEngine
import LayoutModel

/// What a constrained program needs beside the tape: what constraints say in its quantities, which lengths may move and
/// towards what, and which operations are held to the piece that they are on.
struct LoweringSteering {
  /// A constraint with its two sides brought together: `terms + constant` compared with 0.
  struct Constraint {
    var terms: [Tape.Term]
    var constant: Double
    var relation: LayoutConstraint.Relation
    var priority: Double
    var weight: Double
    var isRequired: Bool
    var label: String

    /// By how much it is missed at the operations' results, in points.
    func violation(_ results: [Double]) -> Double {
      relation.miss(of: value(results))
    }

    /// The left side less the right side at the operations' results.
    func value(_ results: [Double]) -> Double { terms.reduce(constant) { $0 + $1.value(results) } }
  }

  /// Where a decided length would like to be: near its value in the direct layout, wherever the window takes that.
  struct Target {
    var value: Double
    /// How the value moves with the tape's inputs.
    var slopes: [(input: Int32, slope: Double)]
  }

  /// The constraints in their order.
  var constraints: [Constraint]
  /// The marks of answers and variables by operation.
  var marks: [Int: Tape.Mark]
  /// The virtual frames.
  var frames: [VirtualFrame]
  /// The targets of variables by operation.
  var targets: [Int: Target]
  /// The operations' results where the solver should start, instead of the recorded point.
  var start: [Double]?
  /// Whether an operation keeps the piece that holds at the recorded point.
  var isLinearised: [Bool]
  /// By operation, the place of the term that such a maximum or minimum keeps, where that is not the recorded point's.
  var heldTerms: [Int: Int] = [:]
  /// Whether such an operation keeps the last of the pieces that meet in the recorded point instead of the first.
  var takesLastPiece = false
  /// Whether an operation keeps its recorded result, since no constraint can move it; empty where all are free to.
  var isFixed: [Bool] = []
}
