import LayoutModel

extension LayoutTree {
  /// One node: its rule, its children and what a pass asks of it all the time.
  ///
  /// Measuring and placing read every node several times, and a large tree does not stay in the processor's caches
  /// meanwhile: a node takes 20 bytes, and what is asked more rarely is kept beside.
  struct Node {
    var rule: NodeRule
    var properties: Properties = .childrenHaveOnePriority
    /// The direction of the horizontal axis inside it; `nil` is that of the space that the tree is laid out in.
    var direction: LayoutDirection?
    private var storedFirstChild: Int32 = 0
    private var storedChildCount: Int32 = 0
    private var storedSlot: Int32 = 0

    init(rule: NodeRule) { self.rule = rule }

    var firstChild: Int {
      get { Int(storedFirstChild) }
      set { storedFirstChild = Int32(newValue) }
    }
    var childCount: Int {
      get { Int(storedChildCount) }
      set { storedChildCount = Int32(newValue) }
    }
    /// Where memos keep what they remember of it.
    var slot: Int {
      get { Int(storedSlot) }
      set { storedSlot = Int32(newValue) }
    }
    var children: Range<Int> { firstChild..<firstChild + childCount }
  }
}

extension LayoutTree.Node {
  /// What a node is known for before a pass begins.
  struct Properties: OptionSet {
    var rawValue: UInt8

    /// Its priority is its child's.
    static let passesPriority = Properties(rawValue: 1 << 0)
    /// It, or anything inside that shows through, may set an explicit guide.
    static let hasExplicitGuides = Properties(rawValue: 1 << 1)
    /// Its length along each axis follows from what it is offered along that axis alone.
    static let answersByAxis = Properties(rawValue: 1 << 2)
    /// All its children have the same priority.
    static let childrenHaveOnePriority = Properties(rawValue: 1 << 3)
    /// Its zero distances stay when it is framed, as a spacer's do.
    static let projectsSpacing = Properties(rawValue: 1 << 4)

    mutating func set(_ property: Properties, _ holds: Bool) {
      if holds { insert(property) } else { remove(property) }
    }
  }

  var hasExplicitGuides: Bool { properties.contains(.hasExplicitGuides) }
  var answersByAxis: Bool { properties.contains(.answersByAxis) }
  var childrenHaveOnePriority: Bool { properties.contains(.childrenHaveOnePriority) }
}

extension LayoutTree {
  /// Gives the nodes their slots in memos, once all are there: those first whose answers a plain pass remembers, in their
  /// order, so that what it looks at lies together.
  mutating func assignSlots() {
    var remembered = 0
    var others = nodes.count { $0.rule.isRemembered }
    for i in nodes.indices {
      if nodes[i].rule.isRemembered {
        nodes[i].slot = remembered
        remembered += 1
      } else {
        nodes[i].slot = others
        others += 1
      }
    }
  }
}
