import SwiftUI

/// Views on a circle, turned so that the first of two ranks stands on top.
struct MyRadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let offset = getOffset(subviews: subviews, angle: angle)

    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  private func getOffset(subviews: Subviews, angle: Double) -> Double {
    let ranks = subviews.map { $0[Rank.self] }
    guard let first = ranks.firstIndex(of: 1) else { return 0 }
    return -angle * Double(first)
  }
}

private struct Rank: LayoutValueKey {
  nonisolated static let defaultValue: Int = 0
}

extension View {
  func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}

/// Views on a circle by their sine and cosine; the start can be animated.
struct CircularLayout: Layout {
  var radius: CGFloat
  var start: Angle = .zero

  var animatableData: AnimatablePair<CGFloat, Angle.AnimatableData> {
    get { AnimatablePair(radius, start.animatableData) }
    set {
      radius = newValue.first
      start.animatableData = newValue.second
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let maxSize = subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(width: 2 * radius + maxSize.width, height: 2 * radius + maxSize.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for index in subviews.indices {
      let angle = start.radians + CGFloat(index) / CGFloat(subviews.count) * 2 * .pi
      subviews[index].place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: UnitPoint(x: 0.5, y: 0.5),
        proposal: proposal)
    }
  }
}
