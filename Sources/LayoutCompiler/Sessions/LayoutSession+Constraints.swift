public import LayoutEngine

extension LayoutSession {
  /// Adds a constraint behind the others.
  ///
  /// - Parameter constraint: the constraint.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError/constraint(_:)`` where it cannot be used with this layout.
  @discardableResult
  public func add(_ constraint: LayoutConstraint) throws(LayoutSessionError) -> SolvedLayout {
    try edit(constraints + [constraint])
  }

  /// Removes the constraint at a position.
  ///
  /// - Parameter index: its position in ``constraints``.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError/unknownPosition(_:)``.
  @discardableResult
  public func removeConstraint(at index: Int) throws(LayoutSessionError) -> SolvedLayout {
    guard constraints.indices.contains(index) else { throw .unknownPosition(index) }
    var edited = constraints
    edited.remove(at: index)
    return try edit(edited)
  }

  /// Removes the constraint of a name.
  ///
  /// - Parameter name: the name that it was given.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError/unknownConstraint(_:)``.
  @discardableResult
  public func removeConstraint(named name: String) throws(LayoutSessionError) -> SolvedLayout {
    try removeConstraint(at: try position(of: name))
  }

  /// Puts another constraint in the place of the one at a position.
  ///
  /// - Parameters:
  ///   - index: the position in ``constraints``.
  ///   - constraint: the new one.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError``.
  @discardableResult
  public func replaceConstraint(
    at index: Int, with constraint: LayoutConstraint
  ) throws(LayoutSessionError) -> SolvedLayout {
    guard constraints.indices.contains(index) else { throw .unknownPosition(index) }
    var edited = constraints
    edited[index] = constraint
    return try edit(edited)
  }

  /// Puts another constraint in the place of the one of a name.
  ///
  /// - Parameters:
  ///   - name: the name of the old one.
  ///   - constraint: the new one.
  /// - Returns: the new layout.
  /// - Throws: ``LayoutSessionError``.
  @discardableResult
  public func replaceConstraint(
    named name: String, with constraint: LayoutConstraint
  ) throws(LayoutSessionError) -> SolvedLayout {
    try replaceConstraint(at: try position(of: name), with: constraint)
  }

  private func position(of name: String) throws(LayoutSessionError) -> Int {
    guard let index = constraints.firstIndex(where: { $0.name == name }) else { throw .unknownConstraint(name) }
    return index
  }
}
