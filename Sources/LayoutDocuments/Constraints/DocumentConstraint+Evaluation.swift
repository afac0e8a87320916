public import Foundation
public import LayoutEngine
import LayoutModel

extension DocumentConstraint {
  /// The constraint's name, or its text where it has none.
  public var label: String { name ?? text }

  /// By how many points frames miss the constraint, 0 where they meet it.
  ///
  /// - Parameters:
  ///   - frames: The frames by id, in the coordinates of the container.
  ///   - space: The space that they were laid out in.
  /// - Returns: nil where a view has no frame, a frame has no value or a text baseline is named: frames do not tell.
  public func violation(of frames: [String: CGRect], in space: LayoutSpace) -> Double? {
    guard let left = left.value(of: frames, in: space), let right = right.value(of: frames, in: space) else {
      return nil
    }
    let difference = left - right
    guard !difference.isNaN else { return nil }
    switch relation {
    case .equal: return difference.magnitude
    case .lessThanOrEqual: return max(difference, 0)
    case .greaterThanOrEqual: return max(-difference, 0)
    }
  }
}

extension ConstraintExpression {
  fileprivate func value(of frames: [String: CGRect], in space: LayoutSpace) -> Double? {
    var sum = constant
    for term in terms {
      guard let value = term.value(of: frames, in: space) else { return nil }
      sum += term.coefficient * value
    }
    return sum
  }
}

extension ConstraintExpression.Term {
  fileprivate func value(of frames: [String: CGRect], in space: LayoutSpace) -> Double? {
    let frame: CGRect?
    switch subject {
    case .window: frame = space.container.map { CGRect(origin: .zero, size: $0) }
    case .view(let id): frame = frames[id]
    }
    guard let frame else { return nil }
    let (origin, size) = (frame.origin, frame.size)
    let isMirrored = space.layoutDirection == .rightToLeft
    switch attribute {
    case .left: return origin.x
    case .right: return origin.x + size.width
    case .leading: return isMirrored ? origin.x + size.width : origin.x
    case .trailing: return isMirrored ? origin.x : origin.x + size.width
    case .top: return origin.y
    case .bottom: return origin.y + size.height
    case .width: return size.width
    case .height: return size.height
    case .centerX: return origin.x + size.width / 2
    case .centerY: return origin.y + size.height / 2
    case .firstTextBaseline, .lastTextBaseline: return nil
    }
  }
}
