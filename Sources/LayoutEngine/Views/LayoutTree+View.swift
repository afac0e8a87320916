import LayoutModel

extension LayoutTree {
  /// Numbers the nodes that a view becomes.
  ///
  /// Several views at the root stand in a column with default spacing, as SwiftUI has it; no view is an empty root of
  /// size zero.
  /// A name may stand several times, as in SwiftUI: the second view of a name gets `name#2`, in the order of a
  /// depth-first walk.
  /// - Throws: ``LayoutError`` as for a node, or where there is a ``GeometryReader``: its views depend on the space.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) throws(LayoutError) {
    try self.init(nodesOf: view, environment)
    guard geometryReaders.isEmpty else {
      throw .malformed("the views of a GeometryReader depend on the space; make the tree with LayoutTree(_:in:)")
    }
  }

  /// Numbers the nodes that a view becomes in `space`.
  ///
  /// The views see the direction of `space` in their environment, and a ``GeometryReader`` the frame that it has there.
  /// - Throws: ``LayoutError`` as for a node.
  public init(
    _ view: some View, in space: LayoutSpace, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    var environment = environment
    environment.layoutDirection = space.layoutDirection
    try self.init(nodesOf: view, environment)
    try readGeometry(in: space)
  }

  private init(nodesOf view: some View, _ environment: EnvironmentValues) throws(LayoutError) {
    let nodes = view._layoutNodes(in: environment)
    var root = nodes.count == 1 ? nodes[0] : .implicit(.vstack(VStackLayout()), nodes)
    var names = UniqueNames()
    names.apply(to: &root)
    try self.init(
      root, displayScale: Double(environment.displayScale), textMeasurer: environment.textMeasurer)
  }
}

extension View {
  /// Lays the view out: the frames of all views inside that have a name, which ``View/id(_:)`` gives.
  ///
  /// The views see the direction of `space` in their environment.
  /// - Throws: ``LayoutError`` where the view cannot be laid out.
  public func resolvedLayout(
    in space: LayoutSpace, by resolver: any LayoutResolver = DirectEngine(),
    environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) -> ResolvedLayout {
    try resolver.resolve(LayoutTree(self, in: space, environment: environment), in: space)
  }
}
