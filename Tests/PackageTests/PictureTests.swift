import DocumentTestSupport
import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutModel
import Testing

/// The picture in the README shows what both engines say today. `LAYOUT_RECORD=1 swift test --filter PictureTests` draws
/// it anew.
@Suite("Package: picture") struct PictureTests {
  @Test func thePictureIsTrue() throws {
    let example = PackageFiles.root.appending(path: "Examples/two-priorities.json")
    let document = try LayoutDocument(parsing: PackageFiles.bytes(of: example))
    let tree = try document.tree()
    let scenes = try [400.0, 300, 200].map { width in
      let space = document.space(proposal: ProposedViewSize(width: width, height: 300))
      let direct = try DirectEngine().resolve(tree, in: space)
      var options = SolverEngine.Options()
      options.startsCold = true
      let solved = SolverEngine(solver: GLPKSolver(), options: options).solve(tree, in: space)
      return ComparisonPicture.Scene(
        width: width, comparison: Comparison(direct: direct, solver: solved.layout))
    }
    let picture = ComparisonPicture(
      scenes: scenes, row: "row", note: "title: layout priority 1, 50 to 300 points; caption: at least 80 points")
    let file = PackageFiles.root.appending(path: "Documentation/comparison.svg")
    let difference = GoldenFile.difference(of: picture.svg, from: file)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
