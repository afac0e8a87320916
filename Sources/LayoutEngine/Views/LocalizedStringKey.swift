/// A string literal as SwiftUI's text takes it; here it stands for itself, there are no translations and no markup.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key that stands for `value`.
  public init(_ value: String) { text = value }

  /// Makes a key that stands for a literal.
  public init(stringLiteral value: String) { text = value }

  /// Makes a key that stands for a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value's description.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
  }
}
