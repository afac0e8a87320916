public import Foundation

/// A proposal for the size of a view, in points.
///
/// An axis that is `nil` asks for the view's ideal length, 0 for its minimum and infinity for its maximum. Nothing is
/// clamped: negative, infinite and NaN lengths pass through as SwiftUI passes them.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width, or `nil` to ask for the ideal one.
  public var width: CGFloat?
  /// The proposed height, or `nil` to ask for the ideal one.
  public var height: CGFloat?

  /// A proposal of zero on both axes: asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// A proposal that leaves both axes open: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A proposal of infinity on both axes: asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Makes a proposal from a length for each axis.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal of a concrete size.
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, with `size` standing in on the axes that are `nil`.
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
