/// Writes a program in the CPLEX LP format, for people and for other solvers.
///
/// The format has one objective: `selection` says which tier. Names are those of `ProgramNames`. Numbers read back as the
/// same doubles. A row with two different bounds becomes two rows, named with `.lower` and `.upper`, because readers
/// differ in their syntax for ranges. Columns that occur nowhere else stand in the objective with coefficient 0; a
/// program without columns or rows gets a dummy, `nothing`, since the format demands one of each.
public struct LPWriter: Sendable {
  /// Which tier becomes the objective.
  public var selection: TierSelection

  /// Makes a writer, by default for the first tier.
  public init(selection: TierSelection = TierSelection()) { self.selection = selection }

  /// The program as text. Linear in the size of the program.
  ///
  /// The selected tier must exist, unless there are no tiers at all.
  /// - Throws: what validation of the program throws.
  public func text(for program: LinearProgram) throws(LinearProgramError) -> String {
    let selected = try selection.apply(to: program)
    var page = LPPage(program: selected, names: ProgramNames(program))
    page.writeHeader(tier: selection.tier, of: program.tiers.count)
    page.writeObjective()
    page.writeRows()
    page.writeBounds()
    return page.text + "End\n"
  }
}

/// The text so far.
private struct LPPage {
  let program: LinearProgram
  let names: ProgramNames
  var text = ""
  private var width = 0

  /// Readers limit the length of a line.
  private static let longestLine = 100
  private static let dummy = "nothing"

  init(program: LinearProgram, names: ProgramNames) {
    self.program = program
    self.names = names
  }

  private mutating func put(_ piece: String) {
    if width + piece.utf8.count > Self.longestLine {
      text += "\n   "
      width = 3
    }
    text += piece
    width += piece.utf8.count
  }

  private mutating func endLine() {
    text += "\n"
    width = 0
  }

  mutating func writeHeader(tier: Int, of count: Int) {
    text += "\\ \(program.columnCount) columns, \(program.rowCount) rows, \(program.entryCount) entries\n"
    guard let selected = program.tiers.first else { return }
    let priority = selected.priority.map { ", priority \(LinearProgramming.text(of: $0))" } ?? ""
    // A name with a line break would end the comment.
    let name = selected.name.split(whereSeparator: \.isNewline).joined(separator: " ")
    text += "\\ tier \(tier) of \(count): \(name)\(priority)\n"
  }

  private mutating func writeTerm(_ coefficient: Double, _ name: String, isFirst: Bool) {
    let sign = coefficient < 0 ? "- " : isFirst ? "" : "+ "
    let magnitude = coefficient.magnitude
    put(" \(sign)\(magnitude == 1 ? "" : LinearProgramming.text(of: magnitude) + " ")\(name)")
  }

  mutating func writeObjective() {
    text += "Minimize\n"
    put(" \(names.objective):")
    var isUsed = [Bool](repeating: false, count: program.columnCount)
    for column in program.columnIndices { isUsed[Int(column)] = true }
    var isFirst = true
    if let tier = program.tiers.first {
      for (column, coefficient) in zip(tier.columnIndices, tier.coefficients) {
        writeTerm(coefficient, names.columns[Int(column)], isFirst: isFirst)
        isUsed[Int(column)] = true
        isFirst = false
      }
    }
    for column in isUsed.indices where !isUsed[column] {
      writeTerm(0, names.columns[column], isFirst: isFirst)
      isFirst = false
    }
    if isFirst { writeTerm(0, names.columns.first ?? Self.dummy, isFirst: true) }
    endLine()
  }

  mutating func writeRows() {
    text += "Subject To\n"
    for row in 0..<program.rowCount {
      let bounds = program.bounds(ofRow: row)
      let name = names.rows[row]
      if bounds.isFixed {
        writeRow(row, name, "=", bounds.lower)
      } else {
        let isRange = bounds.lower.isFinite && bounds.upper.isFinite
        if bounds.lower.isFinite { writeRow(row, isRange ? "\(name).lower" : name, ">=", bounds.lower) }
        if bounds.upper.isFinite { writeRow(row, isRange ? "\(name).upper" : name, "<=", bounds.upper) }
        if bounds == .free { text += "\\ \(name) is free\n" }
      }
    }
    if !zip(program.rowLower, program.rowUpper).contains(where: { $0.isFinite || $1.isFinite }) {
      text += " \(Self.dummy).row: 0 \(names.columns.first ?? Self.dummy) <= 1\n"
    }
  }

  private mutating func writeRow(_ row: Int, _ name: String, _ relation: String, _ bound: Double) {
    put(" \(name):")
    let range = program.entries(ofRow: row)
    for position in range {
      writeTerm(
        program.coefficients[position], names.columns[Int(program.columnIndices[position])],
        isFirst: position == range.lowerBound)
    }
    if range.isEmpty { writeTerm(0, names.columns.first ?? Self.dummy, isFirst: true) }
    put(" \(relation) \(LinearProgramming.text(of: bound))")
    endLine()
  }

  mutating func writeBounds() {
    text += "Bounds\n"
    for column in 0..<program.columnCount {
      let bounds = program.bounds(ofColumn: column)
      let name = names.columns[column]
      let (lower, upper) = (LinearProgramming.text(of: bounds.lower), LinearProgramming.text(of: bounds.upper))
      // Zero to infinity is what a column has without being mentioned.
      if bounds == .nonnegative { continue }
      if bounds == .free {
        text += " \(name) free\n"
      } else if bounds.isFixed {
        text += " \(name) = \(lower)\n"
      } else if bounds.upper == .infinity {
        text += " \(name) >= \(lower)\n"
      } else {
        text += " \(bounds.lower.isFinite ? lower : "-inf") <= \(name) <= \(upper)\n"
      }
    }
  }
}
