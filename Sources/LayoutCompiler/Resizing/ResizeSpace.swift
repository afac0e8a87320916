import Foundation
public import LayoutEngine
public import LayoutModel

/// How much work a resize map may take.
public struct ResizeLimits: Sendable {
  /// The most layouts to solve.
  public var solves = 20_000
  /// The most seconds.
  public var seconds = 60.0

  /// Makes the default limits.
  public init() {}
}

extension LayoutSpace {
  /// The space with another length of the window along an axis; what the root is offered follows if it was the window's
  /// length. Without a window the root is offered the length.
  public func resized(_ axis: Axis, to length: Double) -> LayoutSpace {
    var space = self
    switch axis {
    case .horizontal:
      if container == nil || proposal.width == container?.width { space.proposal.width = length }
      space.container?.width = length
    case .vertical:
      if container == nil || proposal.height == container?.height { space.proposal.height = length }
      space.container?.height = length
    }
    return space
  }

  /// The length of the window along an axis; without a window, what the root is offered.
  public func length(along axis: Axis) -> Double? {
    switch axis {
    case .horizontal: (container?.width ?? proposal.width).map { Double($0) }
    case .vertical: (container?.height ?? proposal.height).map { Double($0) }
    }
  }
}
