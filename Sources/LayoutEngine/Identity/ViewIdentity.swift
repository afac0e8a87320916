/// Which view a node stands for: what stays the same while data, layouts and sizes change.
///
/// As in SwiftUI a view is known again by where it stands in the source, its structure: the position in a builder, the
/// branch of a condition; and by what the source says of it: the element of a `ForEach`, an ``View/id(_:)``. A container
/// whose layout changes in an `AnyLayout` keeps all its views. The name of a frame is no part of it.
///
/// Identities of two trees compare equal where both stand for the same view. Within one tree they all differ.
public struct ViewIdentity: Hashable, @unchecked Sendable {
  // Unchecked: identities hold users' ids, which SwiftUI does not ask to be Sendable; nothing changes them.

  /// One step on the way from the root to a view.
  public enum Step: Hashable, @unchecked Sendable {
    /// Into a container, or into what stands in front of or behind a view.
    case content
    /// To the view at a position of a builder, or of a list of nodes.
    case position(Int)
    /// Into a branch of an `if` with an `else`, or of a `switch`: `true` is the first.
    case branch(Bool)
    /// To the views of one element of a `ForEach`.
    case element(AnyHashable)
    /// To the view that says it is this one.
    case id(AnyHashable)
    /// Into an `AnyView` that holds a view of this type.
    case type(ObjectIdentifier)
    /// To the modifier of the view with this number, counted from the inside and from 1.
    case modifier(Int)
    /// To the stack that several views form without a container that the source names.
    case implicit
    /// To one more of the views that nothing tells apart: 1 is the second.
    case duplicate(Int)
  }

  /// The last step, with the way there.
  private final class Link {
    let parent: Link?
    let step: Step
    let hash: Int
    let count: Int

    init(_ parent: Link?, _ step: Step) {
      self.parent = parent
      self.step = step
      count = (parent?.count ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(parent?.hash)
      hasher.combine(step)
      hash = hasher.finalize()
    }
  }

  private var last: Link?

  /// Makes the root's own identity, where nothing is said of it.
  init() {}

  /// The steps from the root to the view.
  public var steps: [Step] {
    var steps: [Step] = []
    var next = last
    while let link = next {
      steps.append(link.step)
      next = link.parent
    }
    return steps.reversed()
  }

  /// The identity one step further.
  func appending(_ step: Step) -> ViewIdentity {
    var result = self
    result.last = Link(last, step)
    return result
  }

  /// The identity without its last step, if that is `step`.
  func dropping(_ step: Step) -> ViewIdentity {
    guard last?.step == step else { return self }
    var result = self
    result.last = last?.parent
    return result
  }

  /// Whether both stand for the same view; linear in the number of steps, with the hash compared first.
  public static func == (lhs: ViewIdentity, rhs: ViewIdentity) -> Bool {
    var (left, right) = (lhs.last, rhs.last)
    while let ours = left, let theirs = right {
      if ours === theirs { return true }
      guard ours.hash == theirs.hash, ours.count == theirs.count, ours.step == theirs.step else { return false }
      (left, right) = (ours.parent, theirs.parent)
    }
    return left == nil && right == nil
  }

  /// Combines a hash that was found once.
  public func hash(into hasher: inout Hasher) { hasher.combine(last?.hash) }
}

extension ViewIdentity: CustomStringConvertible {
  /// The steps with slashes between them, such as `/content/[2]/id(a)`.
  public var description: String { steps.isEmpty ? "/" : steps.map { "/\($0)" }.joined() }
}

extension ViewIdentity.Step: CustomStringConvertible {
  /// The step in a few letters.
  public var description: String {
    switch self {
    case .content: "content"
    case .position(let position): "[\(position)]"
    case .branch(let isFirst): isFirst ? "first" : "second"
    case .element(let id): "element(\(id))"
    case .id(let id): "id(\(id))"
    case .type: "any"
    case .modifier(let number): "modifier(\(number))"
    case .implicit: "implicit"
    case .duplicate(let number): "duplicate(\(number))"
    }
  }
}
