public import LayoutEngine

extension RandomLayout {
  /// The smallest layout on the way down that still fails, by a bounded greedy search.
  public func shrunk(while fails: (RandomLayout) -> Bool, attempts: Int = 2000) -> RandomLayout {
    var best = self
    var left = attempts
    var improved = true
    while improved && left > 0 {
      improved = false
      for smaller in best.root.simplifications {
        guard left > 0 else { break }
        left -= 1
        var candidate = best
        candidate.root = smaller
        guard fails(candidate) else { continue }
        best = candidate
        improved = true
        break
      }
    }
    return best
  }
}

extension LayoutNode {
  /// Trees that are simpler by one step: a child instead of the node, a child less, a child simplified.
  var simplifications: [LayoutNode] {
    var result = children
    let isContainer: Bool =
      switch kind {
      case .hstack, .vstack, .zstack, .grid, .viewThatFits, .layout, .geometryReader: true
      default: false
      }
    if isContainer && children.count > 4 {
      var half = self
      half.children.removeLast(children.count / 2)
      result.append(half)
    }
    for i in children.indices {
      if isContainer {
        var without = self
        without.children.remove(at: i)
        result.append(without)
      }
      for simpler in children[i].simplifications {
        var with = self
        with.children[i] = simpler
        result.append(with)
      }
    }
    if layoutDirection != nil {
      var without = self
      without.layoutDirection = nil
      result.append(without)
    }
    return result
  }
}

extension LayoutNode: CustomStringConvertible {
  /// The tree as indented text, for failure messages.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private var cellText: String { traits.isEmpty ? "" : " \(traits.gridCell)" }

  private func lines(indent: String) -> [String] {
    ["\(indent)\(kind)\(cellText)\(layoutDirection.map { " \($0)" } ?? "")"]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}
