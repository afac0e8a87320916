/// Makes the names in a tree differ: a name that stands again gets its number.
struct UniqueNames {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  /// Starts with names that are taken.
  init(taken: [String] = []) { self.taken = Set(taken) }

  /// Renames what repeats under `node`, parents before children.
  mutating func apply(to node: inout LayoutNode) {
    if let id = node.id { node.id = unique(id) }
    for i in node.children.indices { apply(to: &node.children[i]) }
  }

  private mutating func unique(_ name: String) -> String {
    var candidate = name
    while !taken.insert(candidate).inserted {
      counts[name, default: 1] += 1
      candidate = "\(name)#\(counts[name, default: 1])"
    }
    return candidate
  }
}
