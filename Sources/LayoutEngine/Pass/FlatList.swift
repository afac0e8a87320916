/// Elements side by side in memory, as in an array, for one owner.
///
/// A pass looks at such lists for every measurement. Since nobody shares them, reading retains nothing and writing asks
/// nothing; an array does both. Indices are checked.
@safe struct FlatList<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  /// An empty list with room for some elements.
  init(capacity: Int = 0) {
    self.capacity = max(16, capacity)
    unsafe base = UnsafeMutablePointer.allocate(capacity: self.capacity)
  }

  /// A list of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  deinit {
    unsafe base.deinitialize(count: count)
    unsafe base.deallocate()
  }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe base[index]
    }
    @inline(__always) set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe base[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: 2 * capacity) }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: max(2 * capacity, count + added)) }
    unsafe (base + count).initialize(repeating: element, count: added)
    count += added
  }

  /// Removes the elements behind the first `kept`.
  mutating func removeLast(keeping kept: Int) {
    precondition(kept >= 0 && kept <= count)
    unsafe (base + kept).deinitialize(count: count - kept)
    count = kept
  }

  /// Makes it a list of equal elements, in the room that it has.
  mutating func reset(repeating element: Element, count: Int) {
    removeLast(keeping: 0)
    append(repeating: element, count: count)
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
    self.capacity = capacity
  }
}
