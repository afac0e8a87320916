import LayoutModel

extension LayoutPass {
  /// The preferred gap between a node and its next sibling; both are children of a stack along `axis`.
  func gap(after node: Int, along axis: Axis) -> Double {
    if unsafe gaps.isEmpty { unsafe gaps = Array(repeating: .nan, count: nodes.count) }
    if unsafe gaps[node].isNaN {
      let distance = host.spacing(of: node).distance(to: host.spacing(of: node + 1), along: axis)
      unsafe gaps[node] = Double(distance)
    }
    return unsafe gaps[node]
  }
}

extension LayoutHost {
  /// The distances that a node prefers to its neighbours (section 3); asked once a node.
  func spacing(of node: Int) -> ViewSpacing {
    if let known = spacings[node] { return known }
    let spacing = findSpacing(node).mirrored(mirrorsSpacing(node))
    spacings[node] = spacing
    return spacing
  }

  private func findSpacing(_ node: Int) -> ViewSpacing {
    let children = pass.nodes[node].children
    func first() -> ViewSpacing { children.isEmpty ? .standard : spacing(of: children.lowerBound) }
    switch pass.nodes[node].rule {
    case .fixed, .flexible, .shape, .circle, .divider, .wrapping, .area, .fraction, .position, .geometryReader,
      .scrollView:
      return .standard
    case .text(let index): return tree.texts[index].spacing
    case .spacer(let leaf): return .spacer(leaf.orientation)
    case .stack(let rule): return .stacked(children.map { spacing(of: $0) }, along: rule.axis)
    case .zstack: return .layered(children.map { (pass.nodes[$0].priority, spacing(of: $0)) })
    case .grid(let grid): return .gridded(children.map { spacing(of: $0) }, pass.tree.grids[grid].structure)
    case .layout(let layout): return layoutSpacing(node, layout)
    case .padding(let rule): return first().reset(rule.insetEdges)
    case .frame(let index):
      return projects(node) ? first() : first().reset(tree.frames[index].givenEdges)
    case .flexibleFrame(let index):
      return projects(node) ? first() : first().reset(tree.flexibleFrames[index].givenEdges)
    case .containerFrame(let index):
      return projects(node) ? first() : first().reset(tree.containerFrames[index].givenEdges)
    case .virtualFrame(let frame): return projects(node) ? first() : first().reset(pass.decidedEdges(frame))
    case .fixedSize, .aspectRatio, .offset, .secondary, .alignmentGuide, .transparent, .viewThatFits: return first()
    }
  }

  /// Whether the node's leading edge is its parent's trailing one: distances belong to edges, wherever they lie.
  private func mirrorsSpacing(_ node: Int) -> Bool {
    let nodes = pass.nodes
    return node > 0 && direction(of: node) != direction(of: nodes[node].parent)
  }

  private func projects(_ node: Int) -> Bool { pass.nodes[node].projectsSpacing }
}
