import SwiftUI

/// Another layout with a margin around it: generic over that layout, with its cache.
struct Inset<Base: Layout>: Layout {
  typealias Cache = Base.Cache

  var margin: CGFloat
  var base: Base

  var animatableData: AnimatablePair<CGFloat, Base.AnimatableData> {
    get { AnimatablePair(margin, base.animatableData) }
    set {
      margin = newValue.first
      base.animatableData = newValue.second
    }
  }

  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { base.updateCache(&cache, subviews: subviews) }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    var size = base.sizeThatFits(proposal: proposal.inset(by: margin), subviews: subviews, cache: &cache)
    size.width += 2 * margin
    size.height += 2 * margin
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    base.placeSubviews(
      in: bounds.insetBy(dx: margin, dy: margin), proposal: proposal.inset(by: margin), subviews: subviews,
      cache: &cache)
  }
}

extension ProposedViewSize {
  fileprivate func inset(by margin: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: width.map { $0 - 2 * margin }, height: height.map { $0 - 2 * margin })
  }
}

extension Layout where Self == Inset<HStackLayout> {
  static func insetRow(_ margin: CGFloat) -> Self { Inset(margin: margin, base: HStackLayout(spacing: 0)) }
}

/// A layout that is a modifier of the views that it arranges.
struct Squared: Layout, ViewModifier {
  func body(content: Content) -> some View {
    self {
      content
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    let size = subview.sizeThatFits(proposal)
    let side = max(size.width, size.height)
    return .init(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    precondition(subviews.count == 1)
    subviews.first?.place(at: .init(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .init(bounds.size))
  }
}

extension View {
  func squared() -> some View { modifier(Squared()) }
}

/// Our own protocols, met by the types of the library.
protocol HasExtent {
  var extent: CGSize { get }
}

extension CGSize: HasExtent {
  var extent: CGSize { self }
}

extension ViewDimensions: HasExtent {
  var extent: CGSize { CGSize(width: width, height: height) }
}

extension ProposedViewSize: HasExtent {
  var extent: CGSize { replacingUnspecifiedDimensions(by: .zero) }
}

protocol Measurable {
  func measure(_ proposal: ProposedViewSize) -> any HasExtent
}

extension LayoutSubview: Measurable {
  func measure(_ proposal: ProposedViewSize) -> any HasExtent { dimensions(in: proposal) }
}

extension SwiftUI.Axis {
  var opposite: SwiftUI.Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The largest of all extents, through the protocols alone.
struct Largest: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let measurables: [any Measurable] = Array(subviews)
    return measurables.map { $0.measure(proposal).extent }.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
