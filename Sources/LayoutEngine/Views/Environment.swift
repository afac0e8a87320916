/// Reads a value from the environment of the view whose body is being asked for.
///
/// Good inside a body; anywhere else it reads the defaults.
@propertyWrapper public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The value around the view.
  public var wrappedValue: Value { read(.current) }
}
