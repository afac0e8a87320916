/// How a change is animated; taken so that source compiles. ``LayoutTransition`` says where views stand on the way.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case spring(bounce: Double)
  }

  private var curve: Curve
  private var duration: Double

  private init(_ curve: Curve, _ duration: Double = Self.usualDuration) {
    self.curve = curve
    self.duration = duration
  }

  /// Seconds.
  private static let usualDuration = 0.35

  /// A spring without a bounce.
  public static let `default` = spring
  /// An even pace.
  public static let linear = Animation(.linear)
  /// A slow start.
  public static let easeIn = Animation(.easeIn)
  /// A slow end.
  public static let easeOut = Animation(.easeOut)
  /// A slow start and end.
  public static let easeInOut = Animation(.easeInOut)
  /// A spring.
  public static let spring = Animation(.spring(bounce: 0), 0.5)
  /// A spring without a bounce.
  public static let smooth = spring
  /// A spring with a small bounce.
  public static let snappy = Animation(.spring(bounce: 0.15), 0.5)
  /// A spring with a bounce.
  public static let bouncy = Animation(.spring(bounce: 0.3), 0.5)

  /// An even pace for some seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

  /// A slow start; takes some seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

  /// A slow end; takes some seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

  /// A slow start and end; takes some seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration) }

  /// A spring that takes some seconds; a bounce above 0 overshoots.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(bounce: bounce), duration)
  }
}

/// Runs `body`; the changes that it makes are not animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Animates the view when `value` changes; never here.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}
