import Foundation
import Testing

/// What the programs of the package load. GLPK's licence extends to what links it, so this is a promise to users.
@Suite("Package: linking") struct LinkageTests {
  @Test func layoutKitReachesNoGLPK() throws {
    let program = try BuiltProgram("example-layout-kit")
    let libraries = try program.libraries()
    #expect(libraries.contains("libc."), "not an answer of ldd: \(libraries)")
    #expect(!libraries.contains("glpk"), "\(libraries)")
    for name in ["glp_", "CGLPK", "GLPKBackend", "LinearProgramming"] {
      #expect(try !program.contains(name), "\(name) is linked into a program that uses LayoutKit alone")
    }
  }

  @Test(arguments: ["layout-solver", "example-both-engines"]) func theSolverLoadsGLPK(name: String) throws {
    let program = try BuiltProgram(name)
    #expect(try program.libraries().contains("libglpk"))
    #expect(try program.contains("GLPKBackend"))
  }
}
