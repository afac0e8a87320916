/// A program cut into its stages: a small program each, whose rows refer to columns of earlier stages by their values.
public struct StagedProgram: Sendable {
  /// One stage.
  struct Stage: Sendable {
    /// Its columns and rows, with its tier; bounds of rows do not count the earlier columns yet.
    var program = LinearProgram()
    var basis = Basis(columns: [], rows: [])
    /// The whole program's number of each of its columns.
    var columns: [Int32] = []
    /// Entries of its rows in earlier columns, which are numbered as in the whole program.
    var links: [Link] = []
  }

  /// An entry of a row in a column of an earlier stage.
  struct Link: Sendable {
    var row: Int32
    var column: Int32
    var coefficient: Double
  }

  private(set) var stages: [Stage]
  /// The number of stages.
  public var stageCount: Int { stages.count }
  /// The number of columns of the whole program.
  let columnCount: Int

  /// Cuts a program; linear in its size.
  ///
  /// - Parameters:
  ///   - program: the whole program. It has as many tiers as stages.
  ///   - basis: a basis of it, which each stage gets its part of.
  ///   - partition: the stage of each of its columns and rows.
  public init(_ program: LinearProgram, basis: Basis, stages partition: ProgramStages) {
    precondition(partition.columns.count == program.columnCount && partition.rows.count == program.rowCount)
    columnCount = program.columnCount
    stages = program.tiers.map { _ in Stage() }
    reserve(program, partition)
    var local = [Int32](repeating: 0, count: program.columnCount)
    for column in 0..<program.columnCount {
      let stage = Int(partition.columns[column])
      let number = stages[stage].program.addColumn(
        lower: program.columnLower[column], upper: program.columnUpper[column])
      local[column] = Int32(number)
      stages[stage].columns.append(Int32(column))
      stages[stage].basis.columns.append(basis.columns[column])
    }
    for row in 0..<program.rowCount {
      addRow(row, of: program, to: Int(partition.rows[row]), partition, local)
      stages[Int(partition.rows[row])].basis.rows.append(basis.rows[row])
    }
    for (number, tier) in program.tiers.enumerated() {
      var tier = tier
      for position in tier.columnIndices.indices {
        let column = Int(tier.columnIndices[position])
        precondition(Int(partition.columns[column]) == number, "tier \(number) has a column of another stage")
        tier.columnIndices[position] = local[column]
      }
      stages[number].program.tiers = [tier]
    }
  }

  /// Makes room for what the stages will hold.
  private mutating func reserve(_ program: LinearProgram, _ partition: ProgramStages) {
    var columns = [Int](repeating: 0, count: stages.count)
    var rows = columns
    var entries = columns
    for stage in partition.columns { columns[Int(stage)] += 1 }
    for (row, stage) in partition.rows.enumerated() {
      rows[Int(stage)] += 1
      entries[Int(stage)] += program.rowStarts[row + 1] - program.rowStarts[row]
    }
    for stage in stages.indices {
      stages[stage].program.reserveCapacity(columns: columns[stage], rows: rows[stage], entries: entries[stage])
      stages[stage].columns.reserveCapacity(columns[stage])
      stages[stage].basis.columns.reserveCapacity(columns[stage])
      stages[stage].basis.rows.reserveCapacity(rows[stage])
    }
  }

  private mutating func addRow(
    _ row: Int, of program: LinearProgram, to stage: Int, _ partition: ProgramStages, _ local: [Int32]
  ) {
    let number = Int32(stages[stage].program.rowCount)
    for position in program.rowStarts[row]..<program.rowStarts[row + 1] {
      let column = program.columnIndices[position]
      let columnStage = Int(partition.columns[Int(column)])
      precondition(columnStage <= stage, "row \(row) has a column of a later stage")
      if columnStage == stage {
        stages[stage].program.addEntry(column: local[Int(column)], coefficient: program.coefficients[position])
      } else {
        stages[stage].links.append(Link(row: number, column: column, coefficient: program.coefficients[position]))
      }
    }
    stages[stage].program.addRow(lower: program.rowLower[row], upper: program.rowUpper[row])
  }
}

extension StagedProgram.Stage {
  /// The program for values of the earlier columns.
  func program(at values: [Double]) -> LinearProgram {
    var program = program
    for link in links {
      let part = link.coefficient * values[Int(link.column)]
      program.rowLower[Int(link.row)] -= part
      program.rowUpper[Int(link.row)] -= part
    }
    return program
  }
}
