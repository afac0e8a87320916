import GLPKBackend
public import LayoutCompiler

extension SolverEngine {
  /// Makes an engine on top of GLPK.
  public init(options: Options = Options()) { self.init(solver: GLPKSolver(), options: options) }
}
