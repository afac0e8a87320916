// Code as it is written for SwiftUI, with nothing but `import SwiftUI`, and the frames that it comes to.
import SwiftUI

func show(_ title: String, _ layout: ResolvedLayout) {
  print("\(title): \(layout.size.width) x \(layout.size.height)")
  for view in layout.views { show(view.id, view.frame) }
}

func show(_ id: String, _ frame: CGRect) {
  print("  \(id): \(frame.width) x \(frame.height) at \(frame.minX), \(frame.minY)")
}

let open = LayoutSpace.proposing(.unspecified)
let row = try Blocks(isRow: true).resolvedLayout(in: open)
let column = try Blocks(isRow: false).resolvedLayout(in: open)
show("row", row)
show("column", column)

print("half way from row to column:")
let half = try LayoutTransition(from: row, to: column).moment(at: 0.5)
for view in row.views { if let frame = half.frame(of: view.id) { show(view.id, frame) } }

show("leading guides of 0, 20 and 10", try Indents().resolvedLayout(in: open))
show("priorities 1 and 10 in 50 points", try Labels().resolvedLayout(in: .proposing(width: 120, height: 50)))
