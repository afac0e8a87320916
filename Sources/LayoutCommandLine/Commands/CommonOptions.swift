import Foundation
import LayoutCompiler
import LayoutDocuments
import LayoutModel

/// Options that several commands take.
enum CommonOptions {
  static let output = Option<String?>(
    name: "output", placeholder: "FILE", summary: "Write the result to a file instead of standard output.",
    absent: nil
  ) { $0.isEmpty ? nil : .some($0) }

  static let proposal = Option<ProposedViewSize?>(
    name: "proposal", placeholder: "WxH",
    summary: "Offer this size to the root instead of the document's proposal; 'nil' and 'inf' are allowed.",
    absent: nil, read: { proposal($0).map { .some($0) } })

  static let timeLimit = Option<Double>(
    name: "time-limit", placeholder: "SECONDS", summary: "Give up solving after this time; 60 by default.",
    absent: SolverEngine.Options().timeLimit
  ) { text in number(text).flatMap { $0 > 0 ? $0 : nil } }

  static let policy = Option<PriorityPolicy>(
    name: "policy", placeholder: "lexicographic|weighted:RATIO",
    summary: "Solve priority after priority (the default), or all in one objective, each priority with RATIO times the "
      + "weight of the next: faster, and wrong where many weak wishes outvote a strong one.",
    absent: .lexicographic
  ) { text in
    if text == "lexicographic" { return .lexicographic }
    guard text.hasPrefix("weighted:"), let ratio = number(String(text.dropFirst("weighted:".count))) else { return nil }
    return ratio > 1 ? .weighted(ratio: ratio) : nil
  }

  static let cold = Flag(
    name: "cold", summary: "Let the solver start from its own basis instead of the direct engine's.")

  /// The options that say how to solve.
  static let solving = [proposal.description, policy.description, timeLimit.description, cold.description]

  private static func proposal(_ text: String) -> ProposedViewSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let width = length(parts[0]), let height = length(parts[1]) else { return nil }
    return ProposedViewSize(width: width, height: height)
  }

  /// A length, nil for "nil"; the outer nil says that the text is no length.
  private static func length(_ text: String) -> CGFloat?? {
    switch text {
    case "nil": .some(nil)
    case "inf": .some(.infinity)
    case "-inf": .some(-.infinity)
    default: number(text).map { .some(CGFloat($0)) }
    }
  }

  /// A number as JSON writes it.
  static func number(_ text: String) -> Double? {
    guard case .number(let number) = try? JSONValue(parsing: Array(text.utf8)) else { return nil }
    return number
  }
}

extension ParsedArguments {
  /// How to solve.
  var solverOptions: SolverEngine.Options {
    var options = SolverEngine.Options()
    options.startsCold = self[CommonOptions.cold]
    options.policy = self[CommonOptions.policy]
    options.timeLimit = self[CommonOptions.timeLimit]
    return options
  }
}
