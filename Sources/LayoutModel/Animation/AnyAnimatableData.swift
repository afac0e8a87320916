/// Animatable data of any type; arithmetic between two different types keeps the left side.
public struct AnyAnimatableData: VectorArithmetic {
  private var vector: any VectorArithmetic

  init(_ vector: any VectorArithmetic) { self.vector = vector }

  /// The neutral element of every type.
  public static var zero: AnyAnimatableData { AnyAnimatableData(EmptyAnimatableData()) }

  /// Whether both hold equal values of one type.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.vector.isEqual(to: rhs.vector) }
  /// The sum; the other side where one is `zero`.
  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.vector is EmptyAnimatableData { return rhs }
    return Self(lhs.vector.adding(rhs.vector))
  }
  /// The difference; minus the right side where the left is `zero`.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.vector is EmptyAnimatableData {
      var negated = rhs
      negated.scale(by: -1)
      return negated
    }
    return Self(lhs.vector.subtracting(rhs.vector))
  }
  /// Scales the value in place.
  public mutating func scale(by rhs: Double) { vector.scale(by: rhs) }
  /// The dot product of the value with itself.
  public var magnitudeSquared: Double { vector.magnitudeSquared }

  fileprivate func value<V: VectorArithmetic>(as type: V.Type) -> V? { vector as? V }
}

extension VectorArithmetic {
  fileprivate func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  fileprivate func adding(_ other: any VectorArithmetic) -> any VectorArithmetic {
    (other as? Self).map { self + $0 } ?? self
  }

  fileprivate func subtracting(_ other: any VectorArithmetic) -> any VectorArithmetic {
    (other as? Self).map { self - $0 } ?? self
  }
}

extension Animatable {
  var erasedAnimatableData: AnyAnimatableData { AnyAnimatableData(animatableData) }
}

extension Layout {
  func replacingAnimatableData(_ data: AnyAnimatableData) -> any Layout {
    guard let value = data.value(as: AnimatableData.self) else { return self }
    var copy = self
    copy.animatableData = value
    return copy
  }
}
