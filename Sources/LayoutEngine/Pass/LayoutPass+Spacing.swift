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
    case .text(let leaf): return pass.rules.texts[leaf].spacing
    case .spacer(let leaf): return .spacer(pass.rules.spacers[leaf].orientation)
    case .stack(let rule): return .stacked(children.map { spacing(of: $0) }, along: pass.rules.stacks[rule].axis)
    case .zstack: return .layered(children.map { (pass.priorities[$0], spacing(of: $0)) })
    case .grid(let grid): return .gridded(children.map { spacing(of: $0) }, pass.rules.grids[grid].structure)
    case .layout(let layout): return layoutSpacing(node, layout)
    case .padding(let rule): return first().reset(pass.rules.paddings[rule].insetEdges)
    case .frame(let rule): return projects(node) ? first() : first().reset(pass.rules.frames[rule].givenEdges)
    case .flexibleFrame(let rule):
      return projects(node) ? first() : first().reset(pass.rules.flexibleFrames[rule].givenEdges)
    case .containerFrame(let rule):
      return projects(node) ? first() : first().reset(pass.rules.containerFrames[rule].givenEdges)
    case .virtualFrame(let frame): return projects(node) ? first() : first().reset(pass.decidedEdges(frame.index))
    case .fixedSize, .aspectRatio, .offset, .secondary, .alignmentGuide, .transparent, .viewThatFits: return first()
    }
  }

  /// Whether the node's leading edge is its parent's trailing one: distances belong to edges, wherever they lie.
  private func mirrorsSpacing(_ node: Int) -> Bool {
    guard let parent = pass.tree.parent(of: node) else { return false }
    return direction(of: node) != direction(of: parent)
  }

  private func projects(_ node: Int) -> Bool { pass.nodes[node].properties.contains(.projectsSpacing) }
}
