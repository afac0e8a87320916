public import LayoutDocuments
public import LayoutEngine

/// What solves documents: the tree with its constraints as linear programs.
public protocol DocumentSolver: Sendable {
  /// Lays a document out in a space.
  ///
  /// - Throws: ``LayoutError`` where the tree cannot be laid out at all. Whatever the solver finds out about a tree
  ///   that can is a status of the outcome.
  func solve(
    _ document: LayoutDocument, in space: LayoutSpace, options: SolvingOptions
  ) throws(LayoutError) -> SolvedDocument

  /// The linear program of a document as text, with readable names.
  ///
  /// - Throws: ``LayoutError`` where the tree cannot be laid out.
  func program(
    of document: LayoutDocument, in space: LayoutSpace, format: ProgramFormat
  ) throws(LayoutError) -> String
}

/// The formats of linear programs.
public enum ProgramFormat: String, CaseIterable, Sendable {
  /// The CPLEX LP format.
  case lp
  /// The free MPS format.
  case mps
}

/// How to solve.
public struct SolvingOptions: Sendable {
  /// How long solving may take, in seconds; nil for no limit.
  public var timeLimit: Double?

  /// Whether the solver starts from its own basis instead of the direct engine's.
  public var startsCold: Bool

  /// Creates options.
  public init(timeLimit: Double? = nil, startsCold: Bool = false) {
    self.timeLimit = timeLimit
    self.startsCold = startsCold
  }
}
