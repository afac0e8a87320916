extension Color {
  /// Red.
  public static let red = Color(bytes: 255, 59, 48)
  /// Orange.
  public static let orange = Color(bytes: 255, 149, 0)
  /// Yellow.
  public static let yellow = Color(bytes: 255, 204, 0)
  /// Green.
  public static let green = Color(bytes: 52, 199, 89)
  /// Mint.
  public static let mint = Color(bytes: 0, 199, 190)
  /// Teal.
  public static let teal = Color(bytes: 48, 176, 199)
  /// Cyan.
  public static let cyan = Color(bytes: 50, 173, 230)
  /// Blue.
  public static let blue = Color(bytes: 0, 122, 255)
  /// Indigo.
  public static let indigo = Color(bytes: 88, 86, 214)
  /// Purple.
  public static let purple = Color(bytes: 175, 82, 222)
  /// Pink.
  public static let pink = Color(bytes: 255, 45, 85)
  /// Brown.
  public static let brown = Color(bytes: 162, 132, 94)
  /// Grey.
  public static let gray = Color(bytes: 142, 142, 147)
  /// White.
  public static let white = Color(white: 1)
  /// Black.
  public static let black = Color(white: 0)
  /// Fully transparent.
  public static let clear = Color(white: 0, opacity: 0)
  /// What text is drawn in.
  public static let primary = Color(white: 0, opacity: 0.85)
  /// What less important text is drawn in.
  public static let secondary = Color(white: 0, opacity: 0.5)
  /// What controls are drawn in.
  public static let accentColor = Color.blue

  private init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255)
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
  /// What text is drawn in.
  public static var primary: Color { Color.primary }
  /// What less important text is drawn in.
  public static var secondary: Color { Color.secondary }
}
