// Everything for layout by linear programming in one import: the vocabulary and the direct engine, linear programs, the
// solver's engine, and GLPK behind it.
@_exported public import GLPKBackend
@_exported public import LayoutCompiler
@_exported public import LayoutKit
@_exported public import LinearProgramming

extension ConstrainedLayout {
  /// Makes a layout that GLPK solves.
  public init(_ constraints: [LayoutConstraint]) { self.init(constraints, solver: GLPKSolver()) }
}
