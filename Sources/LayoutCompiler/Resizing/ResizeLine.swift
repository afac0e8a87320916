import Foundation
import LayoutModel

/// All frames of a layout: x, y, width and height of each node in turn, NaN where a node is not part of the layout.
struct ResizeFrames: Sendable, Equatable {
  var numbers: [Double]
  var isPresent: [Bool]

  init(_ frames: [CGRect?]) {
    isPresent = frames.map { $0 != nil }
    numbers = []
    numbers.reserveCapacity(4 * frames.count)
    for frame in frames {
      numbers.append(frame.map { Double($0.origin.x) } ?? .nan)
      numbers.append(frame.map { Double($0.origin.y) } ?? .nan)
      numbers.append(frame.map { Double($0.size.width) } ?? .nan)
      numbers.append(frame.map { Double($0.size.height) } ?? .nan)
    }
  }

  var rectangles: [CGRect?] {
    isPresent.indices.map { node in
      guard isPresent[node] else { return nil }
      return CGRect(
        x: numbers[4 * node], y: numbers[4 * node + 1], width: numbers[4 * node + 2], height: numbers[4 * node + 3])
    }
  }

  /// The largest difference of two layouts, relative to the numbers; infinite where one has a view that the other has not.
  func distance(to other: ResizeFrames) -> Double {
    ResizeLine(from: 0, frames: other, rates: []).distance(at: 0, from: self)
  }
}

/// All frames of a layout moving in straight lines.
struct ResizeLine: Sendable, Equatable {
  /// A length of the window.
  var from: Double
  /// The frames there.
  var frames: ResizeFrames
  /// How fast each number changes, for each point of the window; empty where nothing does.
  var rates: [Double]

  func number(_ index: Int, at length: Double) -> Double {
    rates.isEmpty ? frames.numbers[index] : frames.numbers[index] + rates[index] * (length - from)
  }

  func frames(at length: Double) -> ResizeFrames {
    var frames = self.frames
    evaluate(at: length, into: &frames.numbers)
    return frames
  }

  /// The same line, told from another length.
  func moved(to length: Double) -> ResizeLine { ResizeLine(from: length, frames: frames(at: length), rates: rates) }

  func evaluate(at length: Double, into numbers: inout [Double]) {
    let count = frames.numbers.count
    if numbers.count != count { numbers = frames.numbers }
    let step = length - from
    // Spans: their bounds are checked once, and the loop becomes one multiply-add a number.
    let (start, rates) = (frames.numbers.span, rates.span)
    guard rates.count == count, start.count == count else { return }
    var result = numbers.mutableSpan
    for i in 0..<count { result[i] = start[i] + rates[i] * step }
  }

  /// How far frames are from the line, relative to the numbers; infinite where a view is there that should not, or not.
  func distance(at length: Double, from other: ResizeFrames) -> Double {
    guard frames.isPresent == other.isPresent else { return .infinity }
    var largest = 0.0
    for i in other.numbers.indices {
      let (mine, theirs) = (number(i, at: length), other.numbers[i])
      if mine == theirs || (mine.isNaN && theirs.isNaN) { continue }
      let difference = abs(mine - theirs) / max(1, abs(mine), abs(theirs))
      if difference.isNaN { return .infinity }
      largest = max(largest, difference)
    }
    return largest
  }

  /// Whether frames are on the line, within what is told from rounding.
  func contains(_ other: ResizeFrames, at length: Double) -> Bool {
    distance(at: length, from: other) <= Self.tolerance
  }

  /// What differs by no more than this, relative to the number, is equal.
  static let tolerance = 1e-6

  /// Whether two lines have the same rates.
  func isParallel(to other: ResizeLine) -> Bool {
    frames.isPresent == other.frames.isPresent && rates.count == other.rates.count
      && rates.indices.allSatisfy { abs(rates[$0] - other.rates[$0]) <= 1e-7 * max(1, abs(rates[$0])) }
  }

  /// The line through two layouts; `nil` where they have different views.
  static func through(_ one: ResizeFrames, at first: Double, _ other: ResizeFrames, at second: Double) -> ResizeLine? {
    guard one.isPresent == other.isPresent, first != second else { return nil }
    let rates = zip(one.numbers, other.numbers).map { a, b in
      a.isFinite && b.isFinite ? (b - a) / (second - first) : 0
    }
    return ResizeLine(from: first, frames: one, rates: rates)
  }

  /// Where two lines meet in all their numbers; `nil` where they do not, or are the same.
  func meeting(_ other: ResizeLine) -> Double? {
    guard frames.isPresent == other.frames.isPresent, rates.count == other.rates.count else { return nil }
    let steepest = rates.indices.max { abs(rates[$0] - other.rates[$0]) < abs(rates[$1] - other.rates[$1]) }
    guard let steepest, abs(rates[steepest] - other.rates[steepest]) > 1e-9 else { return nil }
    let gap = other.number(steepest, at: from) - number(steepest, at: from)
    let length = from + gap / (rates[steepest] - other.rates[steepest])
    return length.isFinite && contains(other.frames(at: length), at: length) ? length : nil
  }
}
