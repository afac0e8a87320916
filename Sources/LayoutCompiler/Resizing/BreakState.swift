import Foundation
import LayoutEngine
import LayoutModel

/// What holds one part of a layout: two layouts that differ in one of them have a break between them.
struct BreakState: Equatable {
  /// The part: the same in every layout of a tree.
  let key: String
  /// Whose part it is.
  let subject: String
  /// What holds it, in words that complete "at", "no longer at": empty where nothing does.
  let text: String
  /// How much it explains: the less the more.
  let rank: Int
}

extension BreakState {
  init(_ report: ConstraintReport) {
    let standing = Explanation.Standing(report)
    self.init(
      key: "constraint \(report.index)", subject: "constraint '\(report.label)'", text: standing.rawValue, rank: 0)
  }

  /// Which named views are part of the layout.
  static func shown(_ frames: [CGRect?], _ tree: LayoutTree) -> [BreakState] {
    frames.indices.compactMap { node in
      tree.id(of: node).map { id in
        BreakState(key: "shown \(node)", subject: id, text: frames[node] == nil ? "hidden" : "shown", rank: 1)
      }
    }
  }

  /// What changes from one layout to the next, the telling ones first, at most `limit`; or that it jumps.
  static func changes(from before: [BreakState], to after: [BreakState], limit: Int = 3) -> [String] {
    let known = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var seen = Set<String>()
    let changes = after.compactMap { state -> (rank: Int, text: String)? in
      guard let old = known[state.key], old.text != state.text else { return nil }
      return (state.rank, state.change(from: old))
    }
    let keys = (old: Set(before.map(\.key)), new: Set(after.map(\.key)))
    let others = before.filter { !keys.new.contains($0.key) } + after.filter { !keys.old.contains($0.key) }
    let more = others.filter { $0.rank == 3 }.map { (rank: 3, text: "\($0.subject) is measured by another rule") }
    let lines = (changes + more).enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .filter { seen.insert($0.element.text).inserted }
    guard let best = lines.first?.element.rank else { return ["an order or a choice changes"] }
    // What merely follows, such as another longest view, is told only where nothing else is.
    return lines.filter { best >= 4 || $0.element.rank < 4 }.prefix(limit).map(\.element.text)
  }

  private func change(from old: BreakState) -> String {
    switch rank {
    case 0: return "\(subject) is \(text), not \(old.text) any more"
    case 1: return "\(subject) is \(text)"
    case 3: return "\(subject) takes \(text), not \(old.text) any more"
    case 5: return "\(subject): another length is \(text.prefix { $0 != ":" })"
    default:
      if text.isEmpty { return "\(subject) leaves \(old.text)" }
      return old.text.isEmpty ? "\(subject) reaches \(text)" : "\(subject) goes from \(old.text) to \(text)"
    }
  }
}

extension SolvedProgram {
  /// What holds the operations that frames depend on, and the lengths that are constant here only.
  var breakStates: [BreakState] { operationStates + localStates }

  private var localStates: [BreakState] {
    var counts: [Int32: Int] = [:]
    return recording.tape.locals.map { local in
      let number = counts[local.node, default: 0]
      counts[local.node] = number + 1
      return BreakState(
        key: "local \(local.node) \(number)", subject: names.view(ofNode: local.node).name,
        text: Self.words(local.value),
        rank: 3)
    }
  }

  private var operationStates: [BreakState] {
    let (tape, results) = (recording.tape, results)
    var counts: [String: Int] = [:]
    return tape.operations.indices.compactMap { index in
      let operation = tape.operations[index]
      let group = "\(operation.node) \(operation.kind)"
      let number = counts[group, default: 0]
      counts[group] = number + 1
      guard use.isLive[index] else { return nil }
      let values = tape.terms(of: index).map {
        $0.result < 0 ? $0.coefficient : $0.coefficient * results[Int($0.result)]
      }
      guard let text = Self.text(operation, values) else { return nil }
      let view = names.view(of: index)
      let rank = operation.kind != .clamp ? 5 : view.isNamed ? 2 : 4
      return BreakState(key: "\(group) \(number)", subject: view.name, text: text, rank: rank)
    }
  }

  private static func text(_ operation: Tape.Operation, _ values: [Double]) -> String? {
    switch operation.kind {
    case .clamp:
      guard let value = values.first else { return nil }
      if value <= operation.lower { return "its smallest, \(words(operation.lower))" }
      return value >= operation.upper ? "its largest, \(words(operation.upper))" : ""
    case .maximum:
      return values.indices.max { values[$0] < values[$1] }.map { "the largest:\($0)" }
    case .minimum:
      return values.indices.min { values[$0] < values[$1] }.map { "the smallest:\($0)" }
    case .input, .linear, .answer, .variable: return nil
    }
  }

  private static func words(_ value: Double) -> String {
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
