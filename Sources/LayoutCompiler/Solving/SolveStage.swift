/// A part of a solve. Rounds repeat all of them.
public enum SolveStage: String, Sendable, CaseIterable {
  /// The layout runs once and is recorded.
  case record
  /// The tape becomes a program.
  case lower
  /// The program is solved.
  case solve
  /// The answer is proved.
  case verify
  /// Frames, and what is reported of constraints, are read off.
  case frames
}
