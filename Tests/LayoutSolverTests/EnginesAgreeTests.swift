import LayoutSolver
import Testing

/// A screen as people write it.
private struct Screen: View {
  var items: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(.blue).frame(width: 40, height: 40).id("portrait")
        FixedContent(width: 120, height: 20, firstTextBaseline: 15, lastTextBaseline: 15).id("name")
        Spacer()
        Circle().frame(maxWidth: 30).id("badge")
      }
      Divider()
      ForEach(0..<items, id: \.self) { item in
        HStack(alignment: .firstTextBaseline) {
          FixedContent(width: 60, height: 20, firstTextBaseline: 15, lastTextBaseline: 15).layoutPriority(1)
          FlexibleContent(width: LengthRange(min: 40, ideal: 100), height: LengthRange(ideal: 18, max: 18))
            .id("field \(item)")
        }
        .padding(.horizontal)
        .background(.gray, in: RoundedRectangle(cornerRadius: 8))
      }
      ViewThatFits {
        Rectangle().frame(width: 500, height: 10).id("wide")
        Rectangle().frame(height: 10).id("narrow")
      }
    }
    .padding()
  }
}

@Suite struct EnginesAgreeTests {
  @Test(arguments: [(320.0, 568.0), (700, 900), (100, 50)])
  func onViews(width: Double, height: Double) throws {
    let space = LayoutSpace.window(width: width, height: height)
    let direct = try Screen(items: 3).resolvedLayout(in: space)
    let solved = try Screen(items: 3).resolvedLayout(in: space, by: SolverEngine())
    #expect(direct.views.count == 7)
    #expect(direct.views.map(\.id) == solved.views.map(\.id))
    for (a, b) in zip(direct.views, solved.views) {
      let difference = zip(a.frame.edges, b.frame.edges).map { abs($0 - $1) }.max() ?? 0
      #expect(difference < 1e-6, "\(a.id): \(a.frame), \(b.frame)")
    }
  }
}

extension CGRect {
  fileprivate var edges: [CGFloat] { [minX, minY, maxX, maxY] }
}
