public import Foundation
public import LayoutModel

/// What a `containerRelativeFrame` states: along which axes its length follows the container's, and how.
///
/// The container is the window, or what the root is offered where there is none; along an axis on which neither has a
/// length the frame does nothing.
public struct ContainerRelativeFrame: @unchecked Sendable {
  // Unchecked: SwiftUI takes plain closures; a pass calls them on the thread that runs it.

  /// How much of the container's length the frame takes.
  public enum Share {
    /// All of it.
    case whole
    /// The length of `span` columns of `count` equal ones with gaps of `spacing` points between them.
    case columns(count: Int, span: Int, spacing: CGFloat)
    /// What a closure makes of it.
    case computed((CGFloat, Axis) -> CGFloat)
  }

  /// The axes along which the length follows the container's.
  public var axes: Axis.Set
  /// Where in the frame the view stands.
  public var alignment: Alignment
  /// How much of the container's length it is.
  public var share: Share

  /// Makes a frame; a number of columns below 1 counts as 1.
  public init(_ axes: Axis.Set, alignment: Alignment = .center, share: Share = .whole) {
    self.axes = axes
    self.alignment = alignment
    if case .columns(let count, let span, let spacing) = share {
      self.share = .columns(count: max(1, count), span: max(1, span), spacing: spacing)
    } else {
      self.share = share
    }
  }
}
