import Foundation

/// Where the parts of a scene stand in its picture, in pixels.
struct ScenePlan {
  /// The part of the plane that the picture shows, in points.
  let bounds: CGRect
  /// Pixels a point.
  let scale: Double
  /// The picture's size in pixels.
  let size: CGSize
  /// The box of each view; nil for one that is not in the picture.
  let boxes: [CGRect?]
  /// Which views reach beyond the window.
  let overflows: [Bool]

  /// Pictures are at least this wide, and at most that wide, in pixels; small layouts are enlarged, wide ones reduced.
  static let widths = 480.0...1600.0
  /// In a page they must fit beside what is said about them, or the browser would make their labels smaller.
  static let pageWidths = 480.0...740.0
  private static let largestScale = 16.0
  private static let tallest = 8000.0

  /// - Parameter widths: how wide the picture may be; without it, as wide as is usual.
  init(_ scene: LayoutScene, widths: ClosedRange<Double> = Self.widths) {
    let frames = scene.views.map { $0.frame.hasPosition ? $0.frame.standardized : nil }
    let bounds = Self.bounds(of: frames, in: scene.window)
    self.bounds = bounds
    let natural = min(max(1, widths.lowerBound / bounds.width), Self.largestScale)
    let scale = min(
      bounds.width * natural > widths.upperBound ? widths.upperBound / bounds.width : natural,
      Self.tallest / bounds.height)
    self.scale = scale
    size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    boxes = frames.map { frame in
      frame.flatMap { $0.clipped(to: bounds) }.map {
        CGRect(
          x: ($0.minX - bounds.minX) * scale, y: ($0.minY - bounds.minY) * scale, width: $0.width * scale,
          height: $0.height * scale)
      }
    }
    overflows = frames.map { frame in
      guard let frame, let window = scene.window else { return false }
      let slack = 1e-6 * max(1, window.maxX.magnitude, window.maxY.magnitude)
      return frame.minX < window.minX - slack || frame.minY < window.minY - slack || frame.maxX > window.maxX + slack
        || frame.maxY > window.maxY + slack
    }
  }

  private init(_ plan: ScenePlan, views: Range<Int>) {
    (bounds, scale, size) = (plan.bounds, plan.scale, plan.size)
    boxes = Array(plan.boxes[views])
    overflows = Array(plan.overflows[views])
  }

  /// The same picture with some of the views alone.
  func part(_ views: Range<Int>) -> ScenePlan { ScenePlan(self, views: views) }

  /// The window in pixels.
  func box(of window: CGRect) -> CGRect {
    CGRect(
      x: (window.minX - bounds.minX) * scale, y: (window.minY - bounds.minY) * scale, width: window.width * scale,
      height: window.height * scale)
  }

  /// The window and what is near it: what lies farther out than a window's length would make the rest too small to see.
  private static func bounds(of frames: [CGRect?], in window: CGRect?) -> CGRect {
    let finite = frames.compactMap { $0 }.filter { $0.maxX.isFinite && $0.maxY.isFinite }
    let around = window ?? finite.first ?? CGRect(x: 0, y: 0, width: 100, height: 100)
    let limit = around.insetBy(dx: -max(around.width, 1), dy: -max(around.height, 1))
    let bounds = frames.compactMap { $0?.clipped(to: limit) }.reduce(around) { $0.union($1) }
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1), height: max(bounds.height, 1))
  }
}

extension CGRect {
  /// Whether all four parts are numbers with an order: no infinite origin, and no part without a value.
  var hasPosition: Bool {
    origin.x.isFinite && origin.y.isFinite && !size.width.isNaN && !size.height.isNaN && size.width > -.infinity
      && size.height > -.infinity
  }

  /// The part of it inside `bounds`; nil where there is none. Unlike an intersection it keeps views without width or
  /// height, and takes infinite ones.
  func clipped(to bounds: CGRect) -> CGRect? {
    let (left, right) = (max(minX, bounds.minX), min(minX + width, bounds.maxX))
    let (top, bottom) = (max(minY, bounds.minY), min(minY + height, bounds.maxY))
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
