public import Foundation
public import LayoutModel

/// A space that takes what it is offered (10 points where nothing is), and whose views are made from its size.
///
/// The views stand at its top leading corner and are offered its size. They are made when the tree is, by
/// ``LayoutTree/init(_:in:environment:)``, for the frame that the direct engine gives the reader in that space: the size of
/// a reader does not depend on its views. ``LayoutTree/outdatedGeometryReaders(in:)`` tells when that no longer holds.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the views.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader whose views are made by `content`.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  /// One node, whose views are made later.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = GeometryContent { [content] proxy in
      environment.whileCurrent { content(proxy)._layoutNodes(in: environment) }
    }
    return [LayoutNode(.geometryReader(content))]
  }
}

/// What a ``GeometryReader`` tells its views.
public struct GeometryProxy: Sendable {
  private let frameInWindow: CGRect

  init(frame: CGRect) { frameInWindow = frame }

  /// The reader's size in points.
  public var size: CGSize { frameInWindow.size }

  /// The parts of the reader that something else covers: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in points: in its own coordinates, or in the window's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .global ? frameInWindow : CGRect(origin: .zero, size: size)
  }
}

/// The coordinates that a frame is given in.
public enum CoordinateSpace: Hashable, Sendable {
  /// Those of the window.
  case global
  /// Those of the view itself.
  case local
}
