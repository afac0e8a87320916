package import LayoutModel

/// A recorded layout that stays in memory, so that after an edit only what the edit reaches is recorded anew.
///
/// What every node answered is remembered by what it was offered. After an edit, the nodes from the edited one up to the
/// root are measured anew for all that they were asked, as far as any answer changes; then the containers among them are
/// placed anew, and what is thereby offered something else is placed in turn. Everything else keeps its operations.
/// New operations go to the end of the tape, so that what is known of older ones' results stays known.
///
/// Nodes are placed relative to their parents: one that only moves has nothing recorded.
///
/// Layouts of users' own are run anew, and traced, where something inside has changed, or what they are offered. The plain
/// pass places the whole tree after every edit: so it runs the code of each layout that has moved, and tells whether the
/// recording still says what the code does.
package final class LiveRecording {
  /// What an edit came to.
  package struct Changes {
    /// The nodes that have been placed anew, parents before children.
    package var placed: [Int] = []
    /// Answers that were measured anew and have the value that they had: the operations before, and now.
    package var unchanged: [(before: Int32, now: Int32)] = []

    /// No changes.
    package init() {}

    /// Adds a number that has the value that it had.
    mutating func add(_ before: TapeNumber, _ now: TapeNumber) {
      guard before.result >= 0 && now.result >= 0 && before.result != now.result else { return }
      unchanged.append((before.result, now.result))
    }
  }

  /// The operations of all recordings so far.
  package let tape = Tape()
  /// The tree as edited.
  package private(set) var tree: LayoutTree
  let space: LayoutSpace
  let host: LayoutHost
  var pass: LayoutPass<TapeNumber>
  let offer: NumericProposal<TapeNumber>
  let window: NumericSize<TapeNumber>?
  var decisions: LayoutDecisions
  var decided: [(width: TapeNumber?, height: TapeNumber?)]
  /// Where each node stands in its parent, how large it is and what it is offered.
  var places: [PlacedNode<TapeNumber>?]
  var needsPlacing: [Bool]
  var remeasured: [Int] = []
  /// The operations of large containers that have run again.
  var recalled: [Int: Tape.Recalled] = [:]
  /// The grids of which some cells may be placed without the others, as they were placed last.
  var placedGrids: [Int: PlacedGrid] = [:]
  /// What has changed inside nodes that have not been measured anew yet.
  var revisions: [Revision]

  /// Whether a layout of a user's own has changed the distances that it prefers: neighbours would have to be told.
  var hasOtherDistances = false

  /// Whether a tree's layouts may be laid out at decided lengths: not where there are layouts of users' own, on whose kinks a
  /// solve from nothing may take another side.
  package static func followsDecisions(_ tree: LayoutTree) -> Bool { tree.rules.layouts.isEmpty }

  /// Whether edits can be followed: not where a layout is pinned, since anything may change what it does, and not where one
  /// depends on where its bounds lie, since nodes are placed relative to their parents.
  package var isFollowable: Bool { !pass.custom.isPinned && !pass.custom.dependsOnOrigin && !hasOtherDistances }

  /// How the layouts of users' own were treated; runs are those of the last edit.
  package var customLayouts: [CustomLayoutReport] { pass.customLayoutReports(tape) }

  /// Records a tree.
  package convenience init(of tree: LayoutTree, in space: LayoutSpace) {
    self.init(tree, space, LayoutDecisions(count: 0))
  }

  /// Records a tree with virtual frames at decided lengths, which are inputs of the tape.
  package convenience init(of steered: SteeredTree, in space: LayoutSpace, decisions: LayoutDecisions) {
    self.init(steered.tree, space, decisions)
  }

  private init(_ tree: LayoutTree, _ space: LayoutSpace, _ decisions: LayoutDecisions) {
    self.tree = tree
    self.space = space
    self.decisions = decisions
    tape.reserveCapacity(operations: 20 * tree.count)
    (window, offer) = space.inputs(on: tape)
    decided = decisions.lengths.map { [tape] in ($0.width.map(tape.input), $0.height.map(tape.input)) }
    host = LayoutHost(tree, in: space, decisions: decisions)
    host.layOut(in: space)
    pass = LayoutPass(
      tree, host: host, steering: Steering(decided: decided),
      container: NumericProposal(width: window?.width ?? offer.width, height: window?.height ?? offer.height),
      tape: tape)
    places = Array(repeating: nil, count: tree.count)
    needsPlacing = Array(repeating: false, count: tree.count)
    revisions = Array(repeating: Revision(), count: tree.count)
  }

  deinit {
    // Caches may hold the host.
    host.caches.removeAll()
  }

  /// Places the whole tree for the first time.
  package func placeAll() -> Changes {
    var changes = Changes()
    placeRoot()
    _ = placeNodes(from: 0, &changes)
    changes.placed.insert(0, at: 0)
    return changes
  }

  /// How many distinct measurements there are.
  package var measurements: Int { pass.measurements }

  /// A node's place in its parent; `nil` where it is not part of the layout.
  package func place(of node: Int) -> LayoutRecording.Frame? {
    places[node].map {
      LayoutRecording.Frame(
        x: LayoutRecording.Quantity($0.origin.x), y: LayoutRecording.Quantity($0.origin.y),
        width: LayoutRecording.Quantity($0.size.width), height: LayoutRecording.Quantity($0.size.height))
    }
  }

  /// The operation of a decided length.
  package func input(of frame: Int, _ axis: Axis) -> Int32? {
    (axis == .horizontal ? decided[frame].width : decided[frame].height)?.result
  }
}

