public import Foundation
public import LayoutModel

/// A key for a value that views inherit from what is around them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing around a view sets one.
  static var defaultValue: Value { get }
}

/// What views inherit from what is around them.
public struct EnvironmentValues: @unchecked Sendable {
  // Unchecked: SwiftUI's environment values need not be Sendable; they are read on the thread that makes the tree.
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment of defaults.
  public init() {}

  /// The value of `key`, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The direction of the horizontal axis.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }
}

extension EnvironmentValues {
  /// What `@Environment` reads: the values around the view or modifier whose body is being asked for.
  @TaskLocal static var current = EnvironmentValues()

  /// Runs `body` while these are the current values.
  func whileCurrent<Result>(_ body: () -> Result) -> Result { Self.$current.withValue(self, operation: body) }
}
