extension LiveRecording {
  /// What about a node has changed for the one around it.
  struct Revision {
    /// Something that it answered in the recording.
    var answers = false
    /// Something that the plain pass found, on which decisions hang.
    var probes = false
    /// The child that all of this comes from; `nil` where there are several, or it is not known.
    var child: Int?

    static let everything = Revision(answers: true, probes: true)

    /// Adds what has changed about a child.
    mutating func add(_ revision: Revision, ofChild node: Int) {
      guard revision.answers || revision.probes else { return }
      child = answers || probes ? (child == node ? node : nil) : node
      answers = answers || revision.answers
      probes = probes || revision.probes
    }
  }

  /// Measures nodes anew inside which something has changed, from the last of them towards the root: as far as anything
  /// changes.
  func revise(from last: Int, _ changes: inout Changes) {
    // What is inside a node comes after it.
    for node in (0...last).reversed() where revisions[node].answers || revisions[node].probes {
      let revision = revise(node, revisions[node], &changes)
      revisions[node] = Revision()
      guard let parent = tree.parent(of: node) else { return }
      revisions[parent].add(revision, ofChild: node)
    }
  }

  private func revise(_ node: Int, _ inner: Revision, _ changes: inout Changes) -> Revision {
    let rule = tree.nodes[node].rule
    switch rule {
    case .transparent, .alignmentGuide:
      // They answer as what is inside.
      _ = host.pass.remeasure(node) { _, _ in }
      _ = remeasure(node, &changes)
      return inner
    default: break
    }
    var probes = false
    var decides = false
    if case .layout(let layout) = rule {
      host.forget(node, layout)
      pass.custom.forget(node)
    }
    if inner.probes {
      host.pass.forgetOrders(of: node)
      decides = true
      if case .grid(let grid) = rule { decides = host.reviseGridOrders(of: node, grid, child: inner.child) }
      probes = host.pass.remeasure(node) { _, _ in }
      if case .stack(let stack) = rule { decides = pass.reorder(node, along: tree.rules.stacks[stack].axis) }
    }
    if case .layout = rule, host.hasOtherSpacing(node) { hasOtherDistances = true }
    guard inner.answers || decides else { return Revision(answers: false, probes: probes) }
    return Revision(answers: remeasure(node, &changes), probes: probes)
  }

  func remeasure(_ node: Int, _ changes: inout Changes) -> Bool {
    needsPlacing[node] = true
    remeasured.append(node)
    return recalling(node) {
      pass.remeasure(node) { changes.add($0, $1) }
    }
  }
}
