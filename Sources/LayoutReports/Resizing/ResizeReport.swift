/// Every frame as a function of the window's width or height, for tables, plots and pages.
public struct ResizeReport: Sendable {
  /// One view.
  public struct View: Sendable, Equatable {
    /// Its name; `nil` for a spacer, a divider or content without one, which pages draw.
    public var id: String?
    /// How many named views it stands inside.
    public var depth: Int
    /// Whether it is a spacer.
    public var isSpacer: Bool

    /// Makes a view.
    public init(id: String?, depth: Int, isSpacer: Bool) {
      self.id = id
      self.depth = depth
      self.isSpacer = isSpacer
    }
  }

  /// A range of lengths over which every frame moves in a straight line.
  public struct Piece: Sendable, Equatable {
    /// Where it begins, in points.
    public var from: Double
    /// Where it ends, in points.
    public var to: Double
    /// Each view's x, y, width and height at ``from``; `nil` where it is not part of the layout.
    public var frames: [[Double]?]
    /// How fast they change, in points for each point of the window.
    public var slopes: [[Double]?]
    /// What changes where the piece begins.
    public var causes: [String]
    /// Whether the frames are on the line, and not only near it.
    public var isExact: Bool

    /// Makes a piece.
    public init(
      from: Double, to: Double, frames: [[Double]?], slopes: [[Double]?], causes: [String], isExact: Bool
    ) {
      self.from = from
      self.to = to
      self.frames = frames
      self.slopes = slopes
      self.causes = causes
      self.isExact = isExact
    }

    /// A view's frame at a length.
    public func frame(of view: Int, at length: Double) -> [Double]? {
      guard let frame = frames[view] else { return nil }
      return zip(frame, slopes[view] ?? [0, 0, 0, 0]).map { $1 == 0 ? $0 : $0 + $1 * (length - from) }
    }
  }

  /// A range of lengths without a layout.
  public struct Gap: Sendable, Equatable {
    /// Where it begins, in points.
    public var from: Double
    /// Where it ends, in points.
    public var to: Double
    /// Why there is none, in a word.
    public var reason: String

    /// Makes a gap.
    public init(from: Double, to: Double, reason: String) {
      self.from = from
      self.to = to
      self.reason = reason
    }
  }

  /// What is laid out.
  public var title: String
  /// Whether the width changes, or else the height.
  public var isWidth: Bool
  /// The lengths asked for, in points.
  public var range: ClosedRange<Double>
  /// The window's other length; `nil` where it has none.
  public var across: Double?
  /// The views.
  public var views: [View]
  /// The pieces, from the smallest length to the largest.
  public var pieces: [Piece]
  /// Where there is no layout.
  public var gaps: [Gap]
  /// How many layouts were solved for it.
  public var solves: Int
  /// Whether the whole range is covered.
  public var isComplete: Bool

  /// Makes a report.
  public init(
    title: String, isWidth: Bool, range: ClosedRange<Double>, across: Double?, views: [View], pieces: [Piece],
    gaps: [Gap], solves: Int, isComplete: Bool
  ) {
    self.title = title
    self.isWidth = isWidth
    self.range = range
    self.across = across
    self.views = views
    self.pieces = pieces
    self.gaps = gaps
    self.solves = solves
    self.isComplete = isComplete
  }
}

extension ResizeReport {
  /// `width` or `height`.
  var lengthName: String { isWidth ? "width" : "height" }

  /// The views that have a name, by number.
  var named: [Int] { views.indices.filter { views[$0].id != nil } }

  /// The piece at a length: at a break point the later one.
  func piece(at length: Double) -> Piece? {
    pieces.last { $0.from <= length }.flatMap { length <= $0.to ? $0 : nil }
  }

  /// Lengths spread evenly over the range; with fewer than two, the ends of the pieces.
  func samples(_ points: Int?) -> [Double] {
    guard let points, points > 1 else {
      var lengths: [Double] = []
      for length in pieces.flatMap({ [$0.from, $0.to] }) where lengths.last != length { lengths.append(length) }
      return lengths
    }
    let step = (range.upperBound - range.lowerBound) / Double(points - 1)
    return (0..<points).map { $0 == points - 1 ? range.upperBound : range.lowerBound + step * Double($0) }
  }
}
