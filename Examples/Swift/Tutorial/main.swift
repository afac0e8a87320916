import LayoutSolver

struct Form: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text("Name").id("name")
        Color.blue.frame(height: 30).id("nameField")
      }
      HStack(spacing: 8) {
        Text("Street address").id("address")
        Color.blue.frame(height: 30).id("addressField")
      }
    }
  }
}

let tree = try LayoutTree(Form())
let window = LayoutSpace.window(width: 320, height: 100)
let engine = SolverEngine()

// Two views in different stacks: no stack can line them up.
let gutter = anchors("nameField").leading == anchors("addressField").leading
let solved = try engine.solve(tree, in: window, constraints: [gutter.priority(.high).named("one gutter")])

for view in solved.layout?.views ?? [] {
  print("\(view.id): \(view.frame.width) wide at \(view.frame.minX)")
}

let explanation = try engine.explain(tree, in: window, constraints: [gutter.priority(.high).named("one gutter")])
for response in explanation.windowResponses where response.axis == .horizontal {
  print("the picture keeps its shape from \(response.below?.end ?? response.value) points")
}
