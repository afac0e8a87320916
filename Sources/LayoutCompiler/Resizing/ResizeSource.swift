import Foundation
import LayoutEngine
import LayoutModel

/// What a resize map is made from: lines that start at a length, and layouts to check them by.
protocol ResizeSource {
  /// The lines from a length on, and how far they are believed to hold.
  mutating func lines(from length: Double) throws(ResizeFailure) -> FrameLines

  /// The layout at a length.
  mutating func parts(at length: Double) throws(ResizeFailure) -> [Double]

  /// Lines have been found wrong beyond a length: the next ones are made there anew.
  mutating func forget()
}

/// Why a layout could not be had.
struct ResizeFailure: Error {
  var length: Double
  var reason: String
}

/// Lines of all parts of all frames, four a node.
struct FrameLines {
  var from: Double
  /// Where something else begins; at the right end of the range, that.
  var end: Double
  /// The parts at `from`.
  var values: [Double]
  var slopes: [Double]
  /// What changes at the end.
  var changes: [ResizeMap.Change]

  /// A part at a length.
  func value(_ part: Int, at length: Double) -> Double {
    slopes[part] == 0 ? values[part] : values[part] + slopes[part] * (length - from)
  }

  /// Lets the lines begin at another length.
  mutating func move(to length: Double) {
    for part in values.indices { values[part] = value(part, at: length) }
    from = length
  }

  /// Whether the lines meet some parts at a length.
  func meet(_ parts: [Double], at length: Double) -> Bool {
    let largest = parts.reduce(1.0) { $1.isFinite ? max($0, abs($1)) : $0 }
    for part in parts.indices {
      let line = value(part, at: length)
      guard line != parts[part] else { continue }
      if line.isNaN || parts[part].isNaN {
        if line.bitPattern == parts[part].bitPattern
          || (line.isNaN && parts[part].isNaN && !isAbsent(line, parts[part]))
        {
          continue
        }
        return false
      }
      if !(abs(line - parts[part]) <= Self.tolerance * largest) { return false }
    }
    return true
  }

  /// Whether one of two values without number stands for no frame.
  private func isAbsent(_ one: Double, _ other: Double) -> Bool {
    one.bitPattern == ResizeMap.absent.bitPattern || other.bitPattern == ResizeMap.absent.bitPattern
  }

  /// What counts as equal, for each point of the largest coordinate.
  static let tolerance = 1e-8
}

extension LayoutSpace {
  /// The space with another length of the window along an axis; what the root is offered follows where it is the window's
  /// length, or where there is no window.
  func resized(_ axis: Axis, to length: Double) -> LayoutSpace {
    var space = self
    if let container {
      let follows = (axis == .horizontal ? proposal.width : proposal.height) == container[axis]
      if axis == .horizontal { space.container?.width = length } else { space.container?.height = length }
      guard follows else { return space }
    }
    if axis == .horizontal { space.proposal.width = length } else { space.proposal.height = length }
    return space
  }
}

extension CGSize {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

/// The parts of frames, four a node.
func parts(of frames: [CGRect?]) -> [Double] {
  var parts: [Double] = []
  parts.reserveCapacity(4 * frames.count)
  for frame in frames {
    if let frame {
      parts.append(Double(frame.origin.x))
      parts.append(Double(frame.origin.y))
      parts.append(Double(frame.size.width))
      parts.append(Double(frame.size.height))
    } else {
      for _ in 0..<4 { parts.append(ResizeMap.absent) }
    }
  }
  return parts
}
