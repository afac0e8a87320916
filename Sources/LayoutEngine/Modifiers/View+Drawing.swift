public import Foundation

/// Modifiers that only say how a view is drawn: taken so that source compiles, without a node of their own.
extension View {
  /// Changes how transparent the view is.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Sets what the view's content is drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets what the view's content is drawn in.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Draws a border inside the view's frame.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// Draws nothing outside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Draws nothing outside a shape in the view's frame.
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Draws the view's frame with rounded corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Draws nothing, in the same place.
  public func hidden() -> some View { self }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }

  /// The shape's outline drawn with a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}
