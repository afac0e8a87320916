/// A solver that can tell how a basic solution moves when something non-basic does.
public protocol SensitivitySolver: LinearSolver {
  /// The rates of all columns and rows along directions in which non-basic ones move.
  ///
  /// Bounds and tiers of the program do not matter. One factorisation for all directions.
  /// - Parameters:
  ///   - program: the program, for its matrix.
  ///   - basis: a basis of it.
  ///   - directions: each moves non-basic columns and rows at given rates; the non-basic ones that it does not name stay
  ///     where they are.
  /// - Returns: one element a direction; nil if the statuses are not a basis, or a singular one.
  /// - Throws: what validation of the program or the basis finds.
  func derivatives(
    of program: LinearProgram, at basis: Basis, along directions: [BasisDirection]
  ) throws(LinearProgramError) -> [BasisDerivative]?
}

/// Non-basic columns and rows that move, and how fast.
public struct BasisDirection: Sendable, Equatable {
  /// A non-basic column or row and its rate.
  public struct Component: Sendable, Equatable {
    /// The column or row.
    public var variable: LinearProgram.Variable
    /// Its change for each unit of the direction, finite.
    public var rate: Double

    /// Makes a component.
    public init(variable: LinearProgram.Variable, rate: Double) {
      self.variable = variable
      self.rate = rate
    }
  }

  /// What moves, each column and row at most once.
  public var components: [Component]

  /// Makes a direction.
  public init(_ components: [Component]) { self.components = components }

  /// One column or row moving upwards at rate 1.
  public static func rise(of variable: LinearProgram.Variable) -> BasisDirection {
    BasisDirection([Component(variable: variable, rate: 1)])
  }
}

/// The rates of all columns and rows along a direction.
public struct BasisDerivative: Sendable, Equatable {
  /// Rate of each column.
  public var columnRates: [Double]
  /// Rate of each row's activity.
  public var rowRates: [Double]

  /// Makes a derivative.
  public init(columnRates: [Double], rowRates: [Double]) {
    self.columnRates = columnRates
    self.rowRates = rowRates
  }

  /// The rate of a column or row.
  public subscript(_ variable: LinearProgram.Variable) -> Double {
    switch variable {
    case .column(let column): columnRates[column]
    case .row(let row): rowRates[row]
    }
  }
}
