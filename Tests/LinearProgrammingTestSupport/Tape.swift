/// A record of clamps, minima and maxima over linear expressions, as a layout pass leaves it.
///
/// Its forward evaluation is known, and its lowering to a linear program has exactly that as its optimum: programs whose
/// answer needs no second solver. Results count from 0.
public struct Tape: Sendable {
  /// A constant plus coefficients times earlier results.
  public struct Expression: Sendable {
    /// The constant.
    public var constant: Double
    /// Earlier results and their coefficients, each result once.
    public var terms: [(result: Int, coefficient: Double)]

    /// Makes an expression.
    public init(_ constant: Double, _ terms: [(result: Int, coefficient: Double)] = []) {
      self.constant = constant
      self.terms = terms
    }

    func value(_ results: [Double]) -> Double {
      terms.reduce(constant) { $0 + $1.coefficient * results[$1.result] }
    }
  }

  /// One operation.
  public enum Operation: Sendable {
    /// The expression itself.
    case linear(Expression)
    /// The expression, held between two bounds.
    case clamp(Expression, lower: Double, upper: Double)
    /// The largest of some expressions.
    case maximum([Expression])
    /// The smallest of some expressions.
    case minimum([Expression])

    var inputs: [Expression] {
      switch self {
      case .linear(let expression), .clamp(let expression, _, _): [expression]
      case .maximum(let expressions), .minimum(let expressions): expressions
      }
    }
  }

  /// The operations in order of evaluation.
  public var operations: [Operation] = []

  /// Makes an empty tape.
  public init() {}

  /// Appends an operation and returns its result's index.
  public mutating func append(_ operation: Operation) -> Int {
    operations.append(operation)
    return operations.count - 1
  }

  /// The results, evaluated in order.
  public func evaluate() -> [Double] {
    var results: [Double] = []
    results.reserveCapacity(operations.count)
    for operation in operations {
      let inputs = operation.inputs.map { $0.value(results) }
      switch operation {
      case .linear: results.append(inputs[0])
      case .clamp(_, let lower, let upper): results.append(min(max(inputs[0], lower), upper))
      case .maximum: results.append(inputs.max() ?? 0)
      case .minimum: results.append(inputs.min() ?? 0)
      }
    }
    return results
  }

  /// What moving each result off its natural value has to cost so that nothing later can pay for it.
  ///
  /// A reverse sweep: the adjoint of a result bounds by how much the later cost changes with it. An operation weighs at
  /// least as much as those that use it. Otherwise, where coefficients are below 1, a use could come into an earlier
  /// block of the weights than its input, and would move the input.
  public func weights() -> [Double] {
    var adjoint = [Double](repeating: 0, count: operations.count)
    var largestUse = adjoint
    var cost = adjoint
    for index in operations.indices.reversed() {
      let own = max(adjoint[index] * 1.01 + 1, largestUse[index])
      let passed: Double
      switch operations[index] {
      case .linear: passed = adjoint[index]
      case .clamp:
        cost[index] = own
        passed = own
      case .maximum, .minimum:
        cost[index] = own
        passed = own + adjoint[index]
      }
      let weight = max(cost[index], largestUse[index])
      for expression in operations[index].inputs {
        for term in expression.terms {
          adjoint[term.result] += term.coefficient.magnitude * passed
          largestUse[term.result] = max(largestUse[term.result], weight)
        }
      }
    }
    return cost
  }
}
