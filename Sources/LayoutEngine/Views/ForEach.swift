/// A view for each element of a collection; each is a view of the container around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  /// What tells an element apart from the others.
  private let elementID: (Data.Element) -> ID

  fileprivate init(
    _ data: Data, identifiedBy elementID: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.elementID = elementID
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Makes views for elements that say who they are.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifiedBy: \.id, content: content)
  }

  /// Makes views for elements that `id` tells apart.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  /// Makes views for the numbers of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, identifiedBy: { $0 }, content: content)
  }

  /// Makes views for the elements of a collection that is kept elsewhere, each with a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views for the elements of a collection that is kept elsewhere, each with a binding to its element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    let indices = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.init(indices, identifiedBy: { $0.1 }, content: { content(data[$0.0]) })
  }

  /// The nodes of every element's view in order.
  public func _layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    data.flatMap { content($0)._layoutNodes(in: environment).placed(.element(AnyHashable(elementID($0)))) }
  }
}
