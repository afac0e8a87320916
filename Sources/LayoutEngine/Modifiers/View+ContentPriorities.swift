public import LayoutModel

extension View {
  /// How strongly content inside the view resists being smaller than its own bounds where constraints press on it.
  ///
  /// The usual priority is 750. Of two settings for one axis the inner one wins. Without constraints nothing presses, and
  /// the setting changes nothing.
  ///
  /// - Parameters:
  ///   - priority: above 0, up to 1000.
  ///   - axes: the axes that it holds for.
  public func compressionResistance(
    _ priority: ConstraintPriority, for axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View {
    wrapped(
      in: .contentPriorities(
        .compressionResistance(
          horizontal: axes.priority(priority, along: .horizontal), vertical: axes.priority(priority, along: .vertical)))
    )
  }

  /// How strongly content inside the view resists being larger than its own bounds where constraints pull at it.
  ///
  /// The usual priority is 250. Of two settings for one axis the inner one wins. Without constraints nothing pulls, and
  /// the setting changes nothing.
  ///
  /// - Parameters:
  ///   - priority: above 0, up to 1000.
  ///   - axes: the axes that it holds for.
  public func hugging(
    _ priority: ConstraintPriority, for axes: Axis.Set = [.horizontal, .vertical]
  ) -> some View {
    wrapped(
      in: .contentPriorities(
        .hugging(
          horizontal: axes.priority(priority, along: .horizontal), vertical: axes.priority(priority, along: .vertical)))
    )
  }
}

extension Axis.Set {
  fileprivate func priority(_ priority: ConstraintPriority, along axis: Axis.Set) -> ConstraintPriority? {
    precondition(priority.value > 0 && priority.value <= 1000, "a priority is above 0 and at most 1000")
    return contains(axis) ? priority : nil
  }
}
