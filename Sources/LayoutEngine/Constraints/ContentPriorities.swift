/// How strongly content resists being smaller or larger than its own bounds, axis by axis.
///
/// Content never makes a layout infeasible: even at 1000 it gives way to what is required, and to nothing else.
public struct ContentPriorities: Sendable, Equatable {
  /// Against being narrower than the smallest width.
  public var horizontalResistance = ConstraintPriority.high
  /// Against being lower than the smallest height.
  public var verticalResistance = ConstraintPriority.high
  /// Against being wider than the largest width.
  public var horizontalHugging = ConstraintPriority.low
  /// Against being higher than the largest height.
  public var verticalHugging = ConstraintPriority.low

  /// Makes the usual priorities: 750 against being smaller, 250 against being larger.
  public init() {}
}

/// Some of the ``ContentPriorities`` of everything inside a view; `nil` leaves one as it is further outside.
public struct ContentPrioritySettings: Sendable, Equatable {
  /// Against being narrower than the smallest width.
  public var horizontalResistance: ConstraintPriority?
  /// Against being lower than the smallest height.
  public var verticalResistance: ConstraintPriority?
  /// Against being wider than the largest width.
  public var horizontalHugging: ConstraintPriority?
  /// Against being higher than the largest height.
  public var verticalHugging: ConstraintPriority?

  /// Settings of nothing.
  public init() {}

  /// How strongly content resists being smaller, along each axis.
  public static func compressionResistance(
    horizontal: ConstraintPriority? = nil, vertical: ConstraintPriority? = nil
  ) -> ContentPrioritySettings {
    var settings = ContentPrioritySettings()
    (settings.horizontalResistance, settings.verticalResistance) = (horizontal, vertical)
    return settings
  }

  /// How strongly content resists being larger, along each axis.
  public static func hugging(
    horizontal: ConstraintPriority? = nil, vertical: ConstraintPriority? = nil
  ) -> ContentPrioritySettings {
    var settings = ContentPrioritySettings()
    (settings.horizontalHugging, settings.verticalHugging) = (horizontal, vertical)
    return settings
  }
}

extension ContentPriorities {
  /// The priorities inside `settings`, where these hold outside.
  func applying(_ settings: ContentPrioritySettings) -> ContentPriorities {
    var inner = self
    if let priority = settings.horizontalResistance { inner.horizontalResistance = priority }
    if let priority = settings.verticalResistance { inner.verticalResistance = priority }
    if let priority = settings.horizontalHugging { inner.horizontalHugging = priority }
    if let priority = settings.verticalHugging { inner.verticalHugging = priority }
    return inner
  }
}
