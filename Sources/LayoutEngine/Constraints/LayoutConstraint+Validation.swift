/// Why a set of constraints cannot be used.
public enum ConstraintError: Error, Equatable, Sendable {
  /// It names a view that the tree does not have. The number is the constraint's position in the list.
  case unknownView(String, constraint: Int)
  /// A number in it is not finite.
  case notFinite(constraint: Int)
  /// Its priority is not above 0 and at most 1000.
  case priorityOutOfRange(Double, constraint: Int)
  /// Its weight is not above 0.
  case weightOutOfRange(Double, constraint: Int)
  /// An earlier constraint has the same name.
  case duplicateName(String, constraint: Int)
  /// It names an attribute of the window other than its width and height.
  case windowAttribute(LayoutAttribute, constraint: Int)
  /// It names the window, and the layout has none.
  case noWindow(constraint: Int)
  /// A view that it names is not part of the layout in this space, as one that `ViewThatFits` left out.
  case absentView(String, constraint: Int)
  /// An attribute that it names has no finite value in this space.
  case endless(String, constraint: Int)

  /// The constraint's position in the list, from 0.
  public var constraint: Int {
    switch self {
    case .unknownView(_, let index), .notFinite(let index), .priorityOutOfRange(_, let index),
      .weightOutOfRange(_, let index), .duplicateName(_, let index), .windowAttribute(_, let index),
      .noWindow(let index), .absentView(_, let index), .endless(_, let index):
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
    case .weightOutOfRange(let value, _): "the weight \(value) is not above 0"
    case .duplicateName(let name, _): "another constraint is named '\(name)'; rename one of them"
    case .windowAttribute(let attribute, _):
      "the window has a width and a height only, not '\(attribute.rawValue)'; name the root view instead"
    case .noWindow: "the constraint names the window, and the layout has none; give it a container"
    case .endless(let attribute, _):
      "'\(attribute)' has no finite value in this space; offer the layout a finite size, or bound the view"
    case .absentView(let id, _): "the view '\(id)' is not part of the layout in this space"
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
      guard constraint.left.isFinite && constraint.right.isFinite else { throw .notFinite(constraint: i) }
      let priority = constraint.priority.value
      guard priority > 0 && priority <= 1000 else { throw .priorityOutOfRange(priority, constraint: i) }
      guard constraint.weight > 0 && constraint.weight.isFinite else {
        throw .weightOutOfRange(constraint.weight, constraint: i)
      }
      if let name = constraint.name, !names.insert(name).inserted { throw .duplicateName(name, constraint: i) }
      for term in constraint.left.terms + constraint.right.terms {
        try term.validate(isView, space, constraint: i)
      }
    }
  }
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
