import LayoutKit
import Testing
import ViewTestSupport

/// Half of the width that it is offered (of 20 where none is), 10 tall.
private let half = LayoutNode(.fraction(of: 0.5, ideal: 20, height: 10), id: "half")

/// Sections 6 and 7.7: views on top of each other.
@Suite struct ZStackTests {
  private func layers(_ width: CGFloat, _ height: CGFloat) -> some View {
    ZStack {
      half
      box(width, height).id("box")
    }
  }

  // Z1, Z3, Z4: every child is offered the stack's own size again.
  @Test func childrenAreAskedAgain() throws {
    let z1 = try layOut(layers(20, 20), 60, 40)
    #expect(z1.size == CGSize(30, 20))
    #expect(z1["half"] == CGRect(2.5, 5, 15, 10))
    #expect(z1["box"] == CGRect(0, 0, 20, 20))
    let z3 = try layOut(layers(20, 20), nil, nil)
    #expect(z3.size == CGSize(20, 20))
    #expect(z3["half"] == CGRect(5, 5, 10, 10))
    let z4 = try layOut(layers(60, 40), 100, 100)
    #expect(z4.size == CGSize(60, 40))
    #expect(z4["half"] == CGRect(15, 15, 30, 10))
  }

  // A4, A5, X12.
  @Test func sizes() throws {
    let boxes = ZStack {
      box(60, 20)
      box(20, 40)
    }
    #expect(try answer(boxes, 10, 10) == CGSize(60, 40))
    let greedy = ZStack {
      Color.red.id("a")
      box(20, 20).id("b")
    }
    let layout = try layOut(greedy, 100, 80)
    #expect(layout.size == CGSize(100, 80))
    #expect(layout["b"] == CGRect(40, 30, 20, 20))
    #expect(try answer(greedy, nil, nil) == CGSize(20, 20))
    #expect(try answer(greedy, 100, nil) == CGSize(100, 20))
  }

  // Q2: 10 by 60 at its ideal size, 30 by 20 when it is placed.
  @Test func areas() throws {
    let view = ZStack {
      LayoutNode(.area(600, ideal: 10, by: .horizontal)).id("a")
      box(30, 20).id("b")
    }
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(30, 60))
    #expect(layout["a"] == CGRect(0, 0, 30, 20))
    #expect(layout["b"] == CGRect(0, 0, 30, 20))
  }

  // The highest priority alone makes the size; the line lies in its middle, at 20.
  @Test func priorities() throws {
    let view = ZStack(alignment: .leading) {
      box(100, 100).layoutPriority(-0.1).id("a")
      box(60, 60).id("b")
      box(40, 40).layoutPriority(1).id("c")
    }
    let layout = try layOut(view, 200, 200)
    #expect(layout.size == CGSize(40, 40))
    #expect(layout["a"] == CGRect(0, -30, 100, 100))
    #expect(layout["b"] == CGRect(0, -10, 60, 60))
    #expect(layout["c"] == CGRect(0, 0, 40, 40))
  }

  @Test(arguments: [
    (Alignment.topLeading, 0, 0), (.top, 20, 0), (.topTrailing, 40, 0),
    (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
    (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
  ])
  func alignments(alignment: Alignment, x: Int, y: Int) throws {
    let frame = CGRect(CGFloat(x), CGFloat(y), 20, 20)
    let small = box(20, 20).id("small")
    let large = box(60, 40)
    let stack = ZStack(alignment: alignment) {
      large
      small
    }
    #expect(try layOut(stack, nil, nil)["small"] == frame)
    #expect(try layOut(large.overlay(alignment: alignment) { small }, nil, nil)["small"] == frame)
    #expect(try layOut(large.background(small, alignment: alignment), nil, nil)["small"] == frame)
    #expect(try layOut(small.frame(width: 60, height: 40, alignment: alignment), nil, nil)["small"] == frame)
  }

  // K5a, K5g, K5h: several views form a centred stack, and that is aligned.
  @Test func overlaysOfSeveralViews() throws {
    func overlay(_ alignment: Alignment) throws -> [CGRect] {
      let view = box(60, 40).overlay(alignment: alignment) {
        half
        box(20, 20).id("box")
      }
      let layout = try layOut(view, nil, nil)
      #expect(layout.size == CGSize(60, 40))
      return [layout["half"], layout["box"]]
    }
    #expect(try overlay(.center) == [CGRect(17.5, 15, 15, 10), CGRect(15, 10, 20, 20)])
    #expect(try overlay(.topLeading)[0] == CGRect(2.5, 5, 15, 10))
    #expect(try overlay(.bottomTrailing) == [CGRect(32.5, 25, 15, 10), CGRect(30, 20, 20, 20)])
  }

  @Test func overlaysDoNotCount() throws {
    let view = box(20, 20).overlay { box(100, 100).id("large") }.background {}.overlay(.red)
      .background(Color.red).background(.blue, in: Capsule()).overlay(Rectangle().stroke(.blue))
      .background(RoundedRectangle(cornerRadius: 3).fill(.red), alignment: .leading)
    let layout = try layOut(view, nil, nil)
    #expect(layout.size == CGSize(20, 20))
    #expect(layout["large"] == CGRect(-40, -40, 100, 100))
  }
}
