public import Foundation
import LayoutEngine
public import LayoutModel

/// Every frame of a layout as a function of the window's width or height: straight pieces between break points.
public struct ResizeMap: Sendable, Equatable {
  /// A range of lengths over which every frame moves in a straight line.
  public struct Piece: Sendable, Equatable {
    /// Where it begins, in points.
    public internal(set) var from: Double
    /// Where it ends, in points.
    public internal(set) var to: Double
    /// Whether the frames are on the line, and not only near it: false where a view is curved, such as text of a constant
    /// area.
    public internal(set) var isExact: Bool
    /// What changes where the piece begins, in words; empty for the first piece.
    public internal(set) var causes: [String] = []
    /// All frames at ``from``, with their rates.
    var line: ResizeLine

    /// The frames at ``from``, by node; `nil` where a node is not part of the layout.
    public var frames: [CGRect?] { line.frames.rectangles }

    /// How fast the frames move, in points for each point of the window.
    public var slopes: [WindowResponse.Rates?] {
      line.frames.isPresent.indices.map { node in
        guard line.frames.isPresent[node] else { return nil }
        let rates = line.rates[4 * node..<4 * node + 4].map(\.self)
        return WindowResponse.Rates(x: rates[0], y: rates[1], width: rates[2], height: rates[3])
      }
    }

    /// The frames at a length of the window.
    public func frames(at length: Double) -> [CGRect?] { line.frames(at: length).rectangles }
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
  public let axis: Axis
  /// The lengths that are covered, in points.
  public let range: ClosedRange<Double>
  /// The pieces, from the smallest length to the largest.
  public internal(set) var pieces: [Piece] = []
  /// Where there is no layout.
  public internal(set) var gaps: [Gap] = []
  /// How many layouts were solved or, to check the lines, laid out.
  public internal(set) var solves = 0
  /// Whether the whole range was covered before the limits were reached.
  public internal(set) var isComplete = true

  /// The piece at a length of the window, at a break point the later one; `nil` where there is no layout.
  ///
  /// Logarithmic in the number of pieces.
  public func piece(at length: Double) -> Piece? { position(of: length).map { pieces[$0] } }

  private func position(of length: Double) -> Int? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].from <= length { low = middle + 1 } else { high = middle }
    }
    return low > 0 && length <= pieces[low - 1].to ? low - 1 : nil
  }

  /// The frames at a length of the window, by node; `nil` where there is no layout.
  ///
  /// At a break point those of the later piece. Logarithmic in the number of pieces, then linear in the nodes.
  public func frames(at length: Double) -> [CGRect?]? { piece(at: length)?.frames(at: length) }

  /// Writes the frames at a length of the window, in points: x, y, width and height of each node in turn, and NaN for a
  /// node that is not part of the layout.
  ///
  /// For animations: nothing is allocated where the array has the right count already. Logarithmic in the number of
  /// pieces, then linear in the nodes.
  ///
  /// - Parameters:
  ///   - length: the window's length, in points.
  ///   - numbers: what is overwritten, and made as long as it has to be; left alone where there is no layout.
  /// - Returns: whether there is a layout at that length.
  @discardableResult public func evaluate(at length: Double, into numbers: inout [Double]) -> Bool {
    guard let position = position(of: length) else { return false }
    pieces[position].line.evaluate(at: length, into: &numbers)
    return true
  }
}
