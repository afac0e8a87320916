import Foundation
public import LayoutModel

/// A proposal in the numbers that a rule computes with; `nil` asks for the ideal length.
public struct NumericProposal<Number: LayoutNumber> {
  /// The proposed width in points.
  public var width: Number?
  /// The proposed height in points.
  public var height: Number?

  /// Makes a proposal.
  @inlinable public init(width: Number?, height: Number?) {
    self.width = width
    self.height = height
  }

  /// Makes a proposal from its lengths along an axis and across it.
  @inlinable init(along axis: Axis, _ main: Number?, across cross: Number?) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  /// The length along an axis.
  @inlinable public subscript(axis: Axis) -> Number? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The axes along which something is proposed.
  var axes: Axis.Set { (width == nil ? [] : Axis.Set.horizontal).union(height == nil ? [] : .vertical) }

  /// The proposal's values.
  var values: NumericProposal<Double> { NumericProposal<Double>(width: width?.value, height: height?.value) }

  /// The proposal's values in the vocabulary of layouts.
  var viewSize: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0.value) }, height: height.map { CGFloat($0.value) })
  }

  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Number(Double($0)) }, height: proposal.height.map { Number(Double($0)) })
  }
}

/// A size in the numbers that a rule computes with, in points.
public struct NumericSize<Number: LayoutNumber> {
  /// The width.
  public var width: Number
  /// The height.
  public var height: Number

  /// Makes a size.
  @inlinable public init(width: Number, height: Number) {
    self.width = width
    self.height = height
  }

  /// Makes a size from its lengths along an axis and across it.
  @inlinable init(along axis: Axis, _ main: Number, across cross: Number) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  /// The length along an axis.
  @inlinable public subscript(axis: Axis) -> Number {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Zero by zero.
  static var zero: Self { Self(width: Number(0), height: Number(0)) }

  init(constant size: CGSize) { self.init(width: Number(Double(size.width)), height: Number(Double(size.height))) }

  /// The size as a proposal.
  var proposal: NumericProposal<Number> { NumericProposal(width: width, height: height) }

  /// The size's values in the vocabulary of layouts.
  var values: CGSize { CGSize(width: width.value, height: height.value) }
}

/// A point in the numbers that a rule computes with, in points.
public struct NumericPoint<Number: LayoutNumber> {
  /// The distance from the leading edge.
  public var x: Number
  /// The distance from the top edge.
  public var y: Number

  /// Makes a point.
  @inlinable public init(x: Number, y: Number) {
    self.x = x
    self.y = y
  }

  /// Makes a point from its coordinates along an axis and across it.
  @inlinable init(along axis: Axis, _ main: Number, across cross: Number) {
    self = axis == .horizontal ? Self(x: main, y: cross) : Self(x: cross, y: main)
  }

  /// The coordinate along an axis.
  @inlinable public subscript(axis: Axis) -> Number {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The origin.
  static var zero: Self { Self(x: Number(0), y: Number(0)) }
}
