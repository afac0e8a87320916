/// Why a program, a starting basis or a set of options was refused before solving.
///
/// All indices are 0-based.
public enum LinearProgramError: Error, Sendable, Equatable {
  /// An array has another length than the rest of the program asks for.
  case wrongLength(array: String, expected: Int, actual: Int)
  /// `rowStarts` does not begin at 0, falls, or does not end at the number of entries; `row` is the first such place.
  case invalidRowStart(row: Int)
  /// A bound or coefficient is NaN.
  case notANumber(at: Location)
  /// A matrix or objective coefficient is infinite.
  case infiniteCoefficient(at: Location)
  /// A lower bound of plus infinity, or an upper bound of minus infinity.
  case boundAtWrongInfinity(at: Location)
  /// A lower bound above its upper bound.
  case crossedBounds(at: Location, lower: Double, upper: Double)
  /// A column index outside the program.
  case columnOutOfRange(at: Location, column: Int)
  /// A column that occurs twice in one row or objective.
  case duplicateColumn(at: Location, column: Int)
  /// A limit in the options that is negative or NaN.
  case invalidLimit(name: String)
  /// More rows, columns or entries than the solver can address.
  case tooLarge(quantity: String, count: Int, limit: Int)

  /// The place in a program that an error is about.
  public enum Location: Sendable, Equatable {
    /// A column's bounds.
    case column(Int)
    /// A row's bounds.
    case row(Int)
    /// The entry at a position of `columnIndices` and `coefficients`, within a row.
    case entry(row: Int, position: Int)
    /// The term at a position within a tier's arrays.
    case objective(tier: Int, position: Int)
  }
}

extension LinearProgramError: CustomStringConvertible {
  /// The cause, then what to do about it, in one sentence each.
  public var description: String {
    switch self {
    case .wrongLength(let array, let expected, let actual):
      "\(array) has \(actual) elements instead of \(expected). Give one element for each row or column."
    case .invalidRowStart(let row):
      "rowStarts is out of order at row \(row). Start at 0, never fall, and end at the number of entries."
    case .notANumber(let location):
      "\(location) holds NaN. Give a number; infinite bounds mean no bound."
    case .infiniteCoefficient(let location):
      "\(location) has an infinite coefficient. Leave the term out or give a finite number."
    case .boundAtWrongInfinity(let location):
      "\(location) is bounded at the wrong infinity. No finite value can meet it."
    case .crossedBounds(let location, let lower, let upper):
      "\(location) has lower bound \(lower) above upper bound \(upper). Exchange or relax them."
    case .columnOutOfRange(let location, let column):
      "\(location) names column \(column), which does not exist. Add the column first."
    case .duplicateColumn(let location, let column):
      "\(location) names column \(column) again. Add the coefficients up."
    case .invalidLimit(let name):
      "\(name) is negative or not a number. Give zero or more."
    case .tooLarge(let quantity, let count, let limit):
      "There are \(count) \(quantity), more than the \(limit) that the solver can address. Split the program."
    }
  }
}

extension LinearProgramError.Location: CustomStringConvertible {
  /// The place in words.
  public var description: String {
    switch self {
    case .column(let column): "Column \(column)"
    case .row(let row): "Row \(row)"
    case .entry(let row, let position): "Row \(row) (entry \(position))"
    case .objective(let tier, let position): "The objective of tier \(tier) (term \(position))"
    }
  }
}
