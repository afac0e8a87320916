public import Foundation

/// A gap that takes what its stack has left; outside a stack it takes what is offered both ways.
public struct Spacer: PrimitiveView, Sendable {
  /// The shortest length in points; `nil` stands for 8.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// One spacer node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [LayoutNode(.spacer(minLength: minLength))]
  }
}

/// A line across the stack that it stands in, one pixel thick; outside a stack it lies.
public struct Divider: PrimitiveView, Sendable {
  /// Makes a divider.
  public init() {}

  /// One divider node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [LayoutNode(.divider)] }
}
