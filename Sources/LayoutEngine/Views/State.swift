/// A value that a view keeps and may change.
///
/// Plain storage that all copies of the view share: a layout reads it once, and nothing is laid out again on a change.
@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a state with its first value.
  public init(wrappedValue value: Value) { storage = Storage(value) }

  /// Makes a state with its first value.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}
