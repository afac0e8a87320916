/// A partition of a program's columns and rows into stages that can be solved one after another.
///
/// The rows of a stage have entries only in columns of that stage and of earlier ones, and the n-th tier, counted as the
/// stages are, only in columns of its stage. If moreover a stage is feasible for whatever values the earlier ones take,
/// and has one optimum there, then the stages' optima make up the lexicographic optimum of the whole: the first tier's
/// minimum over the whole program is that over its stage alone, since any point of it extends to the rest; it fixes the
/// stage's columns; and so on. Solving all stages costs what solving one program of their size does, while each tier
/// of the whole program would have to be priced and proved on all of its columns.
public struct ProgramStages: Sendable, Equatable {
  /// The stage of each column, from 0.
  public var columns: [Int32] = []
  /// The stage of each row, from 0.
  public var rows: [Int32] = []

  /// Makes the stages of an empty program.
  public init() {}

  /// Says in which stage the next column is.
  @inlinable public mutating func addColumn(_ stage: Int) { columns.append(Int32(truncatingIfNeeded: stage)) }

  /// Says in which stage the next row is.
  @inlinable public mutating func addRow(_ stage: Int) { rows.append(Int32(truncatingIfNeeded: stage)) }
}
