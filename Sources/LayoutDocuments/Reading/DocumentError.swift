/// Why a file is not a valid layout document.
public struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How many issues are kept; a file with more of them is better looked at from the top.
  public static let issueLimit = 20

  /// What is wrong, in the order of the file; at least one and at most ``issueLimit`` issues.
  public let issues: [DocumentIssue]

  /// Creates an error from at least one issue, in any order.
  public init(_ issues: [DocumentIssue]) {
    precondition(!issues.isEmpty, "an error without an issue")
    self.issues = issues.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map(\.element)
  }

  init(_ error: JSONSyntaxError) {
    self.init([DocumentIssue(.syntax(error.cause), at: error.position)])
  }

  /// One line per issue.
  public var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
