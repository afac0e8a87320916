public import LayoutModel

extension View {
  /// How early the view gets its share of a stack's length: views of a higher priority are served first; the default is
  /// 0.
  public func layoutPriority(_ value: Double) -> some View { wrapped(in: .layoutPriority(value)) }

  /// Sets a value that the layout around the view reads from its proxy.
  ///
  /// It survives all modifiers further outside; of two settings of one key the inner one wins.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    settingTraits { $0.setIfAbsent(key, to: value) }
  }

  /// Where the view is drawn among its siblings: larger is in front. Layout does not look at it.
  public func zIndex(_ value: Double) -> some View {
    settingTraits { if $0.zIndex == 0 { $0.zIndex = value } }
  }
}
