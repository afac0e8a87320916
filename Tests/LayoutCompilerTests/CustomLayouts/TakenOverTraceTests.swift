import Foundation
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Traces that are taken over from one recording to the next are those that a recording from nothing finds.
@Suite struct TakenOverTraceTests {
  private func record(
    _ root: LayoutNode, _ width: CGFloat, _ memory: TraceMemory? = nil, height: CGFloat? = 200
  ) throws -> LayoutRecording {
    let space = LayoutSpace(proposal: ProposedViewSize(width: width, height: height))
    return LayoutRecording(of: try LayoutTree(root), in: space, remembering: memory, notingSteps: false)
  }

  private func box(_ layout: some Layout, _ children: [LayoutNode] = words) -> LayoutNode {
    LayoutNode(.layout(AnyLayout(layout)), id: "box", children: children)
  }

  private static let words = [40.0, 60, 30, 50].enumerated().map {
    LayoutNode(.fixed(CGSize(width: $1, height: 20)), id: "w\($0)")
  }

  /// Runs of the layout's code in a recording; `nil` where it was pinned.
  private func probes(_ recording: LayoutRecording) -> Int? {
    guard case .traced(_, let probes)? = recording.customLayouts.first?.treatment else { return nil }
    return probes
  }

  /// What differs first between two recordings of a tree; slopes that were measured may differ in their last digits.
  private func difference(_ one: LayoutRecording, _ other: LayoutRecording) -> String? {
    let (mine, theirs) = (one.tape, other.tape)
    guard mine.operations.count == theirs.operations.count else {
      return "\(mine.operations.count) operations, not \(theirs.operations.count)"
    }
    guard mine.values.elementsEqual(theirs.values) else { return "other values" }
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-6 * max(1, abs(a)) }
    for (index, (a, b)) in zip(mine.operations, theirs.operations).enumerated() {
      let (terms, others) = (mine.terms(of: index), theirs.terms(of: index))
      let isEqual =
        a.kind == b.kind && a.node == b.node && isNear(a.lower, b.lower) && isNear(a.upper, b.upper)
        && terms.elementsEqual(others) { $0.result == $1.result && isNear($0.coefficient, $1.coefficient) }
      if !isEqual { return "operation \(index): \(a) of \(terms), not \(b) of \(others)" }
    }
    for (a, b) in zip(one.customLayouts, other.customLayouts) {
      switch (a.treatment, b.treatment) {
      case (.traced, .traced): continue
      default: if a.treatment != b.treatment { return "\(a), not \(b)" }
      }
    }
    return nil
  }

  private static let samples: [any Layout] = [
    WrappingFlow(), EqualWidthRow(), IdealRow(), WeightedColumns(), MasonryColumns(), RadialCircle(), OverlapPile(),
    CentredRows(), BaselineRow(), AspectGallery(), MinimumSidebar(), Timeline(), ArcLayout(), PixelCentred(),
    WidthKeyedRow(), AppendingColumn(), ProxyKeepingRow(),
  ]

  /// Random containers, at one width after another, near and far.
  @Test(arguments: 0..<17) func equalTracesFromNothing(sample: Int) throws {
    let layout = Self.samples[sample]
    var (taken, fromNothing) = (0, 0)
    for seed in TestSeeds.seeds(usual: 100) {
      let container = RandomContainer(AnyLayout(layout), seed: seed)
      let tree = try LayoutTree(container.root)
      let memory = TraceMemory()
      for width in [250, 251.5, 251.5, 247, 320, 90] {
        var space = container.space
        if space.proposal.width != nil { space.proposal.width = width }
        let mine = LayoutRecording(of: tree, in: space, remembering: memory, notingSteps: true)
        let theirs = LayoutRecording(of: tree, in: space)
        if let difference = difference(mine, theirs) {
          Issue.record("\(type(of: layout)), seed \(seed), width \(width): \(difference)\n\(space)\n\(container.root)")
          return
        }
        taken += probes(mine) ?? 0
        fromNothing += probes(theirs) ?? 0
      }
    }
    print("\(type(of: layout)): \(taken) probes, \(fromNothing) from nothing")
    #expect(fromNothing == 0 || 10 * taken < 9 * fromNothing)
  }

  /// Nothing has changed: nothing is run.
  @Test func unchanged() throws {
    let memory = TraceMemory()
    let first = try record(box(WrappingFlow()), 150, memory)
    let again = try record(box(WrappingFlow()), 150, memory)
    #expect(try probes(first) == probes(record(box(WrappingFlow()), 150)))
    #expect(probes(again) == 0)
    #expect(difference(again, first) == nil)
  }

  /// Elsewhere on the same piece two runs are enough.
  @Test func moved() throws {
    let memory = TraceMemory()
    _ = try record(box(WrappingFlow()), 150, memory)
    #expect(try probes(record(box(WrappingFlow()), 151, memory)) == 2)
  }

  /// A quarter of the width from 480 on, and 120 below: beyond the kink all is traced, and on it unless the piece is that on
  /// the side which a trace from nothing looks at first.
  @Test func kink() throws {
    let memory = TraceMemory()
    for (width, runs) in [(400.0, nil), (440, 2), (480, nil), (480, 0), (600, 2), (480, 0), (400, nil)]
      as [(Double, Int?)]
    {
      let (mine, theirs) = try (
        record(box(MinimumSidebar()), width, memory), record(box(MinimumSidebar()), width)
      )
      #expect(difference(mine, theirs) == nil, "\(width)")
      if let runs { #expect(probes(mine) == runs, "\(width)") } else { #expect((probes(mine) ?? 0) > 2, "\(width)") }
    }
  }

  /// 40 + 8 + 60 fit into 108; at 107 the second word begins a line.
  @Test func jump() throws {
    let memory = TraceMemory()
    for (width, isTraced) in [(120.0, true), (110, false), (107, true), (105, false)] {
      let mine = try record(box(WrappingFlow()), width, memory)
      #expect(try difference(mine, record(box(WrappingFlow()), width)) == nil, "\(width)")
      #expect((probes(mine) ?? 0 > 2) == isTraced, "\(width)")
    }
  }

  /// What rounds is pinned, in every recording.
  @Test func rounding() throws {
    let memory = TraceMemory()
    for width in [301.0, 301, 302, 305] {
      let mine = try record(box(PixelCentred()), width, memory)
      #expect(mine.customLayouts.first?.treatment == .pinned(.rounds), "\(width)")
    }
  }

  /// Whole points from 200 on: a trace from below is not taken over.
  @Test func roundingBeyondAWidth() throws {
    let layout = ClosureLayout { proposal, _ in
      let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 100
      return CGSize(width: width < 200 ? width : width.rounded(), height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    let memory = TraceMemory()
    for width in [150.0, 160, 300, 301, 160] {
      let (mine, theirs) = try (record(box(layout), width, memory), record(box(layout), width))
      #expect(difference(mine, theirs) == nil, "\(width)")
    }
    #expect(try record(box(layout), 300, memory).customLayouts.first?.treatment == .pinned(.rounds))
  }

  /// What a layout keeps outside its cache changes between two recordings: no question that it asks tells of that.
  @Test func state() throws {
    let tally = Tally()
    let layout = ClosureLayout { proposal, _ in
      CGSize(width: (proposal.width ?? 100) / CGFloat(1 + tally.count), height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    let memory = TraceMemory()
    for (count, width) in [(0, 300.0), (1, 300), (1, 320), (2, 320), (0, 310)] {
      tally.count = count
      let (mine, theirs) = try (record(box(layout), width, memory), record(box(layout), width))
      #expect(difference(mine, theirs) == nil, "\(count) at \(width)")
      #expect(mine.frames[0]?.width.value == width / Double(1 + count))
    }
  }

  /// The steps of a recording are those of its own run, at the same sizes too: what ran before is gone.
  @Test func stepsBelongToTheirRecording() throws {
    let memory = TraceMemory()
    let tree = try LayoutTree(box(WrappingFlow()))
    let space = LayoutSpace(proposal: ProposedViewSize(width: 120, height: 200))
    func steps() -> [[Double]] {
      let recording = LayoutRecording(of: tree, in: space, remembering: memory, notingSteps: true)
      return recording.tape.steps.flatMap { step in
        // Two lines at 120; from 146 on there is room for a third word in the first.
        [120.0, 121, 150].map { step.answer([$0]) }
      }
    }
    for _ in 0..<3 {
      let answers = steps()
      #expect(answers.count == 3 && answers[0] == answers[1] && answers[1] != answers[2], "\(answers)")
      #expect(answers[0].allSatisfy { $0 == 0 })
    }
  }

  /// The priorities that a layout sees are no answers to questions of sizes.
  @Test func otherTraits() throws {
    let layout = ClosureLayout { _, subviews in
      CGSize(width: 100 * (1 + (subviews.first?.priority ?? 0)), height: 20)
    } place: { bounds, _, subviews in
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
    let memory = TraceMemory()
    for priority in [0.0, 0, 1, 2] {
      let children = [Self.words[0].modified(by: .layoutPriority(priority))]
      let (mine, theirs) = try (
        record(box(layout, children), 300, memory), record(box(layout, children), 300)
      )
      #expect(difference(mine, theirs) == nil, "\(priority)")
    }
  }

  /// A taken over trace says whether the views still move with the bounds.
  @Test func otherOrigin() throws {
    let layout = ClosureLayout { _, _ in
      CGSize(width: 100, height: 20)
    } place: { bounds, _, subviews in
      let x = bounds.minY < 100 ? bounds.minX : bounds.minX / 2
      for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified) }
    }
    let memory = TraceMemory()
    for height in [10.0, 60, 200, 10] {
      let root = LayoutNode(
        .vstack(VStackLayout(alignment: .trailing, spacing: 0)),
        children: [LayoutNode(.fixed(CGSize(width: 220, height: height))), box(layout)])
      let (mine, theirs) = try (record(root, 300, memory, height: 400), record(root, 300, height: 400))
      #expect(difference(mine, theirs) == nil, "\(height)")
    }
  }
}
