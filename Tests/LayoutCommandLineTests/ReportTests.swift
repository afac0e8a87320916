import LayoutReports
import Testing

@Suite("Reports: text")
struct ReportTests {
  @Test(
    "lengths have at most four decimals",
    arguments: [
      (80, "80"), (26.666_666_7, "26.6667"), (-0.000_01, "0"), (.infinity, "inf"), (-.infinity, "-inf"),
      (.nan, "null"), (1e300, "1e+300"), (-12.5, "-12.5"),
    ] as [(Double, String)])
  func writesLengths(value: Double, text: String) {
    #expect(NumberText.length(value) == text)
  }

  @Test(
    "residuals have two digits",
    arguments: [
      (0, "0"), (1.234e-12, "1.2e-12"), (-9.99e-7, "-1e-6"), (0.5, "0.5"), (12, "12"), (.infinity, "inf"),
      (.leastNonzeroMagnitude, "4.9e-324"),
    ] as [(Double, String)])
  func writesResiduals(value: Double, text: String) {
    #expect(NumberText.residual(value) == text)
  }

  @Test func alignsColumns() {
    var table = TextTable([.left, .right, .left])
    table.append(["view", "x", "note"])
    table.append(["é", "-12.5"])
    #expect(table.lines == ["view      x  note", "é     -12.5"])
  }

  @Test func counts() {
    #expect(NumberText.count(1, "row") == "1 row")
    #expect(NumberText.count(0, "row") == "0 rows")
  }

  @Test("a change is never printed as less than it is") func changesAreEnough() {
    #expect(NumberText.change(20) == "20")
    #expect(NumberText.change(13.333333333333327) == "13.3334")
    #expect(NumberText.change(0.5) == "0.5")
    #expect(NumberText.change(8.571428571428571) == "8.5715")
    #expect(NumberText.change(9e-5) == "9e-5")
    #expect(NumberText.change(127.000_004_2, isExact: true) == "127.0000042")
    #expect(NumberText.change(20, isExact: true) == "20")
    #expect(NumberText.change(0.5, isExact: true) == "0.5")
    #expect(NumberText.change(3.33e-5) == "3.4e-5")
    for value in [1e-9, 0.00031, 0.0999999, 1.00004, 77.77777, 123_456.789_01] {
      #expect((Double(NumberText.change(value)) ?? 0) >= value * (1 - 1e-9), "\(value)")
    }
  }
}
