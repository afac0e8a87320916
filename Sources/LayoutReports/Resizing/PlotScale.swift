import Foundation

/// Where lengths and values stand in a panel of a plot.
struct PlotScale {
  let lengths: ClosedRange<Double>
  let values: ClosedRange<Double>
  let y: Double
  let left: Double
  let size: CGSize

  func x(_ length: Double) -> Double {
    let extent = max(lengths.upperBound - lengths.lowerBound, .leastNormalMagnitude)
    return left + (length - lengths.lowerBound) / extent * Double(size.width)
  }

  func y(_ value: Double) -> Double {
    let extent = max(values.upperBound - values.lowerBound, .leastNormalMagnitude)
    return y + (1 - (value - values.lowerBound) / extent) * Double(size.height)
  }

  /// Lines with their numbers.
  var grid: [String] {
    let (right, bottom) = (left + Double(size.width), y + Double(size.height))
    let columns = Self.ticks(lengths).flatMap { length in
      [
        Markup.line(from: CGPoint(x: x(length), y: y), to: CGPoint(x: x(length), y: bottom), "grid"),
        Markup.text(NumberText.length(length), x: x(length), y: bottom + 16, "note mid", size: 10),
      ]
    }
    let rows = Self.ticks(values).flatMap { value in
      [
        Markup.line(from: CGPoint(x: left, y: y(value)), to: CGPoint(x: right, y: y(value)), "grid"),
        Markup.text(NumberText.length(value), x: left - 6, y: y(value) + 4, "note end", size: 10),
      ]
    }
    return columns + rows
  }

  /// Four to ten round numbers in a range.
  static func ticks(_ range: ClosedRange<Double>) -> [Double] {
    let extent = range.upperBound - range.lowerBound
    guard extent > 0, extent.isFinite else { return [range.lowerBound] }
    let power = pow(10, (log10(extent) - 0.6).rounded(.down))
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { extent / $0 <= 8 } ?? power * 10
    let first = (range.lowerBound / step).rounded(.up)
    let last = (range.upperBound / step).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}
