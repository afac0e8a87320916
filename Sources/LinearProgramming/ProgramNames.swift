/// Names for the columns and rows of a program that are legal in LP and MPS files, and distinct.
///
/// A given name is kept as far as it is legal: letters, digits, `_` and `.`, beginning with a letter that does not make
/// it look like a number, and no keyword of the LP format. Other characters become `_`; a number is appended where two
/// names would coincide. Whatever has no name is called `x7` or `r7` after its 0-based index.
public struct ProgramNames: Sendable, Equatable {
  /// The name of each column.
  public let columns: [String]
  /// The name of each row.
  public let rows: [String]
  /// The name of the objective.
  public let objective: String

  /// Names a program. Linear, if names rarely coincide.
  public init(_ program: LinearProgram) {
    var taken: Set<String> = ["obj"]
    objective = "obj"
    // The file formats have one name space for rows and objective, some readers one for all.
    columns = (0..<program.columnCount).map { Self.claim(program.name(ofColumn: $0), "x", $0, &taken) }
    rows = (0..<program.rowCount).map { Self.claim(program.name(ofRow: $0), "r", $0, &taken) }
  }

  private static func claim(_ name: String?, _ letter: String, _ index: Int, _ taken: inout Set<String>) -> String {
    let wanted = name.map { legalName($0, letter: letter) } ?? "\(letter)\(index)"
    var candidate = wanted
    var number = 2
    // Compared without case: some readers do not tell the difference.
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(wanted).\(number)"
      number += 1
    }
    return candidate
  }

  /// The formats allow 255 characters; a readable line has fewer.
  private static let longest = 48

  private static let keywords: Set<String> = [
    "min", "max", "minimize", "maximize", "minimise", "maximise", "minimum", "maximum", "st", "subject", "such", "to",
    "that", "bounds", "bound", "free", "inf", "infinity", "general", "generals", "integer", "integers", "binary",
    "binaries", "bin", "gen", "int", "end", "sos", "semi", "name", "rows", "columns", "rhs", "ranges", "endata",
  ]

  private static func legalName(_ name: String, letter: String) -> String {
    var legal = ""
    for scalar in name.unicodeScalars.prefix(longest) {
      let isLegal = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      legal.unicodeScalars.append(isLegal || scalar == "_" || scalar == "." ? scalar : "_")
    }
    let start = legal.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
    // "e5" would be read as an exponent.
    let looksLikeNumber = legal.first == "e" || legal.first == "E"
    if !start || looksLikeNumber || keywords.contains(legal.lowercased()) { legal = "\(letter)_\(legal)" }
    return legal
  }
}
