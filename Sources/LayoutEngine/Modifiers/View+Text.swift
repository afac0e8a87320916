extension View {
  /// Sets the font of the texts inside that have none of their own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of the texts inside that have none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Makes the texts inside bold that say nothing else.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets the most lines of the texts inside; `nil` for any number.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets what is left out of the texts inside where they do not fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets how the lines of the texts inside are aligned; their frames do not depend on it.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
