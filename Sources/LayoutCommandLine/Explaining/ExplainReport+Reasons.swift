import LayoutCompiler
import LayoutModel
import LayoutReports

// MARK: What a point of window gives

extension ExplainReport {
  /// A table for each of the window's lengths: how the views move, and how far that goes.
  var windowLines: [String] {
    explanation.windowResponses.flatMap { response -> [String] in
      let rows = views.compactMap { view -> [String]? in
        let cells = cells(of: view, in: response)
        return cells.allSatisfy { $0 == "0" } ? nil : ["  " + view.id] + cells
      }
      let heading = "one point more of window \(response.axis.lengthName)" + (rows.isEmpty ? " moves nothing" : "")
      var table = TextTable([.left, .right, .right, .right, .right])
      table.append([rows.isEmpty ? "" : "  view", "x", "y", "width", "height"])
      for row in rows { table.append(row) }
      return ["", "\(heading); \(shape(response))"] + (rows.isEmpty ? [] : table.lines)
    }
  }

  /// Over which lengths of the window the picture keeps its shape, in words.
  func shape(_ response: WindowResponse) -> String {
    let (from, to) = (NumberText.length(response.shape.from), NumberText.length(response.shape.to))
    let side = [
      response.below == nil ? "there is no layout below" : nil,
      response.above == nil ? "there is no layout above" : nil,
    ]
    let range = from == to ? "only at \(from)" : "from \(from) to \(to)"
    return (["the picture keeps its shape \(range)"] + side.compactMap(\.self)).joined(separator: ", ")
  }

  /// How the four parts of a frame move: one number, or `below | above` where they differ.
  func cells(of view: Explanation.View, in response: WindowResponse) -> [String] {
    let sides = [response.below, response.above].map { side in
      view.node.flatMap { side?.rates[$0] }?.numbers.map(NumberText.length) ?? ["-", "-", "-", "-"]
    }
    return zip(sides[0], sides[1]).map { $0 == $1 ? $0 : "\($0) | \($1)" }
  }
}

// MARK: Chains

extension ExplainReport {
  /// For each view what its edges are computed from, and each of the steps behind that once.
  var chainLines: [String] {
    let steps = steps
    var edges = TextTable([.left, .left, .right, .left])
    edges.append(["why", "", "", "sum of"])
    var hasChains = false
    for view in views {
      for (index, part) in (view.chains?.parts ?? []).enumerated() {
        let value = NumberText.length(view.frame.numbers[index])
        edges.append([index == 0 ? "  " + view.id : "", part.name, value, part.chain.formula])
        hasChains = true
      }
    }
    guard hasChains else { return [] }
    guard !steps.isEmpty else { return [""] + edges.lines }
    var table = TextTable([.left, .right, .left])
    table.append(["step", "", "is"])
    for step in steps { table.append(["  " + step.name, NumberText.length(step.value), step.reason]) }
    return [""] + edges.lines + [""] + table.lines
  }
}

extension EdgeChain.Step {
  /// What holds the step's value, in words.
  var reason: String {
    switch cause {
    case .window: "the window"
    case .input: "\(formula), within its bounds"
    case .lowerBound(let bound): "its smallest, \(NumberText.length(bound))"
    case .upperBound(let bound): "its largest, \(NumberText.length(bound))"
    case .largest(let winner): "the largest: \(winner)"
    case .smallest(let winner): "the smallest: \(winner)"
    case .ownAnswer: "the view's own answer, \(formula)"
    case .constraints: "decided by the constraints"
    }
  }
}
