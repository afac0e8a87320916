public import Foundation

extension LayoutTree {
  /// The identity of every node, by its number.
  ///
  /// A modifier has the identity of its view with its own number. Nodes that were not made from views, as those of a
  /// document, are told apart by their positions.
  ///
  /// - Complexity: linear in the number of nodes and of the steps between them.
  public var identities: [ViewIdentity] {
    var paths = Array(repeating: ViewIdentity(), count: nodes.count)  // Without the numbers of modifiers.
    var result = paths
    for node in nodes.indices {
      if node == 0 {
        for step in places[0].steps.reversed() { paths[0] = paths[0].appending(step) }
        result[0] = paths[0].numbered(places[0])
      }
      addIdentities(ofChildrenOf: node, &paths, &result)
    }
    return result
  }

  private func addIdentities(
    ofChildrenOf node: Int, _ paths: inout [ViewIdentity], _ result: inout [ViewIdentity]
  ) {
    let inside =
      places[node].steps.first == .implicit ? result[node].dropping(.implicit) : result[node].appending(.content)
    var taken = Set<ViewIdentity>(minimumCapacity: nodes[node].childCount)
    for (i, child) in nodes[node].children.enumerated() {
      if i == 0 && places[node].modifier > 0 {
        paths[child] = paths[node]
        result[child] = paths[child].numbered(places[child])
        continue
      }
      var path = inside
      if places[child].steps.isEmpty { path = path.appending(.position(i)) }
      for step in places[child].steps.reversed() { path = path.appending(step) }
      let base = path
      var duplicates = 0
      while !taken.insert(path).inserted {
        duplicates += 1
        path = base.appending(.duplicate(duplicates))
      }
      paths[child] = path
      result[child] = path.numbered(places[child])
    }
  }
}

extension ViewIdentity {
  fileprivate func numbered(_ place: StructuralPlace) -> ViewIdentity {
    place.modifier == 0 ? self : appending(.modifier(Int(place.modifier)))
  }
}

extension ResolvedLayout {
  /// The frames of all nodes that are part of the layout, by the views that they stand for.
  ///
  /// - Complexity: linear in the number of nodes and of the steps between them.
  public var framesByIdentity: [ViewIdentity: CGRect] {
    var frames: [ViewIdentity: CGRect] = [:]
    for (identity, frame) in zip(tree.identities, nodeFrames) { if let frame { frames[identity] = frame } }
    return frames
  }
}
