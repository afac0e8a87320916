/// Writes a program in the free MPS format, which nearly every solver reads.
///
/// The format has one objective: `selection` says which tier; it is the first row, `obj`. Names are those of
/// `ProgramNames`. Numbers read back as the same doubles, but the upper bound of a row with two bounds is written as its
/// distance from the lower one and may differ in the last place. A row without bounds is of type N and dropped by some
/// readers. The word `FREE` after the name tells readers of fixed columns that these are not.
public struct MPSWriter: Sendable {
  /// Which tier becomes the objective.
  public var selection: TierSelection

  /// Makes a writer, by default for the first tier.
  public init(selection: TierSelection = TierSelection()) { self.selection = selection }

  /// The program as text. Linear in the size of the program.
  ///
  /// The selected tier must exist, unless there are no tiers at all.
  /// - Throws: what validation of the program throws.
  public func text(for program: LinearProgram) throws(LinearProgramError) -> String {
    let page = MPSPage(program: try selection.apply(to: program), names: ProgramNames(program))
    return page.header + page.rows + page.columns + page.rightHandSides + page.ranges + page.bounds + "ENDATA\n"
  }
}

/// The sections of the file.
private struct MPSPage {
  let program: LinearProgram
  let names: ProgramNames

  var header: String {
    "* \(program.columnCount) columns, \(program.rowCount) rows, \(program.entryCount) entries\nNAME program FREE\n"
  }

  var rows: String {
    var section = "ROWS\n N \(names.objective)\n"
    for row in 0..<program.rowCount { section += " \(type(of: program.bounds(ofRow: row))) \(names.rows[row])\n" }
    return section
  }

  private func type(of bounds: LinearProgram.Bounds) -> String {
    if bounds.isFixed { return "E" }
    if bounds.lower.isFinite { return "G" }
    return bounds.upper.isFinite ? "L" : "N"
  }

  /// The format goes by columns: the entries are sorted by a counting pass.
  var columns: String {
    var starts = [Int](repeating: 0, count: program.columnCount + 1)
    for column in program.columnIndices { starts[Int(column) + 1] += 1 }
    for column in 0..<program.columnCount { starts[column + 1] += starts[column] }
    var next = starts
    var entries = [(row: Int, coefficient: Double)](repeating: (0, 0), count: program.entryCount)
    for row in 0..<program.rowCount {
      for position in program.entries(ofRow: row) {
        let column = Int(program.columnIndices[position])
        entries[next[column]] = (row, program.coefficients[position])
        next[column] += 1
      }
    }
    var costs = [Double](repeating: 0, count: program.columnCount)
    if let tier = program.tiers.first {
      for (column, coefficient) in zip(tier.columnIndices, tier.coefficients) { costs[Int(column)] = coefficient }
    }
    var section = "COLUMNS\n"
    for column in 0..<program.columnCount {
      let name = names.columns[column]
      // A column exists by being mentioned: one without any other entry is mentioned here.
      if costs[column] != 0 || starts[column] == starts[column + 1] {
        section += " \(name) \(names.objective) \(text(of: costs[column]))\n"
      }
      for entry in entries[starts[column]..<starts[column + 1]] {
        section += " \(name) \(names.rows[entry.row]) \(text(of: entry.coefficient))\n"
      }
    }
    return section
  }

  var rightHandSides: String {
    var section = "RHS\n"
    for row in 0..<program.rowCount {
      let bounds = program.bounds(ofRow: row)
      let side = bounds.lower.isFinite ? bounds.lower : bounds.upper
      if side.isFinite, side != 0 { section += " RHS \(names.rows[row]) \(text(of: side))\n" }
    }
    return section
  }

  var ranges: String {
    var section = ""
    for row in 0..<program.rowCount {
      let bounds = program.bounds(ofRow: row)
      if bounds.isFixed || bounds.lower.isInfinite || bounds.upper.isInfinite { continue }
      section += " RNG \(names.rows[row]) \(text(of: bounds.upper - bounds.lower))\n"
    }
    return section.isEmpty ? "" : "RANGES\n" + section
  }

  var bounds: String {
    var section = "BOUNDS\n"
    for column in 0..<program.columnCount {
      let bounds = program.bounds(ofColumn: column)
      let name = names.columns[column]
      // Zero to infinity is what a column has without being mentioned.
      if bounds == .nonnegative { continue }
      if bounds == .free {
        section += " FR BND \(name)\n"
      } else if bounds.isFixed {
        section += " FX BND \(name) \(text(of: bounds.lower))\n"
      } else {
        // An upper bound below 0 would change the lower one in some readers: both are always stated.
        section += bounds.lower.isFinite ? " LO BND \(name) \(text(of: bounds.lower))\n" : " MI BND \(name)\n"
        if bounds.upper.isFinite { section += " UP BND \(name) \(text(of: bounds.upper))\n" }
      }
    }
    return section
  }
}
