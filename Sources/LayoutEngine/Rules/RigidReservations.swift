import LayoutModel

/// What reservations for rigid children add to the constants that a serving order sets aside.
///
/// A reservation is a constant of the formulation. That of a child whose length a solver decides is that length: here is
/// the difference between it and its present value, which is zero in value and moves with it.
struct RigidReservations<Number: LayoutNumber> {
  /// What changes with each group's turn, beside ``ServingOrder/Group/reservationChange``.
  private(set) var changes: [Number?]

  /// `nil` where no child of a later group is rigid.
  init?<S: RuleSubviews>(_ subviews: S, _ order: ServingOrder, axis: Axis) where S.Number == Number {
    guard Number.isRecorded, subviews.mayBeRigid, order.groupCount > 1 else { return nil }
    let later = (1..<order.groupCount).map { number in
      order.group(number).members.compactMap { subviews.rigidLength(order.child(at: $0), axis) }
    }
    guard later.contains(where: { !$0.isEmpty }) else { return nil }
    let returned = later.map { lengths -> Number? in
      lengths.isEmpty ? nil : Number.sum(lengths, plus: -lengths.reduce(0) { $0 + $1.value })
    }
    changes = [Number.sum(returned.compactMap { $0 }, plus: 0) * -1] + returned
  }
}
