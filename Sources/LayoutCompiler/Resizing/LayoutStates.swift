import LayoutEngine
import LayoutModel

/// What holds the parts of a layout: two layouts that differ in one of them have a break between them.
struct LayoutStates {
  private let recording: LayoutRecording
  private let use: TapeUse
  private let names: OperationNames
  /// Which piece each operation is on: see ``OperationChoice``.
  var choices: [Int32] = []
  /// How the constraints are met.
  var constraints: [ConstraintReport] = []

  init(_ recording: LayoutRecording, _ use: TapeUse, _ names: OperationNames) {
    self.recording = recording
    self.use = use
    self.names = names
  }

  /// What changes from one layout to the next, the telling ones first; or that it jumps.
  ///
  /// - Parameters:
  ///   - views: the named nodes that are part of only one of them, with whether it is the later one.
  ///   - before: the other layout's states.
  func changes(from before: LayoutStates, views: [(name: String, isShown: Bool)]) -> [String] {
    var changes = operationChanges(from: before)
    if recording.tape !== before.recording.tape { changes += localChanges(from: before) }
    changes += views.map { BreakChange(rank: 1, text: "\($0.name) is \($0.isShown ? "shown" : "hidden")") }
    for (old, new) in zip(before.constraints, constraints) {
      let (was, now) = (Explanation.Standing(old), Explanation.Standing(new))
      guard was != now else { continue }
      let text = "constraint '\(new.label)' is \(now.rawValue), not \(was.rawValue) any more"
      changes.append(BreakChange(rank: 0, text: text))
    }
    return BreakChange.texts(changes)
  }
}

/// One change at a break point.
private struct BreakChange {
  /// How much it explains: the less the more.
  var rank: Int
  var text: String

  /// The most that are told.
  private static let limit = 3

  static func texts(_ changes: [BreakChange]) -> [String] {
    var seen = Set<String>()
    let lines = changes.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .filter { seen.insert($0.element.text).inserted }
    guard let best = lines.first?.element.rank else { return ["an order or a choice changes"] }
    // What merely follows, such as another longest view, is told only where nothing else is.
    return lines.filter { best >= 4 || $0.element.rank < 4 }.prefix(limit).map(\.element.text)
  }
}

// MARK: Operations and constants

extension LayoutStates {
  /// A part that is found again in other recordings of the tree: which of a node's operations of a kind, or constants.
  private struct Key: Hashable {
    var node: Int32
    var kind: Tape.Kind
    var number: Int32
  }

  /// The operations that can be on several pieces, by their keys.
  private var operations: [(key: Key, index: Int)] {
    var counts: [Key: Int32] = [:]
    let operations = recording.tape.operations
    return operations.indices.compactMap { index in
      let operation = operations[index]
      guard operation.kind == .clamp || operation.kind == .maximum || operation.kind == .minimum else { return nil }
      var key = Key(node: operation.node, kind: operation.kind, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return use.isLive[index] ? (key, index) : nil
    }
  }

  private func operationChanges(from before: LayoutStates) -> [BreakChange] {
    if recording.tape === before.recording.tape {
      return choices.indices.compactMap { choices[$0] == before.choices[$0] ? nil : change($0, from: before, $0) }
    }
    let known = Dictionary(before.operations.map { ($0.key, $0.index) }, uniquingKeysWith: { first, _ in first })
    return operations.compactMap { key, index in known[key].flatMap { change(index, from: before, $0) } }
  }

  private func change(_ index: Int, from before: LayoutStates, _ earlier: Int) -> BreakChange? {
    guard use.isLive[index] else { return nil }
    let (old, new) = (before.holder(of: earlier), holder(of: index))
    guard old != new else { return nil }
    let view = names.view(of: index)
    if recording.tape.operations[index].kind != .clamp {
      return BreakChange(rank: 5, text: "\(view.name): another length is \(new.prefix { $0 != ":" })")
    }
    let text =
      new.isEmpty
      ? "leaves \(old)" : old.isEmpty ? "reaches \(new)" : "goes from \(old) to \(new)"
    return BreakChange(rank: view.isNamed ? 2 : 4, text: "\(view.name) \(text)")
  }

  /// What holds an operation, in words; empty where nothing does.
  private func holder(of index: Int) -> String {
    let operation = recording.tape.operations[index]
    switch (operation.kind, choices[index]) {
    case (.clamp, -1): return "its smallest, \(Self.words(operation.lower))"
    case (.clamp, 1): return "its largest, \(Self.words(operation.upper))"
    case (.maximum, let choice): return "the largest:\(choice)"
    case (.minimum, let choice): return "the smallest:\(choice)"
    default: return ""
    }
  }

  private var locals: [(key: Key, text: String)] {
    var counts: [Int32: Int32] = [:]
    return recording.tape.locals.map { local in
      let number = counts[local.node, default: 0]
      counts[local.node] = number + 1
      return (Key(node: local.node, kind: .input, number: number), Self.words(local.value))
    }
  }

  private func localChanges(from before: LayoutStates) -> [BreakChange] {
    let (earlier, later) = (before.locals, locals)
    let old = Dictionary(uniqueKeysWithValues: earlier.map { ($0.key, $0.text) })
    let new = Set(later.map(\.key))
    let changes = later.compactMap { key, text -> BreakChange? in
      guard let was = old[key], was != text else { return nil }
      return BreakChange(
        rank: 3, text: "\(names.view(ofNode: key.node).name) takes \(text), not \(was) any more")
    }
    let others = earlier.filter { !new.contains($0.key) } + later.filter { old[$0.key] == nil }
    return changes
      + others.map {
        BreakChange(rank: 3, text: "\(names.view(ofNode: $0.key.node).name) is measured by another rule")
      }
  }

  private static func words(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
