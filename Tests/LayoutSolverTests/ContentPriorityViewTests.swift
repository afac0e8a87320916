import LayoutSolver
import Testing

/// The modifiers of Swift views that say what content holds on to.
@Suite struct ContentPriorityViewTests {
  private func widths(_ view: some View, sum: Double) throws -> [CGFloat?] {
    let total = anchors("a").width + anchors("b").width == LayoutExpression(constant: sum)
    let solved = try SolverEngine().solve(
      LayoutTree(view), in: .proposing(width: 400, height: 20), constraints: [total])
    return ["a", "b"].map { solved.layout?.frame(of: $0)?.width.rounded() }
  }

  @Test func compressionResistanceDecidesWhatIsCut() throws {
    let view = HStack(spacing: 0) {
      FixedContent(width: 100, height: 20).id("a").compressionResistance(900, for: .horizontal)
      FixedContent(width: 100, height: 20).id("b").compressionResistance(900, for: .vertical)
    }
    #expect(try widths(view, sum: 130) == [100, 30])
    #expect(try widths(view.compressionResistance(950), sum: 130) == [30, 100])
  }

  @Test func huggingDecidesWhatIsStretched() throws {
    let view = HStack(spacing: 0) {
      FixedContent(width: 100, height: 20).id("a")
      Group { FixedContent(width: 100, height: 20).id("b") }.hugging(.high)
    }
    #expect(try widths(view, sum: 230) == [130, 100])
    #expect(try widths(view.hugging(800), sum: 230) == [100, 130])
  }
}
