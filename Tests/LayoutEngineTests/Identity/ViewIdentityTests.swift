import LayoutKit
import Testing
import ViewTestSupport

/// The identities of named views, by their names.
private func identities(_ view: some View) throws -> [String: ViewIdentity] {
  let tree = try LayoutTree(view)
  return Dictionary(
    uniqueKeysWithValues: zip(tree.identities, 0..<tree.count).compactMap { identity, node in
      tree.id(of: node).map { ($0, identity) }
    })
}

/// A view with a name that is no part of its identity, unlike that of `id`.
private func named(_ name: String, _ width: CGFloat = 10) -> LayoutNode {
  LayoutNode(.fixed(CGSize(width, 10)), id: name)
}

private struct Switch: View {
  var layout: AnyLayout
  var isLong = false

  var body: some View {
    layout {
      named("a")
      named("b").padding(2)
      if isLong { named("c") }
      ForEach([1, 2], id: \.self) { named("element \($0)") }
    }
  }
}

@Suite struct ViewIdentityTests {
  @Test func aSwitchOfLayoutsKeepsAllViews() throws {
    let layouts = [
      AnyLayout(HStackLayout()), AnyLayout(VStackLayout()), AnyLayout(ZStackLayout()), AnyLayout(GridLayout()),
      AnyLayout(RadialLayout()), AnyLayout(Masonry(columns: 2, spacing: 0)),
    ]
    let all = try layouts.map { try identities(Switch(layout: $0)) }
    #expect(all[0].count == 4)
    for other in all { #expect(other == all[0]) }
  }

  @Test func aConditionInBetweenMovesNothing() throws {
    let short = try identities(Switch(layout: AnyLayout(HStackLayout())))
    let long = try identities(Switch(layout: AnyLayout(HStackLayout()), isLong: true))
    for (name, identity) in short { #expect(long[name] == identity) }
    #expect(long.count == short.count + 1)
  }

  // What a dictionary keeps for a view is found again after a switch, a new order and a new size of the data.
  @Test func stateIsFoundAgain() throws {
    func row(_ data: [Int], _ layout: AnyLayout) -> some View {
      layout { ForEach(data, id: \.self) { number in named("\(number)") } }
    }
    var state: [ViewIdentity: String] = [:]
    for (name, identity) in try identities(row([1, 2, 3], AnyLayout(HStackLayout()))) { state[identity] = name }
    let later = try identities(row([4, 3, 1], AnyLayout(VStackLayout())))
    for name in ["1", "3"] { #expect(state[try #require(later[name])] == name) }
    #expect(state[try #require(later["4"])] == nil)
  }

  @Test func branchesAreDifferentViews() throws {
    @ViewBuilder func either(_ isFirst: Bool) -> some View {
      if isFirst { HStack { named("a") } } else { HStack { named("a") } }
    }
    #expect(try identities(either(true))["a"] != identities(either(false))["a"])
    @ViewBuilder func cases(_ number: Int) -> some View {
      switch number {
      case 0: named("a")
      case 1: named("a")
      default: named("a")
      }
    }
    #expect(Set(try (0..<3).map { try identities(cases($0))["a"] }).count == 3)
  }

  @Test func explicitIDs() throws {
    func view(_ id: Int) -> some View {
      VStack {
        named("outside")
        named("a").id(id).padding(1)
      }
    }
    let (one, two) = (try identities(view(1)), try identities(view(2)))
    #expect(one["a"] != two["a"])
    #expect(one["outside"] == two["outside"])
    #expect(try identities(view(1)) == one)
    // Numbers of another type are other ids, as in SwiftUI, though they are written alike.
    #expect(try identities(named("a").id(1))["a"] != identities(named("a").id("1"))["a"])
  }

  @Test func erasedViewsAreTheirTypes() throws {
    func erased(_ isPadded: Bool) -> AnyView { isPadded ? AnyView(named("a").padding(1)) : AnyView(named("a")) }
    #expect(try identities(erased(true))["a"] != identities(erased(false))["a"])
    #expect(try identities(AnyView(erased(true)))["a"] == identities(erased(true))["a"])
  }

  // The overlay makes a node only if there is something in it; modifiers outside it are the same ones.
  @Test func anOverlayThatComesAndGoes() throws {
    func view(_ hasBadge: Bool, _ hasMore: Bool = false) throws -> Set<ViewIdentity> {
      let badge = named("a").padding(1).overlay {
        if hasBadge { named("badge") }
        if hasMore { named("more") }
      }
      return Set(try LayoutTree(VStack { badge.frame(width: 50) }).identities)
    }
    let (without, with, more) = (try view(false), try view(true), try view(true, true))
    #expect(without.count == 4)
    #expect(with.count == 6)
    #expect(more.count == 8)
    #expect(without.isSubset(of: with))
    #expect(with.isSubset(of: more))
  }

  @Test func severalViewsAtTheRoot() throws {
    @ViewBuilder func root(_ isLong: Bool) -> some View {
      named("a")
      if isLong { named("b") }
    }
    #expect(try identities(root(false))["a"] == identities(root(true))["a"])
  }

  @Test func readersAndScrollViews() throws {
    @ViewBuilder func several(_ isLong: Bool) -> some View {
      named("a")
      if isLong { named("b") }
    }
    func view(_ isLong: Bool, _ width: CGFloat) throws -> [ViewIdentity: CGRect] {
      let view = VStack {
        ScrollView { several(isLong) }
        GeometryReader { proxy in several(proxy.size.width > 50) }
      }
      return try DirectSession().resolve(view, in: .proposing(width: width, height: 100)).framesByIdentity
    }
    let short = Set(try view(false, 40).keys)
    let long = Set(try view(true, 60).keys)
    #expect(short.count == 5)
    // One view more in each, and the column that two views in a scroll view form.
    #expect(long.count == 8)
    #expect(short.isSubset(of: long))
  }

  @Test func whatATreeHoldsDiffers() throws {
    let view = VStack {
      Group {
        named("a").padding(1).padding(2)
        named("b")
      }
      .frame(width: 20).overlay { HStack { Spacer() } }.background { Divider() }.background { Divider() }
      ForEach([1, 1, 2], id: \.self) { _ in Color.red }
      HStack { ZStack { Grid { GridRow { named("c") } } } }.modifier(Twice())
      ViewThatFits {
        named("d", 500)
        Color.blue
      }
    }
    let tree = try LayoutTree(view)
    #expect(Set(tree.identities).count == tree.count)
    #expect(tree.count > 40)
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content.id("one").padding(1)
      content.id("two")
      if true { content.background { content.padding(3) } }
    }
  }

  @Test func aDocumentsNodesAreTheirPositions() throws {
    let stack = LayoutNode(.hstack(HStackLayout()), children: [named("a").modified(by: .identity), named("b")])
    let tree = try LayoutTree(stack)
    #expect(
      tree.identities.map(\.description) == ["/", "/content/[0]/modifier(1)", "/content/[1]", "/content/[0]"])
  }

  @Test func descriptions() throws {
    struct Item: Identifiable { var id: String }
    let view = VStack {
      if true { ForEach([Item(id: "x")]) { _ in AnyView(named("a")).id(7) } } else { Spacer() }
    }
    let identities = try identities(view)
    #expect(identities["a"]?.description == "/content/first/element(x)/id(7)/any")
    #expect(identities["a"]?.steps.count == 5)
    #expect(identities["7"]?.description == "/content/first/element(x)/id(7)/any/modifier(1)")
  }

  @Test func framesByIdentity() throws {
    let layout = try layOut(
      ViewThatFits {
        Group {
          named("a", 500)
          named("b")
        }
      }, 100, 100)
    let frames = layout.framesByIdentity
    #expect(frames.count == 2)
    #expect(frames[layout.tree.identities[layout.views[0].node]] == layout.frame(of: "b"))
  }
}
