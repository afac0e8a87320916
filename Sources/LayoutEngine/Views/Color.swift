import Foundation

/// What shapes, texts and backgrounds are drawn with; layout does not look at it.
public protocol ShapeStyle: Sendable {}

/// A colour; as a view it takes what it is offered, and 10 points along an axis where nothing is.
public struct Color: PrimitiveView, ShapeStyle, Hashable {
  /// The space that components are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// The same without its transfer curve.
    case sRGBLinear
    /// A wider one.
    case displayP3
  }

  private var space: RGBColorSpace
  private var components: SIMD3<Double>
  private var alpha: Double

  /// Makes a colour from its components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    space = colorSpace
    components = SIMD3(red, green, blue)
    alpha = opacity
  }

  /// Makes a grey, from 0 (black) to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue (a share of the circle that starts at red), saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour, more transparent by the factor `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.alpha *= opacity
    return color
  }

  /// One shape node.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] { [LayoutNode(.shape)] }
}
