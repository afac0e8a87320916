import LayoutModel

/// What reservations for rigid children add to the constants that a serving order sets aside.
///
/// A reservation is a constant of the formulation. That of a child whose length a solver decides is that length: here is
/// the difference between it and its present value, which is zero in value and moves with it.
struct RigidReservations<Number: LayoutNumber> {
  /// What changes at the first turn of a group, beside ``ServingTurn/reservationChange``.
  private(set) var changes: [Int: Number] = [:]

  /// `nil` where no child of a later group is rigid.
  init?<S: RuleSubviews>(_ subviews: S, _ turns: S.Turns, axis: Axis) where S.Number == Number {
    guard Number.isRecorded, subviews.mayBeRigid else { return nil }
    var returned: [Number] = []
    for group in turns.groups.dropFirst() {
      let lengths = group.compactMap { subviews.rigidLength(Int(turns[$0].child), axis) }
      if lengths.isEmpty { continue }
      let change = Number.sum(lengths, plus: -lengths.reduce(0) { $0 + $1.value })
      returned.append(change)
      changes[group.lowerBound] = change
    }
    if returned.isEmpty { return nil }
    changes[0] = Number.sum(returned, plus: 0) * -1
  }
}
