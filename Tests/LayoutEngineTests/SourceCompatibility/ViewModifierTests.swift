import LayoutKit
import Testing
import ViewTestSupport

private struct Card: ViewModifier {
  var inset: CGFloat = 10

  func body(content: Content) -> some View {
    content
      .padding(inset)
      .background(Color.white)
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6).id("badge") }
      .cornerRadius(8)
      .border(.gray)
  }
}

/// A modifier that puts all that it modifies into one stack.
private struct Stacked: ViewModifier {
  func body(content: Content) -> some View { VStack(spacing: 0) { content } }
}

/// A layout that is its own modifier.
private struct Doubled: Layout, ViewModifier {
  func body(content: Content) -> some View { self { content } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    return CGSize(width: size.width * 2, height: size.height * 2)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}

extension View {
  fileprivate func card(inset: CGFloat = 10) -> some View { modifier(Card(inset: inset)) }
}

private struct GapKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
  fileprivate var gap: CGFloat {
    get { self[GapKey.self] }
    set { self[GapKey.self] = newValue }
  }
}

/// A row whose gap and end follow the environment.
private struct Row: View {
  @Environment(\.gap) private var gap
  @Environment(\.layoutDirection) private var direction
  @Binding var height: CGFloat

  var body: some View {
    HStack(spacing: gap) {
      ForEach(0..<2) { _ in box(gap, height) }
      if direction == .rightToLeft { box(100, 1) }
    }
  }
}

@Suite struct ViewModifierTests {
  @Test func customModifiers() throws {
    let layout = try layOut(box(30, 20).id("content").card(), nil, nil)
    #expect(layout.size == CGSize(50, 40))
    #expect(layout["content"] == CGRect(10, 10, 30, 20))
    #expect(layout["badge"] == CGRect(44, 0, 6, 6))
  }

  // A modifier with a body gets all views as one content.
  @Test func theContentMayBeSeveralViews() throws {
    let group = Group {
      box(10, 10)
      box(10, 10)
    }
    #expect(try answer(group.modifier(Stacked()), nil, nil) == CGSize(10, 20))
    #expect(try answer(HStack(spacing: 0) { group.modifier(Card(inset: 1)) }, nil, nil) == CGSize(24, 12))
  }

  @Test func modifiersOfModifiers() throws {
    let both = Stacked().concat(Doubled())
    #expect(try answer(box(10, 20).modifier(both), nil, nil) == CGSize(20, 40))
    #expect(try answer(box(10, 20).modifier(EmptyModifier()), nil, nil) == CGSize(10, 20))
  }

  @Test func aLayoutThatIsAModifier() throws {
    let layout = try layOut(box(10, 20).id("content").modifier(Doubled()), nil, nil)
    #expect(layout.size == CGSize(20, 40))
    #expect(layout["content"] == CGRect(5, 10, 10, 20))
  }

  // Two boxes as wide as the gap: three times the gap.
  @Test func environment() throws {
    let row = Row(height: .constant(5))
    #expect(try answer(row, nil, nil) == CGSize(3, 5))
    #expect(try answer(row.environment(\.gap, 20), nil, nil) == CGSize(60, 5))
    #expect(try answer(row.environment(\.gap, 30).environment(\.gap, 20), nil, nil) == CGSize(90, 5))
    #expect(try answer(row.transformEnvironment(\.gap) { $0 *= 4 }, nil, nil) == CGSize(12, 5))
    let mirrored = try row.resolvedLayout(
      in: LayoutSpace(proposal: .unspecified, layoutDirection: .rightToLeft))
    #expect(mirrored.size == CGSize(104, 5))
  }

  // One pixel of a display with two pixels a point.
  @Test func displayScale() throws {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let divider = try Divider().resolvedLayout(in: .proposing(width: 100, height: 50), environment: environment)
    #expect(divider.size == CGSize(100, 0.5))
    #expect(environment.pixelLength == 0.5)
  }

  // What only draws, or waits for somebody to do something, is no part of the tree.
  @Test func modifiersWithoutANode() throws {
    let plain = Rectangle().id("a")
    let drawn = Rectangle().fill(.red).opacity(0.5).foregroundStyle(.blue).foregroundColor(.red).border(.gray)
      .clipped().clipShape(Circle()).cornerRadius(3).hidden().rotationEffect(.degrees(30)).scaleEffect(2)
      .shadow(radius: 1).disabled(true).allowsHitTesting(false).onTapGesture {}.onAppear {}
      .animation(.easeInOut(duration: 1), value: 1).zIndex(3).id("a")
    #expect(try LayoutTree(drawn).identities == LayoutTree(plain).identities)
    #expect(try answer(drawn, 30, nil) == CGSize(30, 10))
    #expect(withAnimation(.bouncy) { 7 } == 7)
    #expect(Animation.default == .spring)
    #expect(Animation.linear != .linear(duration: 1))
  }

  @Test func bindings() {
    struct Settings {
      var sizes = [1, 2]
      var name = ""
    }
    let state = State(wrappedValue: Settings())
    state.projectedValue.name.wrappedValue = "x"
    state.projectedValue.sizes[1].wrappedValue = 5
    #expect(state.wrappedValue.name == "x")
    #expect(state.wrappedValue.sizes == [1, 5])
    #expect(Binding.constant(3).wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }
}