extension LiveRecording {
  /// Makes a leaf's content another.
  ///
  /// - Parameters:
  ///   - node: the leaf.
  ///   - tree: the tree with the leaf's new content.
  /// - Returns: what has changed; `nil` where it cannot be told, so that everything has to be recorded anew.
  package func change(_ node: Int, in tree: LayoutTree) -> Changes? {
    self.tree = tree
    host.change(to: tree, decisions)
    pass = LayoutPass(after: pass, tree, Steering(decided: decided))
    pass.custom.resetProbes()
    var changes = Changes()
    let answers = remeasure(node, &changes)
    if let parent = tree.parent(of: node) {
      revisions[parent].add(Revision(answers: answers, probes: true), ofChild: node)
      revise(from: parent, &changes)
    }
    return placeAgain(changes)
  }

  /// Gives virtual frames other decided lengths, or none.
  package func decide(_ decisions: LayoutDecisions) -> Changes? {
    var changes = Changes()
    var changed: [Int] = []
    var toggled: [Int] = []
    for node in tree.nodes.indices {
      guard case .virtualFrame(let number) = tree.nodes[node].rule else { continue }
      let frame = number.index
      let (old, new) = (self.decisions.lengths[frame], decisions.lengths[frame])
      guard old != new else { continue }
      if old.width != new.width { decided[frame].width = new.width.map(tape.input) }
      if old.height != new.height { decided[frame].height = new.height.map(tape.input) }
      changed.append(node)
      if (old.width == nil) != (new.width == nil) || (old.height == nil) != (new.height == nil) { toggled.append(node) }
    }
    guard let last = changed.last else { return changes }
    let gaps = toggled.map(forgetDistances)
    let priorities = toggled.isEmpty ? [] : pass.priorities
    self.decisions = decisions
    host.change(to: tree, decisions)
    pass = LayoutPass(after: pass, tree, Steering(decided: decided))
    for (node, priority) in zip(pass.nodes.indices, priorities) where pass.priorities[node] != priority {
      if let parent = tree.parent(of: node) { revisions[parent] = .everything }
    }
    for (node, gap) in gaps.joined() where isOther(gap, after: node) {
      if let parent = tree.parent(of: node) { revisions[parent] = .everything }
    }
    for node in changed { revisions[node] = .everything }
    revise(from: last, &changes)
    return placeAgain(changes)
  }

  /// Forgets what neighbours keep from a node that a frame comes around, or goes from, and from those around it; returns
  /// the gaps that were known, by the node before.
  private func forgetDistances(of node: Int) -> [(node: Int, gap: Double)] {
    var gaps: [(node: Int, gap: Double)] = []
    var next = node
    while true {
      host.spacings[next] = nil
      guard let parent = tree.parent(of: next) else { return gaps }
      switch tree.nodes[parent].rule {
      case .stack:
        for neighbour in [next - 1, next] where tree.nodes[parent].children.contains(neighbour) {
          _ = host.pass.forgetGap(after: neighbour)
          gaps.append((neighbour, pass.forgetGap(after: neighbour)))
        }
      case .grid:
        host.gridGaps[parent] = nil
        placedGrids[parent] = nil
        revisions[parent] = .everything
      default: break
      }
      next = parent
    }
  }

  /// Whether the gap after a child of a stack, where it was known, is another now.
  private func isOther(_ gap: Double, after node: Int) -> Bool {
    guard !gap.isNaN, let parent = tree.parent(of: node), case .stack(let stack) = tree.nodes[parent].rule else {
      return false
    }
    return pass.gap(after: node, along: tree.rules.stacks[stack].axis) != gap
  }
}
