public import LayoutEngine

/// Why an edit of a layout session is refused; the session is then as it was.
public enum LayoutSessionError: Error, Equatable, Sendable {
  /// The tree has no view of this name.
  case unknownView(String)
  /// The view has no content of its own whose size could be set, or it has one size and was given a range.
  case noEditableContent(String)
  /// A length is not finite, or below 0; the text says which.
  case notALength(String)
  /// There is no constraint at this position.
  case unknownPosition(Int)
  /// There is no constraint of this name.
  case unknownConstraint(String)
  /// The constraints cannot be used with the layout as edited.
  case constraint(ConstraintError)
}

extension LayoutSessionError: CustomStringConvertible {
  /// The cause, then the remedy.
  public var description: String {
    switch self {
    case .unknownView(let id): "there is no view named '\(id)'; give one that name, or correct it"
    case .noEditableContent(let id):
      "the view '\(id)' has no content of a size that could be set so; edit a fixed or flexible view, a fixed one by a size"
    case .notALength(let what): "\(what) is not a finite length of at least 0"
    case .unknownPosition(let index): "there is no constraint at position \(index); positions are counted from 0"
    case .unknownConstraint(let name): "there is no constraint named '\(name)'; name it, or use its position"
    case .constraint(let error): "\(error)"
    }
  }
}
