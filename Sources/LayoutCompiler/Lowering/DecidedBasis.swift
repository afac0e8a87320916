import LinearProgramming

/// Chooses what holds decided lengths in the starting basis.
///
/// A decided length that stands at its target is held by the row that says so. One that stands elsewhere, because
/// constraints want it there, has a residual in that row, which is basic; so something else has to hold the length: a
/// constraint that is met exactly. Each such constraint holds one length. A constraint on one length holds that. One on
/// two lengths joins the sets in which they are: of a set of joined lengths one remains to be held, unless it has one
/// that is held already. So the rows that are taken out of the basis form a forest, each tree of which hangs on
/// what is held otherwise, and the basis is triangular as before.
///
/// Lengths that nothing holds stay at their targets in the basis, and the simplex method moves them.
struct DecidedBasis {
  /// A decided length away from its target.
  struct Length {
    var column: Int
    /// The residual that says how far.
    var residual: Int
  }

  /// A constraint that is met exactly, on one or two columns.
  struct BindingRow {
    var row: Int
    var columns: [Int]
    /// Where the row stands when it is not basic.
    var status: BasisStatus
  }

  var lengths: [Length] = []
  var rows: [BindingRow] = []

  /// Puts the residuals of all lengths that a constraint can hold into the basis, and takes those constraints out.
  func settle(_ basis: inout Basis) {
    guard !lengths.isEmpty && !rows.isEmpty else { return }
    var sets = HeldSets()
    for length in lengths { sets.addUnheld(length.column) }
    var held: [BindingRow] = []
    for row in rows.filter({ $0.columns.count == 1 }) + rows.filter({ $0.columns.count == 2 }) {
      if sets.join(row.columns) { held.append(row) }
    }
    // A set that nothing holds keeps its lengths at their targets, all of them: its rows would hold one too many.
    for row in held {
      if sets.isHeld(row.columns[0]) { basis.rows[row.row] = row.status }
    }
    for length in lengths {
      if sets.isHeld(length.column) { basis.columns[length.residual] = .basic }
    }
  }
}

/// Sets of columns that are joined by rows; a set is held or lacks one row.
private struct HeldSets {
  private var numbers: [Int: Int] = [:]
  private var sets = DisjointSets()
  private var lacks: [Bool] = []

  mutating func addUnheld(_ column: Int) {
    numbers[column] = sets.count
    sets.append()
    lacks.append(true)
  }

  mutating func isHeld(_ column: Int) -> Bool {
    guard let number = numbers[column] else { return true }
    return !lacks[sets.root(of: number)]
  }

  /// Joins the sets of a row's columns, if that leaves less to be held; says whether it does. Other columns are held.
  mutating func join(_ columns: [Int]) -> Bool {
    var roots: [Int?] = []
    for column in columns {
      if let number = numbers[column] { roots.append(sets.root(of: number)) } else { roots.append(nil) }
    }
    guard let first = roots.compactMap({ $0 }).first(where: { lacks[$0] }) else { return false }
    guard let other = roots.compactMap({ $0 }).first(where: { $0 != first }) else {
      // Alone, or beside a column that is held; twice the same set is held by its own rows only.
      if columns.count == 2 && roots[0] == roots[1] { return false }
      lacks[first] = false
      return true
    }
    // If both lack a row, the joined set lacks one; if one is held, none.
    let lacksOne = lacks[other]
    sets.join(first, other)
    lacks[sets.root(of: first)] = lacksOne
    return true
  }
}
