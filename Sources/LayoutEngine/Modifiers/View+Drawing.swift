public import Foundation
public import LayoutModel

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

  /// Draws the view turned around a point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view larger or smaller, seen from a point of its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Draws a shadow below the view.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Draws nothing, in the same place.
  public func hidden() -> some View { self }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }

  /// The shape's outline drawn with a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
}
