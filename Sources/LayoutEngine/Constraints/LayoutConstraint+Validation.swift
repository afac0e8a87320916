/// Why a set of constraints cannot be used.
public enum ConstraintError: Error, Equatable, Sendable {
  /// It names a view that the tree does not have. The number is the constraint's position in the list.
  case unknownView(String, constraint: Int)
  /// A number in it is not finite.
  case notFinite(constraint: Int)
  /// Its priority is not above 0 and at most 1000.
  case priorityOutOfRange(Double, constraint: Int)
  /// Its weight is not within ``LayoutConstraint/factors``.
  case weightOutOfRange(Double, constraint: Int)
  /// A factor in it is not 0, and its magnitude is not within ``LayoutConstraint/factors``.
  case factorOutOfRange(Double, constraint: Int)
  /// A number of points in it is endless: a billion or more.
  case numberOutOfRange(Double, constraint: Int)
  /// An earlier constraint has the same name.
  case duplicateName(String, constraint: Int)
  /// It names an attribute of the window other than its width and height.
  case windowAttribute(LayoutAttribute, constraint: Int)
  /// It names the window, and the layout has none.
  case noWindow(constraint: Int)
  /// An attribute that it names has no finite value in this space.
  case endless(String, constraint: Int)

  /// The constraint's position in the list, from 0.
  public var constraint: Int {
    switch self {
    case .unknownView(_, let index), .notFinite(let index), .priorityOutOfRange(_, let index),
      .weightOutOfRange(_, let index), .factorOutOfRange(_, let index), .numberOutOfRange(_, let index),
      .duplicateName(_, let index), .windowAttribute(_, let index), .noWindow(let index), .endless(_, let index):
      index
    }
  }
}

extension ConstraintError: CustomStringConvertible {
  /// The cause, then the remedy.
  public var description: String {
    switch self {
    case .unknownView(let id, _): "there is no view named '\(id)'; give one that name, or correct it"
    case .notFinite: "a number in the constraint is not finite; divide by something else, or use smaller numbers"
    case .priorityOutOfRange(let value, _): "the priority \(value) is not above 0 and at most 1000"
    case .weightOutOfRange(let value, _): "the weight \(value) is not between 1e-6 and 1e6"
    case .factorOutOfRange(let value, _):
      "the factor \(value) is not between 1e-6 and 1e6; multiply both sides of the constraint by something else"
    case .numberOutOfRange(let value, _): "\(value) points count as endless; use a number below 1e9"
    case .duplicateName(let name, _): "another constraint is named '\(name)'; rename one of them"
    case .windowAttribute(let attribute, _):
      "the window has a width and a height only, not '\(attribute.rawValue)'; name the root view instead"
    case .noWindow: "the constraint names the window, and the layout has none; give it a container"
    case .endless(let attribute, _):
      "'\(attribute)' has no finite value in this space; offer the layout a finite size, or bound the view"
    }
  }
}

extension LayoutConstraint {
  /// Checks constraints against a tree and a space; throws the first error.
  public static func validate(
    _ constraints: [LayoutConstraint], for tree: LayoutTree, in space: LayoutSpace
  ) throws(ConstraintError) {
    let ids = Set((0..<tree.count).compactMap { tree.id(of: $0) })
    try validate(constraints, in: space) { ids.contains($0) }
  }

  /// The same, given which names of views there are.
  package static func validate(
    _ constraints: [LayoutConstraint], in space: LayoutSpace, isView: (String) -> Bool
  ) throws(ConstraintError) {
    var names = Set<String>()
    for (i, constraint) in constraints.enumerated() {
      try constraint.validateNumbers(at: i)
      if let name = constraint.name, !names.insert(name).inserted { throw .duplicateName(name, constraint: i) }
      for term in constraint.left.terms + constraint.right.terms {
        try term.validate(isView, space, constraint: i)
      }
    }
  }

  /// Checks its numbers, whatever the tree; throws the first error.
  ///
  /// - Parameter index: the constraint's position in the list, for the error.
  public func validateNumbers(at index: Int) throws(ConstraintError) {
    guard left.isFinite && right.isFinite else { throw .notFinite(constraint: index) }
    let priority = priority.value
    guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority, constraint: index) }
    guard Self.factors.contains(weight) else { throw .weightOutOfRange(weight, constraint: index) }
    for factor in (left.terms + right.terms).map(\.coefficient) where factor != 0 {
      guard Self.factors.contains(abs(factor)) else { throw .factorOutOfRange(factor, constraint: index) }
    }
    for constant in [left.constant, right.constant] where abs(constant) >= TapeNumber.endless {
      throw .numberOutOfRange(constant, constraint: index)
    }
  }

  /// What weights, and the magnitudes of factors, have to be within: far enough from what rounding takes for nothing, and
  /// from what drowns all else.
  public static let factors = 1e-6...1e6
}

extension LayoutExpression.Term {
  fileprivate func validate(
    _ isView: (String) -> Bool, _ space: LayoutSpace, constraint: Int
  ) throws(ConstraintError) {
    switch subject {
    case .view(let id):
      guard isView(id) else { throw .unknownView(id, constraint: constraint) }
    case .window:
      guard attribute.isLength else { throw .windowAttribute(attribute, constraint: constraint) }
      guard space.container != nil else { throw .noWindow(constraint: constraint) }
    }
  }
}
