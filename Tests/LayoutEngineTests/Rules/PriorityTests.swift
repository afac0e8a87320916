import LayoutKit
import Testing
import ViewTestSupport

/// Section 2.6: the priority that a parent reads through what is outside the modifier that sets it.
@Suite struct PriorityTests {
  private struct Custom: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private var leaf: some View { Color.red.layoutPriority(3) }

  private func priorities<V: View>(@ViewBuilder _ content: () -> V) throws -> [Double] {
    try reading(content()) { $0.map(\.priority) }
  }

  @Test func keptByWhatOnlyDecorates() throws {
    let read = try priorities {
      leaf
      leaf.overlay { Color.blue.layoutPriority(9) }
      leaf.background(.blue)
      leaf.opacity(0.5)
      leaf.clipShape(Circle()).clipped()
      leaf.border(.red)
      leaf.offset(x: 3)
      leaf.id("a").id("b")
      leaf.alignmentGuide(.leading) { _ in 0 }
      leaf.zIndex(4)
      leaf.disabled(true).allowsHitTesting(false).onTapGesture {}
    }
    #expect(read == Array(repeating: 3, count: 11))
  }

  @Test func resetByWhatMeasures() throws {
    let read = try priorities {
      leaf.frame(width: 10)
      leaf.frame(maxWidth: .infinity)
      leaf.padding(0)
      leaf.aspectRatio(1, contentMode: .fit)
      leaf.fixedSize()
    }
    #expect(read == [0, 0, 0, 0, 0])
  }

  @Test func containers() throws {
    let read = try priorities {
      HStack { leaf }
      VStack { HStack { leaf } }
      ZStack { leaf }
      HStack {
        leaf
        leaf
      }
      ZStack {
        leaf
        leaf
      }
      Custom { leaf }
      Custom {}
    }
    #expect(read == [3, 3, 3, 0, 0, 0, -.infinity])
  }

  @Test func spacers() throws {
    let read = try priorities {
      Spacer()
      Spacer().background(.red)
      Spacer().layoutPriority(0)
      Spacer().frame(width: 10)
      Spacer().padding(1)
      HStack { Spacer() }
    }
    #expect(read == [-.infinity, -.infinity, 0, 0, 0, -.infinity])
  }

  @Test func theOuterOneWins() throws {
    #expect(try priorities { leaf.layoutPriority(1) } == [1])
    #expect(try priorities { Color.red } == [0])
    #expect(try priorities { Color.red.layoutPriority(-.infinity) } == [-.infinity])
  }
}
