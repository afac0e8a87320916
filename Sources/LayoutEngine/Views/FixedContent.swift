public import Foundation

/// Content of one size whatever it is offered: stands for an image, or a line of text with baselines.
public struct FixedContent: PrimitiveView, Sendable {
  private let size: CGSize
  private let firstTextBaseline: CGFloat?
  private let lastTextBaseline: CGFloat?

  /// Makes content of a size in points; baselines are measured from its top and are its bottom where not given.
  public init(
    width: CGFloat, height: CGFloat, firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil
  ) {
    size = CGSize(width: width, height: height)
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }

  /// One leaf.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.fixed(size, firstTextBaseline: firstTextBaseline, lastTextBaseline: lastTextBaseline))]
  }
}

/// Content that takes any length between bounds, axis by axis: `clamp(proposal ?? ideal, min, max)`.
public struct FlexibleContent: PrimitiveView, Sendable {
  private let width: LengthRange
  private let height: LengthRange

  /// Makes content with bounds in points; without any it is as flexible as a colour.
  public init(width: LengthRange = LengthRange(), height: LengthRange = LengthRange()) {
    self.width = width
    self.height = height
  }

  /// One leaf.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.flexible(width: width, height: height))]
  }
}

extension LayoutNode: PrimitiveView {
  /// The node itself: any node can stand among views.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [self] }
}
