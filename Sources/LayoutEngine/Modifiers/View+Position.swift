public import Foundation
import LayoutModel

extension View {
  /// Draws the view somewhere else; layout goes on as if it had not moved.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Draws the view somewhere else, `x` points towards the trailing edge and `y` down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { wrapped(in: .offset(x: x, y: y)) }

  /// Takes what is offered and puts the view's middle at a point of it.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Takes what is offered and puts the view's middle at a point of it, in points from its top leading corner.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { wrapped(in: .position(x: x, y: y)) }
}
