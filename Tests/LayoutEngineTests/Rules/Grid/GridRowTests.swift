import LayoutKit
import Testing
import ViewTestSupport

/// Sections 9.1 and 9.7: what is a row, and what reaches its cells. The names are those of the measured cases.
@Suite struct GridRowTests {
  private var a: some View { box(30, 10).id("a") }
  private var b: some View { box(20, 20).id("b") }
  private var c: some View { box(10, 30).id("c") }
  private var d: some View { box(40, 10).id("d") }

  private func expect(_ view: some View, _ size: CGSize, _ frames: [String: CGRect]) throws {
    let layout = try layOut(view, nil, nil)
    #expect(layout.rounded == size)
    for (id, frame) in frames { #expect(layout[id] == frame, "\(id)") }
  }

  // GA1, and GA0 beside it: stacks do not align.
  @Test func columnsAlign() throws {
    let grid = Grid {
      GridRow {
        a
        b
      }
      GridRow {
        c
        d
      }
    }
    let frames = [
      "a": CGRect(0, 5, 30, 10), "b": CGRect(48, 0, 20, 20), "c": CGRect(10, 28, 10, 30), "d": CGRect(38, 38, 40, 10),
    ]
    try expect(grid, CGSize(78, 58), frames)
  }

  // GG8.
  @Test(arguments: [true, false]) func rowsComeThroughConditionsAndLoops(isShown: Bool) throws {
    let grid = Grid {
      if isShown {
        GridRow {
          a
          b
        }
      }
      ForEach(0..<2) { _ in
        GridRow { box(10, 10) }
      }
    }
    try expect(grid, isShown ? CGSize(58, 56) : CGSize(10, 28), [:])
  }

  // GG1, GG2: outside a grid a row is its cells.
  @Test func rowsOutsideAGrid() throws {
    let row = GridRow {
      a
      b
    }
    try expect(VStack { row }, CGSize(30, 38), ["a": CGRect(0, 0, 30, 10), "b": CGRect(5, 18, 20, 20)])
    try expect(HStack { row }, CGSize(58, 20), ["a": CGRect(0, 5, 30, 10), "b": CGRect(38, 0, 20, 20)])
  }

  // GG3: a row in a row is part of it, and the outer row's alignment counts, even where it is nil.
  @Test func rowsFlatten() throws {
    func grid(_ outer: VerticalAlignment?) -> some View {
      Grid(alignment: .bottom) {
        GridRow(alignment: outer) {
          GridRow(alignment: .top) {
            a
            b
          }
          box(5, 5).id("e")
        }
      }
    }
    try expect(grid(.center), CGSize(71, 20), ["a": CGRect(0, 5, 30, 10), "e": CGRect(66, 7.5, 5, 5)])
    try expect(grid(nil), CGSize(71, 20), ["a": CGRect(0, 10, 30, 10), "e": CGRect(66, 15, 5, 5)])
  }

  // GG4, GG6: modifiers of a row apply to each cell.
  @Test func modifiersOfARow() throws {
    let padded = Grid {
      GridRow {
        a
        b
      }
      .padding(5)
      GridRow {
        c
        d
      }
    }
    try expect(padded, CGSize(88, 68), ["a": CGRect(5, 10, 30, 10), "b": CGRect(58, 5, 20, 20)])
    let spanning = Grid {
      GridRow {
        a
        b
        box(5, 5).id("e")
        box(5, 5).id("f")
      }
      GridRow {
        box(100, 10).id("g")
        box(100, 10).id("h")
      }
      .gridCellColumns(2)
    }
    let frames = ["a": CGRect(10.5, 5, 30, 10), "f": CGRect(182.5, 7.5, 5, 5), "h": CGRect(108, 28, 100, 10)]
    try expect(spanning, CGSize(208, 38), frames)
  }

  // GG9, GWS15: what is in a stack is no row of the grid, and says nothing to it.
  @Test func stacksHideRowsAndTraits() throws {
    let grid = Grid {
      GridRow {
        a
        b
      }
      HStack {
        GridRow {
          c
          d
        }
      }
    }
    try expect(grid, CGSize(58, 58), ["c": CGRect(0, 28, 10, 30), "d": CGRect(18, 38, 40, 10)])
    let hidden = Grid {
      GridRow {
        a
        b
      }
      GridRow { HStack { box(100, 10).id("c").gridCellColumns(2) } }
    }
    try expect(hidden, CGSize(128, 38), ["a": CGRect(35, 5, 30, 10), "b": CGRect(108, 0, 20, 20)])
  }

  // GWI1 to GWI5: columns add up, the inner anchor and alignment count, unsized axes are united.
  @Test func severalSettings() throws {
    func columns(_ inner: Int, _ outer: Int) -> some View {
      Grid {
        GridRow {
          a
          b
          box(5, 5).id("e")
        }
        GridRow {
          box(100, 10).id("c").gridCellColumns(inner).padding(1).gridCellColumns(outer)
          box(5, 5).id("d")
        }
      }
    }
    for (inner, outer) in [(2, 1), (1, 2)] {
      try expect(columns(inner, outer), CGSize(115, 40), ["a": CGRect(11, 5, 30, 10), "d": CGRect(110, 31.5, 5, 5)])
    }
    let anchors = Grid {
      GridRow { box(50, 10) }
      GridRow {
        box(10, 10).id("c").gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
        box(20, 50)
      }
    }
    try expect(anchors, CGSize(78, 68), ["c": CGRect(1, 19, 10, 10)])
    let alignments = Grid {
      GridRow { box(10, 10).id("a").gridColumnAlignment(.leading).padding(1).gridColumnAlignment(.trailing) }
      GridRow { box(50, 10) }
    }
    try expect(alignments, CGSize(50, 30), ["a": CGRect(1, 1, 10, 10)])
  }
}
