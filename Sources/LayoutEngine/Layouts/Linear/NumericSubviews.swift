public import LayoutModel

/// The views that a ``LinearLayout`` arranges, in their order of declaration.
public struct NumericSubviews<Number: LayoutNumber>: RandomAccessCollection {
  let source: any NumericSubviewSource<Number>

  init(source: any NumericSubviewSource<Number>) { self.source = source }

  /// One view.
  public typealias Element = NumericSubview<Number>
  /// A position, counted from 0.
  public typealias Index = Int
  /// The positions.
  public typealias Indices = Range<Int>

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { source.count }
  /// All positions.
  public var indices: Range<Int> { 0..<source.count }

  /// The view at `index`.
  public subscript(index: Int) -> NumericSubview<Number> {
    precondition(indices.contains(index), "there is no subview \(index): there are \(source.count)")
    return NumericSubview(source: source, index: index)
  }

  /// The direction that the container lays out in.
  public var layoutDirection: LayoutDirection { source.layoutDirection }
}

/// One view inside a ``LinearLayout``, which answers in the numbers that the rule computes with.
public struct NumericSubview<Number: LayoutNumber> {
  let source: any NumericSubviewSource<Number>
  let index: Int

  /// The value that the view set for `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { source.value(key, index) }

  /// The layout priority of the view: 0 unless set, minus infinity for a spacer.
  public var priority: Double { source.priority(index) }

  /// The distances that the view prefers to its neighbours; constants of every formulation.
  public var spacing: ViewSpacing { source.spacing(index) }

  /// The size that the view answers to `proposal`, in points; not clamped to it.
  public func size(_ proposal: NumericProposal<Number>) -> NumericSize<Number> { source.size(index, proposal) }

  /// The size and the alignment guides that the view answers to `proposal`.
  public func dimensions(in proposal: NumericProposal<Number>) -> NumericDimensions<Number> {
    NumericDimensions(source: source, index: index, proposal: proposal, size: size(proposal))
  }

  /// Puts the view so that `anchor` of its frame lies at `position`, in the coordinates of the layout's bounds.
  ///
  /// The view's size is its answer to `proposal`. The last call for a view wins. Good only inside
  /// ``LinearLayout/place(in:proposal:subviews:)``: elsewhere it is a programming error and traps.
  public func place(
    at position: NumericPoint<Number>, anchor: UnitPoint = .topLeading, proposal: NumericProposal<Number>
  ) {
    source.place(index, PlaceCall(position: position, anchor: anchor, proposal: proposal))
  }
}

/// A view's size and alignment guides in its own coordinates, for one proposal.
public struct NumericDimensions<Number: LayoutNumber> {
  let source: any NumericSubviewSource<Number>
  let index: Int
  let proposal: NumericProposal<Number>
  /// The size.
  public let size: NumericSize<Number>

  /// The width in points.
  public var width: Number { size.width }
  /// The height in points.
  public var height: Number { size.height }

  /// The position of `guide`, from the leading edge: the explicit one, or else the guide's default.
  public subscript(guide: HorizontalAlignment) -> Number { source.guide(guide.key, index, proposal, size: size) }
  /// The position of `guide`, from the top edge: the explicit one, or else the guide's default.
  public subscript(guide: VerticalAlignment) -> Number { source.guide(guide.key, index, proposal, size: size) }
  /// The position of `guide` if the view, or what is inside it, sets one.
  public subscript(explicit guide: HorizontalAlignment) -> Number? {
    source.explicitGuide(guide.key, index, proposal)
  }
  /// The position of `guide` if the view, or what is inside it, sets one.
  public subscript(explicit guide: VerticalAlignment) -> Number? { source.explicitGuide(guide.key, index, proposal) }
}

/// What a rule asked for when it placed a view.
struct PlaceCall<Number: LayoutNumber> {
  var position: NumericPoint<Number>
  var anchor: UnitPoint
  var proposal: NumericProposal<Number>
}

/// The engine's side of ``NumericSubviews``.
protocol NumericSubviewSource<Number>: AnyObject {
  associatedtype Number: LayoutNumber
  var count: Int { get }
  var layoutDirection: LayoutDirection { get }
  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number>
  func guide(
    _ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>
  ) -> Number
  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number?
  func priority(_ child: Int) -> Double
  func spacing(_ child: Int) -> ViewSpacing
  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value
  func place(_ child: Int, _ call: PlaceCall<Number>)
}

/// A rule's children, and where a layout has put them.
final class NumericSubviewStore<S: RuleSubviews>: NumericSubviewSource {
  typealias Number = S.Number

  private let subviews: S
  let layoutDirection: LayoutDirection
  private var calls: [PlaceCall<Number>?]?

  init(_ subviews: S, _ layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  var count: Int { subviews.count }

  func size(_ child: Int, _ proposal: NumericProposal<Number>) -> NumericSize<Number> { subviews.size(child, proposal) }

  func guide(
    _ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>, size: NumericSize<Number>
  ) -> Number {
    subviews.guide(key, child, proposal, size: size)
  }

  func explicitGuide(_ key: AlignmentKey, _ child: Int, _ proposal: NumericProposal<Number>) -> Number? {
    subviews.haveExplicitGuides ? subviews.explicitGuide(key, child, proposal) : nil
  }

  func priority(_ child: Int) -> Double { subviews.priority(child) }
  func spacing(_ child: Int) -> ViewSpacing { subviews.spacing(child) }
  func value<K: LayoutValueKey>(_ key: K.Type, _ child: Int) -> K.Value { subviews.value(key, child) }

  func place(_ child: Int, _ call: PlaceCall<Number>) {
    precondition(calls != nil, "place(at:anchor:proposal:) was called outside place(in:proposal:subviews:)")
    calls?[child] = call
  }

  /// Runs a placement; the last call for each child, `nil` for those that it leaves out.
  func placing(_ body: () -> Void) -> [PlaceCall<Number>?] {
    calls = Array(repeating: nil, count: count)
    body()
    defer { calls = nil }
    return calls ?? []
  }
}
