import Foundation
import LayoutDocuments

/// Numbers as people read them.
public enum NumberText {
  /// A length in points with at most four decimals: `80`, `26.6667`, `inf`; `null` where there is no value.
  public static func length(_ value: Double) -> String {
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let scaled = value * 10_000
    let rounded = scaled.magnitude < 1e15 ? scaled.rounded() / 10_000 : value
    return JSONWriter.text(rounded)
  }

  /// A small number such as a residual: with two significant digits below a thousandth, `1.2e-12`, like a length above.
  public static func residual(_ value: Double) -> String {
    guard value != 0, value.magnitude < 0.001 else { return length(value) }
    var exponent = 0
    var digits = value.magnitude
    while digits < 0.995 { (digits, exponent) = (digits * 10, exponent - 1) }
    let sign = value < 0 ? "-" : ""
    return "\(sign)\(JSONWriter.text((digits * 10).rounded() / 10))e\(exponent)"
  }

  /// A change that has to be made, never less than it is: with as many digits as a ``residual(_:)``, rounded up; or, of an
  /// equation, which more would not do either, to a billionth.
  public static func change(_ value: Double, isExact: Bool = false) -> String {
    guard value > 0, value.isFinite, value < 1e6 else { return residual(value) }
    // Two significant digits below a thousandth, four decimals above.
    let digits = value < 0.001 ? 1 - log10(value).rounded(.down) : 4
    let unit = pow(10, -digits)
    let nearest = (value / unit).rounded() * unit
    if abs(nearest - value) <= 1e-9 * max(value, isExact ? 0 : 1) { return residual(value) }
    if isExact { return JSONWriter.text((value * 1e9).rounded() / 1e9) }
    return residual(nearest >= value ? nearest : nearest + unit)
  }

  /// A count with its noun: `1 row`, `2 rows`.
  public static func count(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) " + (count == 1 ? noun : plural ?? noun + "s")
  }
}
