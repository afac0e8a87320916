public import LayoutModel

/// A frame that stands around a view so that a solver can decide its size: as `.frame(width:)`, at a width to be found.
///
/// Until a length is decided the view answers for itself. Once it is, the view is offered that length and answered for
/// with it, whatever is proposed, so that it is rigid in its stack.
public struct VirtualFrame: Sendable, Equatable {
  /// The number, in the tree without virtual frames, of the node that the frame stands around.
  public var node: Int
  /// What can be decided of the width; `nil` where it is required as it is.
  public var width: DecidableLength?
  /// What can be decided of the height; `nil` where it is required as it is.
  public var height: DecidableLength?

  /// What can be decided along an axis.
  public subscript(axis: Axis) -> DecidableLength? { axis == .horizontal ? width : height }
}

/// The lengths that a solver can give a view along one axis, in points.
public struct DecidableLength: Sendable, Equatable {
  /// What the view is along this axis: decides what its natural length gives way to.
  public enum Content: Sendable, Equatable {
    /// Content with bounds of its own that it holds on to by priorities.
    case bounded(ClosedRange<Double>, resistance: ConstraintPriority, hugging: ConstraintPriority)
    /// Content whose own length, whatever it is, is what it holds on to by priorities.
    case natural(resistance: ConstraintPriority, hugging: ConstraintPriority)
    /// A view without bounds of its own: a colour, a spacer, a frame, a container.
    case free
  }

  /// The bounds that are required.
  public var bounds: ClosedRange<Double>
  /// What the view is.
  public var content: Content
}

/// Lengths that a solver has decided: one entry a virtual frame, in points.
public struct LayoutDecisions: Sendable, Equatable {
  /// One virtual frame's decided lengths; `nil` where the view answers for itself.
  public struct Lengths: Sendable, Equatable {
    /// The width.
    public var width: Double?
    /// The height.
    public var height: Double?

    /// Nothing decided.
    public init() {}

    /// The length along an axis.
    public subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// The lengths by virtual frame.
  public var lengths: [Lengths]

  /// Whether any length is decided.
  public var containsAny: Bool { lengths.contains { $0.width != nil || $0.height != nil } }

  /// Nothing decided for `count` frames.
  public init(count: Int) { lengths = Array(repeating: Lengths(), count: count) }
}
