import LayoutModel

/// The caches of a tree's layouts, by the layout's number.
///
/// A cache may hold proxies, and so the host that owns it: whoever makes a host empties its caches at the end.
struct LayoutCaches {
  /// What there is of one layout.
  enum Entry {
    case absent
    /// Good for this tree.
    case current(AnyLayout.Cache)
    /// Made for the same views in an earlier tree: good after an update.
    case earlier(AnyLayout.Cache)

    /// The cache, made or brought up to date if need be.
    consuming func ready(for layout: AnyLayout, _ subviews: LayoutSubviews) -> AnyLayout.Cache {
      switch self {
      case .absent: return layout.makeCache(subviews: subviews)
      case .current(let cache): return cache
      case .earlier(var cache):
        layout.updateCache(&cache, subviews: subviews)
        return cache
      }
    }
  }

  private var entries: [Entry]
  private var isUsed = false

  init(count: Int) { entries = Array(repeating: .absent, count: count) }

  /// Hands over a cache that a layout of the same views, of any type, left behind.
  mutating func inherit(_ layout: RuleNumber<AnyLayout>, _ cache: AnyLayout.Cache) { set(layout, .earlier(cache)) }

  /// Takes what there is out of the store: layouts inside may be called, and use the store, before it is put back.
  mutating func take(_ layout: RuleNumber<AnyLayout>) -> Entry {
    let entry = entries[layout.index]
    entries[layout.index] = .absent
    return entry
  }

  /// Puts back what was taken out.
  mutating func put(_ layout: RuleNumber<AnyLayout>, _ cache: AnyLayout.Cache) { set(layout, .current(cache)) }

  private mutating func set(_ layout: RuleNumber<AnyLayout>, _ entry: Entry) {
    entries[layout.index] = entry
    isUsed = true
  }

  /// What there is of a layout.
  func cache(of layout: RuleNumber<AnyLayout>) -> AnyLayout.Cache? {
    switch entries[layout.index] {
    case .absent: nil
    case .current(let cache), .earlier(let cache): cache
    }
  }

  /// Lets go of a layout's cache.
  mutating func forget(_ layout: RuleNumber<AnyLayout>) { entries[layout.index] = .absent }

  /// Lets go of all.
  mutating func removeAll() {
    guard isUsed else { return }
    entries = Array(repeating: .absent, count: entries.count)
    isUsed = false
  }
}
