/// How a container with a layout of a user's own entered a formulation.
public struct CustomLayoutReport: Sendable, Equatable {
  /// The three ways in.
  public enum Treatment: Sendable, Equatable {
    /// The layout states its rule for any number: the rule itself was recorded. `constants` are the operations by which
    /// it made a moving length constant, in the order in which they were first seen; empty where all of it is linear.
    case declared(constants: [String])
    /// The layout's real code was run with one input after another nudged, and its linear piece read off: in `rounds`
    /// recordings, by `probes` runs in all; by fewer runs, or none, where earlier recordings had told what it does.
    case traced(rounds: Int, probes: Int)
    /// The container's views stand where the direct engine puts them.
    case pinned(PinReason)
  }

  /// The number of the container's node in the tree.
  public var node: Int
  /// The container's name; `nil` where it has none.
  public var id: String?
  /// The layout's type.
  public var layout: String
  /// How it was treated.
  public var treatment: Treatment

  /// The container's name, or the layout's type where it has none.
  public var label: String { id ?? layout }

  /// The report of a recording that was made before.
  var withoutProbes: CustomLayoutReport {
    guard case .traced(let rounds, _) = treatment else { return self }
    var report = self
    report.treatment = .traced(rounds: rounds, probes: 0)
    return report
  }
}

/// Why a layout could not be traced.
public enum PinReason: String, Sendable, Equatable, CaseIterable {
  /// A result bends: it is no linear function near the point, on either side.
  case bends
  /// A result is rounded: it stays where it is under small nudges and steps under larger ones.
  case rounds
  /// A result jumps or kinks, whichever way the inputs are nudged.
  case jumps
  /// Two runs with equal inputs gave unequal results.
  case inconsistent
  /// A run with new storage gives another result than the direct engine's, which depends on what was asked before.
  case historical
  /// Under a nudge the layout asks its views for other sizes, or misuses them.
  case restless
  /// Recording it anew at the solved sizes changed its piece every time.
  case unsettled
}

extension PinReason: CustomStringConvertible {
  /// The reason as the end of a sentence about the layout.
  public var description: String {
    switch self {
    case .bends: "its result bends: no linear piece holds near the sizes"
    case .rounds: "it rounds its result"
    case .jumps: "its result jumps or kinks whichever way the sizes move"
    case .inconsistent: "it gives unequal results for equal sizes"
    case .historical: "its result depends on what it was asked before"
    case .restless: "it asks its views other questions whenever the sizes move"
    case .unsettled: "it did not settle at the solved sizes"
    }
  }
}

extension CustomLayoutReport: CustomStringConvertible {
  /// The container and its treatment in words.
  public var description: String {
    let name = id.map { "'\($0)' (\(layout))" } ?? layout
    switch treatment {
    case .declared(let constants):
      let held = constants.isEmpty ? "" : ", with constants by \(constants.joined(separator: ", "))"
      return "\(name): declared\(held)"
    case .traced(let rounds, let probes):
      return "\(name): traced, \(rounds) \(rounds == 1 ? "round" : "rounds"), \(probes) probes"
    case .pinned(let reason): return "\(name): pinned, \(reason)"
    }
  }
}
