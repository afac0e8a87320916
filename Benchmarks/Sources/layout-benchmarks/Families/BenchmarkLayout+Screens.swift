import Foundation
import LayoutSolver

extension BenchmarkLayout {
  private static func text(_ width: Double, _ id: String? = nil) -> LayoutNode {
    LayoutNode(
      .flexible(
        width: LengthRange(min: width / 2, ideal: width, max: width), height: LengthRange(min: 17, ideal: 17, max: 17)),
      id: id)
  }

  /// Rows of a label, a field and a button. Neighbouring labels are equally wide at 500; their content, which hugs at 250
  /// and resists at 750, wants 40 to 120 points, and 150 in one of them: so wide are all.
  static func form(rows: Int, _ random: inout SeededGenerator) -> BenchmarkLayout {
    let widest = rows / 2
    let children = (0..<rows).map { row in
      let width = row == widest ? 150 : random.points(40...120)
      return LayoutNode(
        .hstack(HStackLayout(spacing: 8)),
        children: [
          LayoutNode(.fixed(CGSize(width: width, height: 20)), id: "label\(row)"),
          LayoutNode(
            .flexible(
              width: LengthRange(min: 50, ideal: 200, max: .infinity),
              height: LengthRange(min: 22, ideal: 22, max: 22)), id: "field\(row)"),
          LayoutNode(.fixed(CGSize(width: 60, height: 22))),
        ])
    }
    let constraints = (1..<max(1, rows)).map { row in
      (anchors("label\(row - 1)").width == anchors("label\(row)").width).priority(500)
    }
    var layout = BenchmarkLayout(
      root: LayoutNode(.vstack(VStackLayout(spacing: 4)), children: children),
      space: .proposing(width: 600, height: Double(rows) * 26), constraints: constraints)
    for row in [0, widest, rows - 1] { layout.expectedWidths["label\(row)"] = 150 }
    let (first, last) = (anchors("label0").width, anchors("label\(rows - 1)").width)
    layout.contradictions = [
      Contradiction(name: "pair", constraints: [first >= 200, first <= 180], members: 2, repair: 20),
      Contradiction(name: "chain", constraints: [first >= 200, last <= 180], members: rows + 1, repair: 20),
      Contradiction(
        name: "edges", constraints: [anchors("field0").leading >= 300, anchors("field0").leading <= 200], members: 2,
        repair: 100),
      // What no proof covers: other pieces of the layout are tried.
      Contradiction(name: "outside", constraints: [anchors("field0").leading <= -20], members: 1, repair: 28),
    ]
    return layout
  }

  /// Four columns of content, fields and shapes.
  static func grid(cells: Int, _ random: inout SeededGenerator) -> BenchmarkLayout {
    let rows = max(1, cells / 4)
    var children: [LayoutNode] = []
    for _ in 0..<rows {
      children += LayoutNode.gridRow([
        text(random.points(40...100)),
        LayoutNode(
          .flexible(
            width: LengthRange(min: 40, ideal: 120, max: .infinity), height: LengthRange(min: 20, ideal: 20, max: 30))),
        LayoutNode(.fixed(CGSize(width: random.points(20...60), height: 16))),
        LayoutNode(.shape).modified(by: .frame(width: nil, height: 12, alignment: .center)),
      ])
    }
    let layout = GridLayout(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4)
    return BenchmarkLayout(
      root: LayoutNode(.grid(layout), children: children), space: .proposing(width: 500, height: Double(rows) * 28))
  }

  /// Sections of six tags that wrap, and of four buttons that share the width.
  static func custom(sections: Int, _ random: inout SeededGenerator) -> BenchmarkLayout {
    let list = (0..<sections).map { _ in
      let tags = (0..<6).map { _ in text(random.points(30...120)) }
      let buttons = (0..<4).map { _ in
        LayoutNode(
          .flexible(
            width: LengthRange(min: 20, ideal: random.points(40...70), max: .infinity),
            height: LengthRange(min: 24, ideal: 24, max: 24)))
      }
      return LayoutNode(
        .vstack(VStackLayout(alignment: .leading, spacing: 8)),
        children: [
          LayoutNode(.layout(AnyLayout(TagFlow())), children: tags),
          LayoutNode(.layout(AnyLayout(EvenRow())), children: buttons),
        ])
    }
    return BenchmarkLayout(
      root: LayoutNode(.vstack(VStackLayout(alignment: .leading, spacing: 12)), children: list),
      space: .proposing(width: 390, height: Double(sections) * 100))
  }

  /// A title, cards of ten views each, and a bar of buttons.
  static func screen(cards: Int, _ random: inout SeededGenerator) -> BenchmarkLayout {
    let list = LayoutNode(
      .vstack(VStackLayout(alignment: .leading, spacing: 12)), children: (0..<cards).map { _ in card(&random) })
    let bar = LayoutNode(
      .hstack(HStackLayout(spacing: nil)),
      children: (0..<5).flatMap { _ in
        [LayoutNode(.spacer(minLength: nil)), LayoutNode(.fixed(CGSize(width: 28, height: 28)))]
      } + [LayoutNode(.spacer(minLength: nil))])
    let root = LayoutNode(
      .vstack(VStackLayout(spacing: 8)),
      children: [text(180).modified(by: .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))), list, bar])
    return BenchmarkLayout(root: root, space: .proposing(width: 390, height: Double(cards) * 140 + 120))
  }

  private static func card(_ random: inout SeededGenerator) -> LayoutNode {
    let header = LayoutNode(
      .hstack(HStackLayout(alignment: .center, spacing: 8)),
      children: [
        LayoutNode(.circle).modified(by: .frame(width: 40, height: 40, alignment: .center)),
        LayoutNode(
          .vstack(VStackLayout(alignment: .leading, spacing: 2)),
          children: [text(random.points(60...200)), text(random.points(40...120))]),
        LayoutNode(.spacer(minLength: nil)),
        text(random.points(30...60)).modified(by: .layoutPriority(1)),
      ])
    let actions = LayoutNode(
      .hstack(HStackLayout(spacing: 16)),
      children: [
        LayoutNode(.fixed(CGSize(width: 44, height: 20))), LayoutNode(.fixed(CGSize(width: 44, height: 20))),
        LayoutNode(.spacer(minLength: nil)), text(random.points(40...90)),
      ])
    let picture = LayoutNode(.shape).modified(
      by: .frame(width: nil, height: random.points(40...80), alignment: .center))
    let insets = EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return LayoutNode(
      .vstack(VStackLayout(alignment: .leading, spacing: 8)), children: [header, picture, actions]
    ).modified(by: .padding(insets))
  }
}
