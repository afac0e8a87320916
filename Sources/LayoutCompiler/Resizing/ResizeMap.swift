public import Foundation
public import LayoutModel

/// How the frames of a layout follow the length of the window along one axis: exact straight pieces over a range.
///
/// Between two break points every coordinate is a line, so a resize is one multiplication and one addition for each, and
/// the break points say at which length which view starts to shrink, stops growing or changes places.
public struct ResizeMap: Sendable {
  /// Why lines change at a break point.
  public enum Cause: Sendable, Equatable {
    /// A length comes to its smallest value, or leaves it.
    case lowerBound(Double)
    /// A length comes to its largest value, or leaves it.
    case upperBound(Double)
    /// Another view becomes the one that decides a largest or smallest length.
    case winner
    /// The layout changes its shape: the order of serving, the lines of a text, a view that fits, what constraints decide.
    case shape
  }

  /// A length of the window at which lines change.
  public struct BreakPoint: Sendable, Equatable {
    /// The window's length in points, the first at which the new lines hold.
    public var length: Double
    /// The views whose rules change there, with why; empty names stand for views without one.
    public var changes: [Change]
  }

  /// One view's part in a break point.
  public struct Change: Sendable, Equatable {
    /// The number of the view's node.
    public var node: Int
    /// The view's name; `nil` for one without.
    public var id: String?
    /// Why.
    public var cause: Cause
  }

  /// Why a map ends where it does.
  public enum End: Sendable, Equatable {
    /// It covers all that was asked for.
    case reached
    /// The layout at this length could not be decided; the text says why.
    case unsolved(Double, String)
    /// There are more pieces than were allowed.
    case pieceLimit
    /// Beyond this length the layout bends, as where an area follows from a width: there are no straight pieces.
    case curved(Double)
  }

  /// The axis along which the window changes.
  public let axis: Axis
  /// The lengths that the map covers.
  public internal(set) var range: ClosedRange<Double>
  /// The break points inside the range, rising.
  public internal(set) var breakPoints: [BreakPoint] = []
  /// Why it ends.
  public internal(set) var end = End.reached
  /// How often the layout was solved to make it.
  public internal(set) var solves = 0
  /// How often the layout was laid out directly to check it.
  public internal(set) var checks = 0
  /// The number of nodes.
  public let nodeCount: Int

  /// A coordinate or length from some length of the window on.
  struct Line {
    var from: Double
    var value: Double
    var slope: Double
  }

  /// For each of the four parts of each node's frame, where its lines start; a part's lines rise.
  var starts: [Int32] = [0]
  var lines: [Line] = []

  init(axis: Axis, range: ClosedRange<Double>, nodeCount: Int) {
    self.axis = axis
    self.range = range
    self.nodeCount = nodeCount
  }

  /// Marks the parts of a frame that is not part of the layout: no arithmetic makes this one.
  static let absent = Double(bitPattern: 0x7FF8_0000_0000_0AB5)

  /// The frame of every node by its number, `nil` where it is not part of the layout; `nil` outside the range.
  ///
  /// A binary search among a part's own lines, and a multiplication and an addition, for each part of each frame.
  public func frames(at length: Double) -> [CGRect?]? {
    guard range.contains(length) else { return nil }
    var frames: [CGRect?] = []
    frames.reserveCapacity(nodeCount)
    for node in 0..<nodeCount { frames.append(frame(of: node, at: length)) }
    return frames
  }

  /// The frame of one node; the length must be in the range.
  public func frame(of node: Int, at length: Double) -> CGRect? {
    let x = value(4 * node, length)
    if x.bitPattern == Self.absent.bitPattern { return nil }
    return CGRect(
      x: x, y: value(4 * node + 1, length), width: value(4 * node + 2, length), height: value(4 * node + 3, length))
  }

  private func value(_ part: Int, _ length: Double) -> Double {
    var low = Int(starts[part])
    var high = Int(starts[part + 1]) - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].from <= length { low = middle } else { high = middle - 1 }
    }
    let line = lines[low]
    // What is endless or absent stays so.
    return line.slope == 0 ? line.value : line.value + line.slope * (length - line.from)
  }
}
