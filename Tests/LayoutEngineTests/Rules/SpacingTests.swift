import LayoutKit
import Testing
import ViewTestSupport

/// Section 3.2: the gaps of stacks.
@Suite struct SpacingTests {
  /// The length of a row with `middle` between two boxes of 20, at its ideal size.
  private func row<V: View>(spacing: CGFloat? = nil, @ViewBuilder _ middle: () -> V) throws -> CGFloat {
    let row = HStack(spacing: spacing) {
      box(20, 20)
      middle()
      box(20, 20)
    }
    return try answer(row, nil, nil).width
  }

  @Test func theDefaultIsEight() throws {
    #expect(try row {} == 48)
    #expect(try row { box(0, 0) } == 56)
    let column = VStack {
      box(20, 20)
      Color.red
      box(20, 20)
    }
    #expect(try answer(column, nil, nil).height == 66)
  }

  @Test(arguments: [
    (-10, 30), (-100, -60), (0, 40), (CGFloat.infinity, CGFloat.infinity), (-CGFloat.infinity, -CGFloat.infinity),
  ])
  func explicitSpacingIsVerbatim(spacing: CGFloat, length: CGFloat) throws {
    #expect(try row(spacing: spacing) {} == length)
  }

  @Test func explicitSpacingCountsBesideSpacers() throws {
    #expect(try row(spacing: 20) { Spacer(minLength: 0) } == 80)
    #expect(try row(spacing: .nan) {}.isNaN)
  }

  @Test func noneBesideSpacers() throws {
    #expect(try row { Spacer() } == 48)
    #expect(try row { Spacer(minLength: 0) } == 40)
    #expect(try row { Spacer(minLength: -30) } == 10)
  }

  @Test func modifiersKeepASpacersEdges() throws {
    #expect(try row { Spacer(minLength: 0).padding(0) } == 40)
    #expect(try row { Spacer(minLength: 0).frame(width: 0) } == 40)
    #expect(try row { Spacer(minLength: 0).frame(minWidth: 0) } == 40)
    #expect(try row { Spacer(minLength: 0).overlay { Color.red } } == 40)
    #expect(try row { Spacer(minLength: 0).background(.red) } == 40)
    #expect(try row { Spacer(minLength: 0).layoutPriority(1) } == 40)
    #expect(try row { Spacer(minLength: 0).fixedSize() } == 40)
    #expect(try row { Spacer(minLength: 0).aspectRatio(1, contentMode: .fit) } == 40)
    let spacers = ZStack {
      Spacer(minLength: 0)
      Spacer(minLength: 0)
    }
    #expect(try row { spacers } == 40)
  }

  @Test func insetsRestoreTheDefaultOnTheirEdge() throws {
    #expect(try row { Spacer(minLength: 0).padding(4) } == 64)
    #expect(try row { Spacer(minLength: 0).padding(.leading, 4) } == 52)
    #expect(try row { Spacer(minLength: 0).padding(.vertical, 4) } == 40)
  }

  @Test func theDefaultBesideOtherThingsWithSpacers() throws {
    let layers = ZStack {
      Spacer(minLength: 0)
      box(0, 0)
    }
    #expect(try row { layers } == 56)
    #expect(try row { box(0, 0).overlay { Spacer(minLength: 0) } } == 56)
    #expect(try row { VStack { Spacer(minLength: 0) } } == 56)
    #expect(try row { HStack { Spacer(minLength: 0) } } == 40)
  }

  // Zero distances on all edges of a child of no size.
  @Test func emptyStacks() throws {
    #expect(try row { HStack {} } == 40)
  }
}
