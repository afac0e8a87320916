import Foundation
import LayoutModel

/// A layout pass that was recorded: its tape, and which result is each node's frame.
///
/// The values on the tape are the direct engine's; what the operations say is the layout as a feed-forward network, good
/// near the point where it was recorded.
public struct LayoutRecording {
  /// A coordinate or length: a result on the tape, or a constant.
  public struct Quantity: Sendable {
    /// The value at the recorded point, in points.
    public var value: Double
    /// The operation's number, or -1 for a constant.
    public var result: Int32

    init(_ number: TapeNumber) {
      value = number.value
      result = number.result
    }
  }

  /// A node's frame in the window's coordinates.
  public struct Frame: Sendable {
    /// The left edge, from the window's left.
    public var x: Quantity
    /// The top edge, from the window's top.
    public var y: Quantity
    /// The width.
    public var width: Quantity
    /// The height.
    public var height: Quantity

    /// All four.
    public var quantities: [Quantity] { [x, y, width, height] }
  }

  /// The operations.
  public let tape: Tape
  /// The frame of every node by its number; `nil` where it is not part of the layout.
  public let frames: [Frame?]
  /// How many distinct measurements the pass made.
  public let measurements: Int

  /// Lays `tree` out in `space` and records it.
  ///
  /// The root's proposal is the tape's input, so that the tape says how everything follows from the window.
  public init(of tree: LayoutTree, in space: LayoutSpace) {
    let tape = Tape()
    let host = LayoutHost(tree, space.layoutDirection)
    let pass = LayoutPass<TapeNumber>(tree, host: host, tape: tape)
    let proposal = NumericProposal(
      width: space.proposal.width.map { tape.input(Double($0)) },
      height: space.proposal.height.map { tape.input(Double($0)) })
    frames = pass.place(proposal, in: space).map { node in
      node.map {
        Frame(
          x: Quantity($0.origin.x), y: Quantity($0.origin.y), width: Quantity($0.size.width),
          height: Quantity($0.size.height))
      }
    }
    measurements = pass.measurements
    self.tape = tape
  }
}
