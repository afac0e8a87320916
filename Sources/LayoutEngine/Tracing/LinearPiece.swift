/// A function's outputs as linear functions of its inputs, near a point.
///
/// Output `o` is, for inputs that differ from the point's by `d`, its value there plus the sum of slope times `d` over
/// `rows[o]`.
struct LinearPiece {
  /// For each output the inputs that move it, with their slopes.
  var rows: [[(input: Int, slope: Double)]]
  /// How often the function was run to find it.
  var probes: Int

  /// How an output changes along a displacement of the inputs.
  func change(_ output: Int, _ displacement: [Double]) -> Double {
    rows[output].reduce(0) { $0 + $1.slope * displacement[$1.input] }
  }
}

/// A slope as a fraction with a small denominator, if there is one within the error of a measurement.
func simpleFraction(near slope: Double, within error: Double) -> Double? {
  let magnitude = abs(slope)
  guard magnitude < 1e6 else { return nil }
  var (p0, q0, p1, q1) = (0.0, 1.0, 1.0, 0.0)
  var rest = magnitude
  for _ in 0..<12 {
    let whole = rest.rounded(.down)
    (p0, q0, p1, q1) = (p1, q1, whole * p1 + p0, whole * q1 + q0)
    guard q1 <= 64 else { return nil }
    if abs(p1 / q1 - magnitude) <= error { return slope < 0 ? -p1 / q1 : p1 / q1 }
    rest = 1 / (rest - whole)
  }
  return nil
}
