import Testing

/// Rules that no compiler checks.
@Suite("Package: rules of the house") struct HouseRuleTests {
  private static let code = ["Sources", "Tests", "Benchmarks", "Examples"].flatMap { SourceFile.all(in: $0) }
    .filter(\.isCode)

  @Test func theExecutableIsThin() {
    let files = SourceFile.all(in: "Sources/layout-solver")
    #expect(files.map(\.path) == ["Sources/layout-solver/main.swift"])
    #expect(files.reduce(0) { $0 + $1.lineCount } < 20)
  }

  @Test func filesFitInAHead() {
    #expect(Self.code.count > 150)
    for file in Self.code { #expect(file.lineCount <= 400, "\(file.path) has \(file.lineCount) lines") }
  }

  @Test func namesOfGLPKStayInTheShim() {
    let prefix = "GLP" + "_"
    for file in Self.code where file.module != "CGLPK" || file.path.contains("/include/") {
      for line in file.lines where line.text.contains(prefix) {
        Issue.record("\(file.path):\(line.number) names a constant of GLPK: \(line.text)")
      }
    }
  }

  @Test func nothingNamesAMachine() {
    let places = ["home", "root", "Users", "work"].map { "/" + $0 + "/" } + ["/tmp" + "/"]
    for file in SourceFile.all() {
      for line in file.lines where places.contains(where: { Self.names($0, in: line.text) }) {
        Issue.record("\(file.path):\(line.number) names a place of one machine: \(line.text)")
      }
    }
  }

  /// Whether a line has an absolute path below a place; part of a longer path or of an address does not count.
  private static func names(_ place: String, in line: Substring) -> Bool {
    line.ranges(of: place).contains { range in
      guard let before = line[..<range.lowerBound].last else { return true }
      return !(before.isLetter || before.isNumber || "./}-_".contains(before))
    }
  }
}
