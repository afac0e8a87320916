public import Foundation
public import LayoutEngine
import LayoutModel

/// What a picture of a layout shows: the window, and the views in it.
public struct LayoutScene: Sendable {
  /// One view.
  public struct View: Sendable, Equatable {
    /// Its name; `nil` for a spacer, a divider or content without one.
    public var id: String?
    /// How many named views it stands inside; its colour.
    public var depth: Int
    /// Its frame, in points in the window.
    public var frame: CGRect
    /// What it is.
    public var role: ViewRole
  }

  /// What the picture is called.
  public var title: String
  /// The window, or else what the root is offered; `nil` where neither has a finite size. In points.
  public var window: CGRect?
  /// The views, each after those that it stands in.
  public var views: [View]

  /// Makes a scene.
  public init(title: String, window: CGRect?, views: [View]) {
    self.title = title
    self.window = window
    self.views = views
  }

  /// A layout's named views, with the spacers, dividers and content that have no name.
  public init(_ layout: ResolvedLayout, of tree: LayoutTree, in space: LayoutSpace, title: String) {
    let named = Dictionary(layout.views.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    var views: [View] = []
    var stack = [(node: 0, depth: 0, around: CGRect?.none)]
    while let (node, depth, around) = stack.popLast() {
      guard let frame = layout.nodeFrames[node] else { continue }
      let role = tree.role(of: node)
      let id = named[node]?.id
      // Content that fills the named view around it shows nothing new.
      if id != nil || role == .spacer || role == .divider || (role == .content && frame != around) {
        views.append(View(id: id, depth: named[node]?.depth ?? depth, frame: frame, role: role))
      }
      let inner = id == nil ? (depth, around) : (depth + 1, frame)
      stack += tree.children(of: node).reversed().map { (node: $0, depth: inner.0, around: inner.1) }
    }
    self.init(title: title, window: space.outline, views: views)
  }
}

extension LayoutSpace {
  /// The window, or else what the root is offered, where that is finite.
  public var outline: CGRect? {
    if let container { return CGRect(origin: .zero, size: container) }
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite,
      width > 0, height > 0
    else { return nil }
    return CGRect(x: 0, y: 0, width: width, height: height)
  }
}

extension LayoutScene.View {
  /// The name and the size, as a label and for those who do not see the picture.
  var description: String {
    let name = id ?? (role == .spacer ? "spacer" : role == .divider ? "divider" : "content")
    return "\(name), \(size) at \(NumberText.length(frame.numbers[0])), \(NumberText.length(frame.numbers[1]))"
  }

  /// The size in points.
  var size: String { frame.numbers[2...].map(NumberText.length).joined(separator: " × ") }

  /// The size for where there is little room, to a hundredth of a point.
  var shortSize: String { frame.numbers[2...].map(Markup.number).joined(separator: " × ") }
}
