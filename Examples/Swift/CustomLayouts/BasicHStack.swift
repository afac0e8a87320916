import SwiftUI

/// Views side by side at their ideal sizes, centred vertically.
struct BasicHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Three blocks in a row of our own, or in a column.
struct Blocks: View {
  var isRow: Bool

  var body: some View {
    let layout = isRow ? AnyLayout(BasicHStack()) : AnyLayout(VStackLayout(spacing: 10))
    layout {
      Color.red.frame(width: 40, height: 20).id("red")
      Color.green.frame(width: 60, height: 50).id("green")
      Color.blue.frame(width: 30, height: 30).id("blue")
    }
    .animation(.default, value: isRow)
  }
}
