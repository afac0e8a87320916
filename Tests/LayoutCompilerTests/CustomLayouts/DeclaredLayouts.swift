import Foundation
import LayoutEngine
import LayoutModel

/// Views side by side at their ideal sizes, with the distances that they prefer, on their baselines.
struct DeclaredRow: LinearLayout {
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    let sizes = subviews.map { $0.size(.unspecified) }
    return NumericSize(
      width: N.sum(sizes.map(\.width), plus: gaps(subviews).reduce(0, +)),
      height: N.maximum(sizes.map(\.height) + [N(0)]))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    var x = bounds.minX
    for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
      subview.place(at: NumericPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x = x + subview.size(.unspecified).width + gap
    }
  }

  private func gaps<N: LayoutNumber>(_ subviews: NumericSubviews<N>) -> [Double] {
    subviews.indices.dropLast().map {
      Double(subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal))
    }
  }
}

/// Columns that share the width by weights, with the first baselines on a line.
struct DeclaredColumns: LinearLayout {
  private func widths<N: LayoutNumber>(_ width: N, _ subviews: NumericSubviews<N>) -> [N] {
    let weights = subviews.map { Double($0[ColumnWeight.self]) }
    let total = weights.reduce(0, +)
    return weights.map { width * ($0 / total) }
  }

  private func width<N: LayoutNumber>(_ proposal: NumericProposal<N>) -> N {
    guard let width = proposal.width, width.value.isFinite else { return N(200) }
    return width.clamped(from: 40, to: 2000)
  }

  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    let width = width(proposal)
    let dimensions = zip(subviews, widths(width, subviews)).map {
      $0.dimensions(in: NumericProposal(width: $1, height: nil))
    }
    let above = N.maximum(dimensions.map { $0[VerticalAlignment.firstTextBaseline] } + [N(0)])
    let below = N.maximum(dimensions.map { $0.height - $0[VerticalAlignment.firstTextBaseline] } + [N(0)])
    return NumericSize(width: width, height: above + below)
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    let offers = widths(bounds.width, subviews).map { NumericProposal<N>(width: $0, height: nil) }
    let baselines = zip(subviews, offers).map { $0.dimensions(in: $1)[VerticalAlignment.firstTextBaseline] }
    let line = N.maximum(baselines + [N(0)])
    var x = bounds.minX
    for (i, subview) in subviews.enumerated() {
      subview.place(at: NumericPoint(x: x, y: bounds.minY + line - baselines[i]), proposal: offers[i])
      x = x + (offers[i].width ?? N(0))
    }
  }
}

/// As high as it is wide times the width of its first view, in hundreds; and its views on whole points.
struct DeclaredProduct: LinearLayout {
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    let size = proposal.replacingUnspecifiedDimensions(width: 100, height: 50)
    guard size.width.value.isFinite, let first = subviews.first else { return NumericSize(width: N(10), height: N(10)) }
    return NumericSize(width: size.width, height: size.width.multiplied(by: first.size(.unspecified).width * 0.01))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    for subview in subviews {
      let x = ((bounds.width - subview.size(.unspecified).width) * 0.5).rounded()
      subview.place(at: NumericPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// Reads the widths of its views and hides them from the tape.
struct CheatingRow: LinearLayout {
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    let widths = subviews.map { $0.size(.unspecified).width.value }
    return NumericSize(width: N(widths.reduce(0, +)), height: N(20))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Says something else when it is recorded.
struct TwoFacedLayout: LinearLayout {
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    NumericSize(width: N(N.isRecorded ? 50 : 40), height: N(20))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {}
}

/// States a rule, and has code of its own that says otherwise: the code is what SwiftUI would run.
struct OverridingLayout: LinearLayout {
  func size<N: LayoutNumber>(proposal: NumericProposal<N>, subviews: NumericSubviews<N>) -> NumericSize<N> {
    NumericSize(width: N(10), height: N(10))
  }

  func place<N: LayoutNumber>(
    in bounds: NumericRect<N>, proposal: NumericProposal<N>, subviews: NumericSubviews<N>
  ) {}

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 10)
  }
}
