import Foundation
import LayoutKit
import LayoutTestSupport
import Testing
import ViewTestSupport

/// Right to left: the mirror image of left to right.
@Suite struct DirectionTests {
  /// Every node, offsets and positions included, stands where the mirror has it: in the window, or where there is none in
  /// the root. A subtree with a direction of its own is mirrored with everything else once its direction is turned round.
  @Test func randomTreesAreMirrored() throws {
    for seed in TestSeeds.seeds(usual: 1000) {
      let layout = RandomLayout(seed: seed, size: .init(leaves: 40, depth: 5))
      guard try unmirrored(layout) != nil else { continue }
      let smallest = layout.shrunk { (try? unmirrored($0)) != nil }
      let failure = try unmirrored(smallest) ?? "none"
      Issue.record("seed \(seed): \(failure)\nin \(smallest.space)\n\(smallest.root)")
      return
    }
  }

  /// A frame that is not where the mirror has it.
  private func unmirrored(_ layout: RandomLayout) throws -> String? {
    let frames = try DirectEngine().resolve(LayoutTree(layout.root), in: layout.space).nodeFrames
    var space = layout.space
    space.layoutDirection = space.layoutDirection.turned
    let mirrored = try DirectEngine().resolve(LayoutTree(layout.root.turned), in: space).nodeFrames
    let width = space.container?.width ?? frames[0]?.size.width ?? 0
    // A view that is far out takes the digits of all that are placed from it.
    let largest = frames.compactMap { $0 }.reduce(1) { largest, frame in
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].reduce(largest) {
        $1.isFinite ? max($0, abs($1)) : $0
      }
    }
    for (frame, image) in zip(frames, mirrored) {
      guard let frame, let image else {
        if frame == nil && image == nil { continue }
        return "a view is there in one direction only"
      }
      let expected = CGRect(
        x: width - frame.origin.x - frame.size.width, y: frame.origin.y, width: frame.size.width,
        height: frame.size.height)
      if !near(expected, image, within: 1e-9 * largest) { return "\(frame) became \(image) in a width of \(width)" }
    }
    return nil
  }

  private func near(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat) -> Bool {
    [
      (a.origin.x, b.origin.x), (a.origin.y, b.origin.y), (a.size.width, b.size.width),
      (a.size.height, b.size.height),
    ]
    .allSatisfy { !$0.isFinite || !$1.isFinite || abs($0 - $1) <= tolerance }
  }

  @Test func subtreesHaveADirectionOfTheirOwn() throws {
    let views = HStack(spacing: 0) {
      box(10, 10).id("before")
      HStack(spacing: 0) {
        box(20, 10).id("first")
        box(30, 10).padding(.leading, 5).id("second")
        HStack(spacing: 0) {
          box(1, 10).id("left")
          box(2, 10).id("right")
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let layout = try layOut(views, nil, nil)
    #expect(layout["before"] == CGRect(0, 0, 10, 10))
    #expect(layout["first"] == CGRect(48, 0, 20, 10))
    #expect(layout["second"] == CGRect(13, 0, 35, 10))
    #expect(layout["left"] == CGRect(10, 0, 1, 10))
    #expect(layout["right"] == CGRect(11, 0, 2, 10))
  }

  @Test func layoutsAreToldTheirDirection() throws {
    let directions = try reading(
      HStack { box(1, 1) }, layoutDirection: .rightToLeft
    ) { $0.layoutDirection }
    #expect(directions == .rightToLeft)
    let found = Directions()
    let views = found.layout { box(1, 1) }.environment(\.layoutDirection, .rightToLeft)
    _ = try layOut(views, 10, 10)
    #expect(found.found == [.rightToLeft])
  }

  // A spacer asks for no distance at its ends. Where the row around runs the other way, its end is on the other side.
  @Test func distancesBelongToEdges() throws {
    let inner = HStack {
      Spacer(minLength: 0)
      box(10, 10)
    }
    let row = HStack {
      box(20, 10).id("left")
      inner.environment(\.layoutDirection, .rightToLeft).id("inner")
      box(20, 10).id("right")
    }
    let layout = try layOut(row, nil, nil)
    #expect(layout["inner"] == CGRect(28, 0, 10, 10))
    #expect(layout["right"].minX == 38)
    // Beside text as beside anything else.
    let texts = HStack {
      box(20, 10)
      Text("Hg").environment(\.layoutDirection, .rightToLeft)
      box(20, 10)
    }
    #expect(try answer(texts, nil, nil).width == 40 + 16 + answer(Text("Hg"), nil, nil).width)
  }
}

extension LayoutDirection {
  fileprivate var turned: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension LayoutNode {
  fileprivate var turned: LayoutNode {
    var node = self
    node.layoutDirection = layoutDirection?.turned
    node.children = children.map(\.turned)
    return node
  }
}

/// Notes the directions that a layout is told.
private final class Directions: @unchecked Sendable {
  // Unchecked: a layout runs on the thread that lays it out.
  var found: Set<LayoutDirection> = []

  var layout: Probe { Probe(directions: self) }

  struct Probe: Layout {
    let directions: Directions

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      directions.found.insert(subviews.layoutDirection)
      return CGSize(10, 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      directions.found.insert(subviews.layoutDirection)
    }
  }
}
