import Foundation
import GLPKBackend
import LayoutCompiler
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// What an explanation says holds up to solving again.
@Suite struct ExplanationTests {
  private static let size = RandomLayout.Size(leaves: 15, depth: 4)
  private static let step = 0.01
  private let engine = SolverEngine(solver: GLPKSolver())

  /// A point of window moves every frame as the rates say: they agree with solving again a little below and above.
  @Test func ratesAreFiniteDifferences() throws {
    var compared = 0
    for seed in TestSeeds.seeds(usual: 300) {
      let layout = RandomLayout(seed: seed, size: Self.size)
      guard let size = layout.space.proposal.finiteSize, layout.root.isPiecewiseLinear else { continue }
      let space = LayoutSpace(proposal: layout.space.proposal, layoutDirection: layout.space.layoutDirection)
      let root = layout.root.numbered()
      let tree = try LayoutTree(root)
      let constraints = seed.isMultiple(of: 2) ? RandomLayout.constraints(seed: seed, nodeCount: tree.count) : []
      guard let explanation = try? engine.explain(tree, in: space, constraints: constraints),
        explanation.status == .optimal, explanation.ambiguities.isEmpty
      else { continue }
      for response in explanation.windowResponses {
        guard let below = response.below, let above = response.above, below.rates == above.rates,
          below.end < response.value - Self.step, above.end > response.value + Self.step
        else { continue }
        let smaller = try frames(tree, size, response.axis, -Self.step, space, constraints)
        let larger = try frames(tree, size, response.axis, Self.step, space, constraints)
        guard let smaller, let larger, isSmooth(explanation, smaller, larger) else { continue }
        compared += 1
        for (node, rates) in above.rates.enumerated() {
          guard let rates, let a = smaller[node], let b = larger[node] else { continue }
          let differences = zip(a.parts, b.parts).map { ($1 - $0) / (2 * Self.step) }
          for (rate, difference) in zip([rates.x, rates.y, rates.width, rates.height], differences) {
            #expect(
              abs(rate - difference) < 1e-4 * max(1, abs(rate)),
              "seed \(seed), node \(node), \(response.axis): \(rates) against \(differences) \(constraints)")
          }
        }
      }
    }
    print("explanations: \(compared) responses compared")
    #expect(compared > 0)
  }

  private func frames(
    _ tree: LayoutTree, _ size: CGSize, _ axis: Axis, _ step: Double, _ space: LayoutSpace,
    _ constraints: [LayoutConstraint]
  ) throws -> [CGRect?]? {
    var space = space
    if axis == .horizontal {
      space.proposal.width = size.width + step
    } else {
      space.proposal.height = size.height + step
    }
    let solved = try engine.solve(tree, in: space, constraints: constraints)
    return solved.status == .optimal && solved.ambiguities.isEmpty ? solved.layout?.nodeFrames : nil
  }

  /// Whether the three layouts lie on one line: orders, roundings and jumps are not in the program.
  private func isSmooth(_ explanation: Explanation, _ smaller: [CGRect?], _ larger: [CGRect?]) -> Bool {
    explanation.views.allSatisfy { view in
      guard let node = view.node, let a = smaller[node], let b = larger[node] else { return false }
      return zip(view.frame.parts, zip(a.parts, b.parts)).allSatisfy { middle, ends in
        abs((ends.0 + ends.1) / 2 - middle) < 1e-6 * max(1, abs(middle))
      }
    }
  }

  /// A row of a title with priority and a caption: what is said of it, by hand.
  @Test func explainsARow() throws {
    let title = LayoutNode(
      .flexible(width: LengthRange(min: 50, ideal: 100, max: 300), height: LengthRange(min: 20, ideal: 20, max: 20)),
      id: "title")
    let caption = LayoutNode(
      .flexible(
        width: LengthRange(min: 40, ideal: 80, max: .infinity), height: LengthRange(min: 20, ideal: 20, max: 20)),
      id: "caption")
    let row = LayoutNode(
      .hstack(HStackLayout(spacing: 0)), children: [title.modified(by: .layoutPriority(1)), caption])
    let space = LayoutSpace(
      proposal: ProposedViewSize(width: 400, height: 20), container: CGSize(width: 400, height: 20))
    let explanation = try engine.explain(LayoutTree(row), in: space, constraints: [])
    let width = try #require(explanation.windowResponses.first { $0.axis == .horizontal })
    // The title stands at its largest width; every point more goes to the caption, down to where it gives up 40.
    let rates = explanation.views.map { view in view.node.flatMap { width.below?.rates[$0]?.width } }
    #expect(rates == [0, 1])
    #expect(width.below.map { abs($0.end - 340) < 1e-6 } == true)
    #expect(width.above?.end == .infinity)
    let chain = try #require(explanation.views.first?.chains?.width)
    #expect(chain.steps.first?.cause == .upperBound(300))
  }

  /// The price of a binding constraint is what its objective rises by when it asks for a point more.
  @Test func pricesAreWhatAPointCosts() throws {
    let leaf = LayoutNode(.fixed(CGSize(width: 100, height: 20)), id: "label")
    let other = LayoutNode(
      .flexible(width: LengthRange(), height: LengthRange(min: 20, ideal: 20, max: 20)), id: "field")
    let row = LayoutNode(.hstack(HStackLayout(spacing: 0)), children: [leaf, other])
    let space = LayoutSpace(proposal: ProposedViewSize(width: 300, height: 20))
    let explanation = try engine.explain(
      LayoutTree(row), in: space, constraints: [anchors("label").width == 130])
    let prices = try #require(explanation.constraintPrices.first)
    #expect(prices.first { $0.objective.hasPrefix("priority 250") }.map { abs($0.amount - 1) < 1e-9 } == true)
  }
}

extension LayoutNode {
  /// Whether no view's length is a constant that only holds here (an area by a length, a rounding to lines, a closure).
  fileprivate var isPiecewiseLinear: Bool {
    switch kind {
    case .area, .wrapping, .aspectRatio(nil, _), .alignmentGuide: false
    default: children.allSatisfy(\.isPiecewiseLinear)
    }
  }
}

extension CGRect {
  fileprivate var parts: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}

extension ProposedViewSize {
  /// The size that is offered, where it is a positive one.
  fileprivate var finiteSize: CGSize? {
    guard let width, let height, width.isFinite, height.isFinite, width > 1, height > 1 else { return nil }
    return CGSize(width: width, height: height)
  }
}
