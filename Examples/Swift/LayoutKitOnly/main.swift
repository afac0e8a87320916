// The direct engine by itself: this program links no solver.
import LayoutKit

struct Badge: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.blue
        .frame(width: 48, height: 48)
        .id("icon")
      Color.red
        .frame(width: 16, height: 16)
        .offset(x: 6, y: -6)
        .id("badge")
    }
  }
}

let layout = try Badge().resolvedLayout(in: .window(width: 100, height: 100))
for view in layout.views {
  print("\(view.id): \(view.frame.width) x \(view.frame.height) at \(view.frame.minX), \(view.frame.minY)")
}
