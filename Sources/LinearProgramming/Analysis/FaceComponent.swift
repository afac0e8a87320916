/// One component of the final face as a program of its own: its columns, the rows they stand in, and the fixed columns in
/// those rows.
struct FaceComponent {
  private(set) var program = LinearProgram()
  /// For each column, its index in the whole program.
  private(set) var columns: [Int] = []
  /// The values of its columns and rows in the outcome.
  private(set) var values: [Double] = []
  private var basis = Basis(columns: [], rows: [])
  private var basicCount = 0

  /// Where to start: at the outcome's basis, if the part that lies in the component is one.
  var start: SolveOptions.Start {
    basicCount == program.rowCount && basis.columns.count == program.columnCount ? .given(basis) : .own
  }

  /// The components of a face, and where each column lies in its own. Linear in the size of the face.
  static func all(of face: FinalFace) -> (components: [FaceComponent], localColumn: [Int]) {
    var components = [FaceComponent](repeating: FaceComponent(), count: face.componentCount)
    var localColumn = [Int](repeating: -1, count: face.program.columnCount)
    for (column, component) in face.componentOfColumn.enumerated() {
      if let component { localColumn[column] = components[component].add(column, of: face) }
    }
    // A fixed column may stand in rows of several components, and has an index in each of them.
    var localFixed: [FixedColumn: Int] = [:]
    for row in 0..<face.program.rowCount {
      let entries = face.program.entries(ofRow: row)
      let owner = entries.lazy.compactMap { position -> Int? in
        guard face.program.coefficients[position] != 0 else { return nil }
        return face.componentOfColumn[Int(face.program.columnIndices[position])]
      }.first
      guard let owner else { continue }
      let terms = entries.map { position in
        let column = Int(face.program.columnIndices[position])
        var local = localColumn[column]
        if local < 0 {
          let key = FixedColumn(component: owner, column: column)
          local = localFixed[key] ?? components[owner].add(column, of: face)
          localFixed[key] = local
        }
        return LinearProgram.Term(column: local, coefficient: face.program.coefficients[position])
      }
      components[owner].add(row, terms, of: face)
    }
    return (components, localColumn)
  }

  private struct FixedColumn: Hashable {
    let component: Int
    let column: Int
  }

  private mutating func add(_ column: Int, of face: FinalFace) -> Int {
    columns.append(column)
    values.append(face.point.columnValues[column])
    if let status = face.basis?.columns[column] {
      basis.columns.append(status)
      if status == .basic { basicCount += 1 }
    }
    let bounds = face.program.bounds(ofColumn: column)
    return program.addColumn(lower: bounds.lower, upper: bounds.upper)
  }

  private mutating func add(_ row: Int, _ terms: [LinearProgram.Term], of face: FinalFace) {
    if let status = face.basis?.rows[row] {
      basis.rows.append(status)
      if status == .basic { basicCount += 1 }
    }
    let bounds = face.program.bounds(ofRow: row)
    program.addRow(lower: bounds.lower, upper: bounds.upper, terms: terms)
  }
}
