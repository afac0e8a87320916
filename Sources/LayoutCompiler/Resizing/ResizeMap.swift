public import Foundation
public import LayoutEngine
public import LayoutModel

/// Every frame of a layout as a function of the window's width or height: straight pieces between break points.
public struct ResizeMap: Sendable, Equatable {
  /// A range of lengths over which every frame moves in a straight line.
  public struct Piece: Sendable, Equatable {
    /// Where it begins, in points.
    public var from: Double
    /// Where it ends, in points.
    public var to: Double
    /// The frames at ``from``, by node; `nil` where a node is not part of the layout.
    public var frames: [CGRect?]
    /// How fast the frames move, in points for each point of the window.
    public var slopes: [WindowResponse.Rates?]
    /// Whether the frames are on the line, and not only near it: false where a view is curved, such as text of a constant
    /// area.
    public var isExact: Bool
    /// What changes where the piece begins, in words; empty for the first piece.
    public var causes: [String] = []

    /// The frames at a length of the window.
    public func frames(at length: Double) -> [CGRect?] {
      zip(frames, slopes).map { frame, slope in
        guard let frame, let slope else { return frame }
        return frame.moved(by: length - from, slope)
      }
    }
  }

  /// A range of lengths without a layout.
  public struct Gap: Sendable, Equatable {
    /// Where it begins, in points.
    public var from: Double
    /// Where it ends, in points.
    public var to: Double
    /// Why there is none.
    public var status: SolvedLayout.Status
  }

  /// The window's axis that changes.
  public var axis: Axis
  /// The lengths that are covered, in points.
  public var range: ClosedRange<Double>
  /// The pieces, from the smallest length to the largest.
  public var pieces: [Piece] = []
  /// Where there is no layout.
  public var gaps: [Gap] = []
  /// How many layouts were solved.
  public var solves = 0
  /// Whether the whole range was covered before the limits were reached.
  public var isComplete = true

  /// The frames at a length of the window, by node; `nil` where there is no layout.
  ///
  /// At a break point those of the later piece. Logarithmic in the number of pieces.
  public func frames(at length: Double) -> [CGRect?]? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].from <= length { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let piece = pieces[low - 1]
    return length <= piece.to ? piece.frames(at: length) : nil
  }
}

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

extension CGRect {
  /// The frame after the window has grown by `step`.
  func moved(by step: Double, _ rates: WindowResponse.Rates) -> CGRect {
    CGRect(
      x: origin.x + rates.x * step, y: origin.y + rates.y * step, width: size.width + rates.width * step,
      height: size.height + rates.height * step)
  }

  var frameParts: [Double] { [origin.x, origin.y, size.width, size.height].map { Double($0) } }
}
