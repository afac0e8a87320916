public import LayoutModel

/// What a view tells the container that it stands in, beyond its size: values by key, and its place in drawing order.
///
/// Traits survive every modifier outside the one that sets them. The first, innermost setting of a key wins; what a grid's
/// cell says (``gridCell``) is put together from all settings.
public struct ViewTraits: @unchecked Sendable {
  // Unchecked: SwiftUI's layout values need not be Sendable; a pass reads them on the thread that runs it.
  private var values: [ObjectIdentifier: Any] = [:]
  /// The drawing order among siblings; larger is in front. Layout does not read it.
  public var zIndex: Double = 0

  /// Makes traits that say nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { values.isEmpty && zIndex == 0 }

  /// The value of `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue
  }

  /// Sets the value of `key` unless a modifier further inside has.
  public mutating func setIfAbsent<K: LayoutValueKey>(_ key: K.Type, to value: K.Value) {
    if values[ObjectIdentifier(key)] == nil { values[ObjectIdentifier(key)] = value }
  }

  /// Sets the value of `key`, over one that a modifier further inside may have set.
  mutating func set<K: LayoutValueKey>(_ key: K.Type, to value: K.Value) { values[ObjectIdentifier(key)] = value }
}
