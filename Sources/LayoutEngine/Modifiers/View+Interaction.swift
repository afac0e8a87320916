/// Modifiers that only say how a view is used: taken so that source compiles, without a node of their own.
extension View {
  /// Lets nobody use the view.
  public func disabled(_ disabled: Bool) -> some View { self }

  /// Whether the view can be touched.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Runs an action when the view is tapped; never here.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }

  /// Runs an action when the view appears; never here.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
}
