/// One of two views, as a view builder makes of an `if` with an `else` or of a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  /// The nodes of the view that was chosen.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    switch storage {
    case .first(let content): content._layoutNodes(in: environment).placed(.branch(true))
    case .second(let content): content._layoutNodes(in: environment).placed(.branch(false))
    }
  }
}
