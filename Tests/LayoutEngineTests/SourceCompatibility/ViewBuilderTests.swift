import LayoutKit
import Testing
import ViewTestSupport

private struct Numbered: Identifiable {
  var id: Int
  var width: CGFloat { CGFloat(id) }
}

/// The widths of the views that a container sees.
private func widths<V: View>(@ViewBuilder _ content: () -> V) throws -> [CGFloat] {
  try reading(content()) { views in views.map { $0.sizeThatFits(.unspecified).width } }
}

/// A container as libraries have them, with its content as a property.
private struct Section<Header: View, Content: View>: View {
  @ViewBuilder var header: Header
  @ViewBuilder let content: () -> Content

  var body: some View {
    header.padding(1)
    content()
    if Header.self != EmptyView.self { Divider() }
  }
}

@Suite struct ViewBuilderTests {
  @Test func listsOfAnyLength() throws {
    #expect(try widths {} == [])
    #expect(try widths { box(1, 1) } == [1])
    let many = try widths {
      box(1, 1)
      box(2, 1)
      box(3, 1)
      box(4, 1)
      box(5, 1)
      box(6, 1)
      box(7, 1)
      box(8, 1)
      box(9, 1)
      box(10, 1)
      box(11, 1)
      box(12, 1)
    }
    #expect(many == (1...12).map { CGFloat($0) })
  }

  @ViewBuilder private func conditional(_ number: Int) -> some View {
    box(100, 1)
    if number == 1 { box(1, 1) }
    if number > 1 {
      box(2, 1)
      box(3, 1)
    } else {
      EmptyView()
    }
    switch number {
    case 0: box(10, 1)
    case 1: Color.red.frame(width: 11)
    default:
      Group {
        box(12, 1)
        box(13, 1)
      }
    }
    if #available(macOS 26, *) { box(200, 1) }
    if let half = number.isMultiple(of: 2) ? number / 2 : nil { box(CGFloat(half), 1) }
  }

  @Test func conditions() throws {
    #expect(try widths { conditional(0) } == [100, 10, 200, 0])
    #expect(try widths { conditional(1) } == [100, 1, 11, 200])
    #expect(try widths { conditional(2) } == [100, 2, 3, 12, 13, 200, 1])
  }

  @Test func forEach() throws {
    #expect(try widths { ForEach(1..<4) { box(CGFloat($0), 1) } } == [1, 2, 3])
    #expect(try widths { ForEach([Numbered(id: 5), Numbered(id: 6)]) { box($0.width, 1) } } == [5, 6])
    #expect(try widths { ForEach(["a", "bcd"], id: \.self) { box(CGFloat($0.count), 1) } } == [1, 3])
    #expect(
      try widths { ForEach(Array([7, 8].enumerated()), id: \.offset) { box(CGFloat($0.element + $0.offset), 1) } }
        == [7, 9])
    let pairs = try widths {
      ForEach(0..<2) { row in
        box(CGFloat(row), 1)
        if row > 0 { Spacer(minLength: 4) }
      }
    }
    #expect(pairs == [0, 1, 4])
  }

  private func double(_ number: Binding<Numbered>) -> CGFloat {
    number.wrappedValue.id *= 2
    return number.wrappedValue.width
  }

  @Test func bindingsToElements() throws {
    let numbers = State(wrappedValue: [Numbered(id: 1), Numbered(id: 2)])
    let views = ForEach(numbers.projectedValue) { $number in
      box($number.wrappedValue.width, CGFloat(number.id))
    }
    #expect(try widths { views } == [1, 2])
    let doubling = ForEach(numbers.projectedValue, id: \.width) { $number in
      box(double($number), 1)
    }
    #expect(try widths { doubling } == [2, 4])
    #expect(numbers.wrappedValue.map(\.id) == [2, 4])
  }

  @Test func containersWithContent() throws {
    let section = Section {
      box(5, 5)
    } content: {
      box(6, 1)
      box(7, 1)
    }
    #expect(try widths { section } == [7, 6, 7, 10])
    #expect(try widths { Section(header: { EmptyView() }, content: { box(6, 1) }) } == [6])
  }

  @Test func erasedAndOptionalViews() throws {
    let nothing: FixedContent? = nil
    let views = try widths {
      AnyView(box(1, 1))
      AnyView(AnyView(EmptyView()))
      AnyView(
        ForEach(2..<4) { box(CGFloat($0), 1) })
      nothing
      Optional(box(4, 1))
      TupleView((box(5, 1), box(6, 1)))
    }
    #expect(views == [1, 2, 3, 4, 5, 6])
  }

  // A modifier of several views applies to each.
  @Test func modifiersOfGroups() throws {
    let views = try widths {
      Group {
        box(1, 1)
        ForEach(2..<4) { box(CGFloat($0), 1) }
        if false { box(9, 1) }
      }
      .padding(.horizontal, 10)
    }
    #expect(views == [21, 22, 23])
  }

  // No child, no gap: 20 + 8 + 20.
  @Test func emptyViewsTakeNoPlace() throws {
    let row = HStack {
      box(20, 20)
      EmptyView()
      Group {}.padding(50)
      if false { Color.red }
      box(20, 20)
    }
    #expect(try answer(row, nil, nil) == CGSize(48, 20))
  }

  @Test func severalViewsAtTheRootFormAColumn() throws {
    let root = Group {
      box(20, 10).id("a")
      box(40, 10).id("b")
    }
    let layout = try root.resolvedLayout(in: .window(width: 100, height: 100))
    #expect(layout.size == CGSize(40, 28))
    #expect(layout["a"] == CGRect(40, 36, 20, 10))
    #expect(layout["b"] == CGRect(30, 54, 40, 10))
    #expect(try layOut(EmptyView(), 100, 100).size == .zero)
  }

  @Test func names() throws {
    let view = VStack {
      box(10, 10).id("inner").padding(5).id(7)
      Group {
        box(1, 1)
        box(2, 2)
      }.id("both")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.views.map(\.id) == ["7", "inner", "both", "both#2"])
    #expect(layout["inner"] == CGRect(5, 5, 10, 10))
    #expect(layout["7"] == CGRect(0, 0, 20, 20))
  }

  // Parents before children, siblings in order.
  @Test func namesThatRepeat() throws {
    let view = HStack(spacing: 0) {
      ForEach(1..<4) { number in
        VStack { box(CGFloat(number), 1).id("x") }.id(number == 2 ? "x#2" : "x")
      }
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.views.map(\.id) == ["x", "x#2", "x#2#2", "x#3", "x#4", "x#5"])
    #expect(layout["x#5"] == CGRect(3, 0, 3, 1))
    #expect(throws: LayoutError.duplicateIdentifier("x")) {
      try LayoutTree(LayoutNode(.shape, id: "x").modified(by: .identity).named("x"))
    }
  }
}

extension LayoutNode {
  fileprivate func named(_ name: String) -> LayoutNode {
    var node = self
    node.id = name
    return node
  }
}
