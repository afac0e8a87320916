import Foundation
import LayoutModel

/// Makes the views of a geometry reader, given where the reader stands.
public struct GeometryContent: @unchecked Sendable {
  // Unchecked: SwiftUI takes plain closures; they are called on the thread that makes the tree.
  let nodes: (GeometryProxy) -> [LayoutNode]

  /// Makes content from a closure.
  public init(_ nodes: @escaping (GeometryProxy) -> [LayoutNode]) { self.nodes = nodes }
}

/// A geometry reader of a tree.
struct ReadGeometry: Sendable {
  var content: GeometryContent
  var depth: Int
  /// The size that its views were made for; `nil` where they are not made yet.
  var size: CGSize?
}

extension LayoutTree {
  /// Makes the views of all geometry readers for the frames that the readers have in `space`, by the direct engine.
  ///
  /// A reader's frame does not depend on its views, so one direct layout gives the frames of all readers that are not in
  /// another; readers inside follow level by level. A reader that is not part of the layout (another view was chosen
  /// to fit) gets no views.
  mutating func readGeometry(in space: LayoutSpace) throws(LayoutError) {
    while true {
      let waiting = geometryReaders.filter { $0.value.size == nil }.keys.sorted()
      if waiting.isEmpty { return }
      let frames = try DirectEngine().resolve(self, in: space).nodeFrames
      var names = UniqueNames(taken: ids.compactMap { $0 })
      var made: [(children: [LayoutNode], parent: Int, depth: Int)] = []
      for node in waiting {
        let frame = frames[node] ?? .null
        geometryReaders[node]?.size = frame.size
        guard !frame.isNull, let reader = geometryReaders[node] else { continue }
        var content = reader.content.nodes(GeometryProxy(frame: frame))
        for i in content.indices { names.apply(to: &content[i]) }
        made.append((content, node, reader.depth + 1))
      }
      try append(made)
    }
  }

  /// The geometry readers whose views were made for another size than the reader has in `layout`, by name or number.
  ///
  /// Their views see a size that no longer is: as where a tree that was made for one space is laid out in another, or
  /// where constraints have moved a reader. Make the tree anew for that space, or give the reader a frame.
  public func outdatedGeometryReaders(in layout: ResolvedLayout) -> [String] {
    geometryReaders.keys.sorted().filter { node in
      guard let made = geometryReaders[node]?.size, let now = layout.nodeFrames[node]?.size else { return false }
      let tolerance = 1e-6 * max(1, abs(made.width), abs(made.height))
      return abs(made.width - now.width) > tolerance || abs(made.height - now.height) > tolerance
    }.map(name(of:))
  }
}
