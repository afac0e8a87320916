/// How a run of the tool ended, in the numbers of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// Done, and the answer is yes where there is a question.
  case done = 0
  /// Ran to the end, and the answer is no: infeasible, or a mismatch.
  case answerIsNo = 1
  /// The arguments make no sense.
  case usage = 64
  /// The input is not a valid document.
  case invalidDocument = 65
  /// The input cannot be read.
  case unreadable = 66
  /// The tool or its solver failed.
  case failure = 70
  /// The output file cannot be created.
  case cannotCreate = 73
  /// The output cannot be written.
  case outputFailed = 74
  /// A limit was reached.
  case limitReached = 75
}
