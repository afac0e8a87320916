import GLPKBackend
public import LayoutCompiler

extension SolverEngine {
  /// Makes an engine on top of GLPK.
  public init(options: Options = Options()) { self.init(solver: GLPKSolver(), options: options) }
}

extension LayoutSession {
  /// Solves a layout by GLPK and keeps it for edits.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - space: where it is laid out.
  ///   - constraints: what it keeps to.
  /// - Throws: `ConstraintError` for a constraint that cannot be used with this tree.
  public convenience init(
    _ tree: LayoutTree, in space: LayoutSpace, constraints: [LayoutConstraint] = []
  ) throws(ConstraintError) {
    try self.init(tree, in: space, constraints: constraints, engine: SolverEngine())
  }
}
