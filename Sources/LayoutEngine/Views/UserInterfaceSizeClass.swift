/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// As on a phone held upright.
  case compact
  /// As on a tablet.
  case regular
}

extension EnvironmentValues {
  /// How much room there is across; `nil` where nobody says.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is up and down; `nil` where nobody says.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }

  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
  }
}
