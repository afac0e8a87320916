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

  let stages: [Stage]
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
    let columns = StageMembers(partition.columns, stageCount: program.tiers.count)
    let rows = StageMembers(partition.rows, stageCount: program.tiers.count)
    var local = [Int32](repeating: 0, count: program.columnCount)
    for stage in program.tiers.indices {
      for (number, column) in columns[stage].enumerated() { local[Int(column)] = Int32(truncatingIfNeeded: number) }
    }
    // Each stage is built on its own, and only then put to the others.
    stages = program.tiers.indices.map { number in
      var stage = Stage()
      stage.addColumns(columns[number], of: program, basis)
      stage.addRows(rows[number], of: program, basis, number: Int32(number), partition, local)
      stage.addTier(number, of: program, partition, local)
      return stage
    }
  }
}

/// The columns or rows of each stage, in their order.
private struct StageMembers {
  private var members: [Int32]
  private var starts: [Int]

  /// Sorts by counting; linear.
  init(_ stages: [Int32], stageCount: Int) {
    starts = Array(repeating: 0, count: stageCount + 1)
    for stage in stages { starts[Int(stage) + 1] += 1 }
    for stage in 0..<stageCount { starts[stage + 1] += starts[stage] }
    members = Array(repeating: 0, count: stages.count)
    var next = starts
    for (index, stage) in stages.enumerated() {
      members[next[Int(stage)]] = Int32(truncatingIfNeeded: index)
      next[Int(stage)] += 1
    }
  }

  subscript(stage: Int) -> ArraySlice<Int32> { members[starts[stage]..<starts[stage + 1]] }
}

extension StagedProgram.Stage {
  fileprivate mutating func addColumns(_ members: ArraySlice<Int32>, of whole: LinearProgram, _ basis: Basis) {
    columns = Array(members)
    program.columnLower = members.map { whole.columnLower[Int($0)] }
    program.columnUpper = members.map { whole.columnUpper[Int($0)] }
    self.basis.columns = members.map { basis.columns[Int($0)] }
  }

  fileprivate mutating func addRows(
    _ members: ArraySlice<Int32>, of whole: LinearProgram, _ basis: Basis, number: Int32,
    _ partition: ProgramStages, _ local: [Int32]
  ) {
    program.rowLower = members.map { whole.rowLower[Int($0)] }
    program.rowUpper = members.map { whole.rowUpper[Int($0)] }
    self.basis.rows = members.map { basis.rows[Int($0)] }
    let entryCount = members.reduce(0) { $0 + whole.rowStarts[Int($1) + 1] - whole.rowStarts[Int($1)] }
    program.reserveCapacity(columns: columns.count, rows: members.count, entries: entryCount)
    for row in members {
      for position in whole.entries(ofRow: Int(row)) {
        let (column, coefficient) = (whole.columnIndices[position], whole.coefficients[position])
        let stage = partition.columns[Int(column)]
        precondition(stage <= number, "row \(row) has a column of a later stage")
        if stage == number {
          program.addEntry(column: local[Int(column)], coefficient: coefficient)
        } else {
          let row = Int32(truncatingIfNeeded: program.rowStarts.count - 1)
          links.append(StagedProgram.Link(row: row, column: column, coefficient: coefficient))
        }
      }
      program.rowStarts.append(program.entryCount)
    }
  }

  fileprivate mutating func addTier(
    _ number: Int, of whole: LinearProgram, _ partition: ProgramStages, _ local: [Int32]
  ) {
    var tier = whole.tiers[number]
    for position in tier.columnIndices.indices {
      let column = Int(tier.columnIndices[position])
      precondition(Int(partition.columns[column]) == number, "tier \(number) has a column of another stage")
      tier.columnIndices[position] = local[column]
    }
    program.tiers = [tier]
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
