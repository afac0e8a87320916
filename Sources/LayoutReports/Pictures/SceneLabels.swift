import Foundation

/// The labels of a scene: each where it covers no other label, the views' names with their sizes where there is room.
struct SceneLabels {
  /// A line of text.
  struct Label {
    var text: String
    /// Its middle, or its left end for a container's.
    var x: Double
    /// Its baseline.
    var y: Double
    var size: Double
    var style: String
  }

  /// The labels.
  private(set) var labels: [Label] = []
  /// The views, by number, that have a name and no label.
  private(set) var unlabelled: [Int] = []
  private var taken = TakenBoxes()
  private let heights: ClosedRange<Double>

  private static let sizes = [12.0, 10.5, 9]

  init(_ scene: LayoutScene, _ plan: ScenePlan) {
    // Above the picture there is room for a line.
    heights = -14...max(Double(plan.size.height), 0)
    let isLeaf = Self.leaves(scene)
    for (index, view) in scene.views.enumerated() {
      guard let id = view.id, let box = plan.boxes[index] else { continue }
      if isLeaf[index] {
        if !labelMiddle(of: box, id, view.shortSize) { unlabelled.append(index) }
        taken.insert(box)
      }
    }
    for (index, view) in scene.views.enumerated().reversed() where !isLeaf[index] {
      guard let id = view.id, let box = plan.boxes[index] else { continue }
      if !labelCorner(of: box, "\(id) \(view.shortSize)") { unlabelled.append(index) }
    }
    unlabelled.sort()
  }

  /// Which views have no named view inside: the next one is not deeper.
  private static func leaves(_ scene: LayoutScene) -> [Bool] {
    var result = scene.views.map { _ in true }
    var next: Int?
    for index in scene.views.indices.reversed() where scene.views[index].id != nil {
      if let next, next > scene.views[index].depth { result[index] = false }
      next = scene.views[index].depth
    }
    return result
  }

  /// The name and the size in the middle of a box, in two lines or one, else the name alone, as large as fits.
  private mutating func labelMiddle(of box: CGRect, _ name: String, _ size: String) -> Bool {
    let whole = Self.sizes.flatMap { points in [([name, size], points), (["\(name) \(size)"], points)] }
    for (lines, points) in whole + Self.sizes.map({ ([name], $0) }) {
      let width = lines.map { Self.width(of: $0, points) }.max() ?? 0
      let height = Double(lines.count) * points * 1.25
      guard width + 6 <= box.width, height + 2 <= box.height else { continue }
      let area = CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
      guard !taken.intersects(area) else { continue }
      for (line, text) in lines.enumerated() {
        let y = area.minY + points * (Double(line) * 1.25 + 0.95)
        labels.append(Label(text: text, x: box.midX, y: y, size: points, style: line == 0 ? "name" : "size"))
      }
      taken.insert(area)
      return true
    }
    return false
  }

  /// A line in a corner of a container, or else just below or above it, where no view and no label is.
  private mutating func labelCorner(of box: CGRect, _ text: String) -> Bool {
    for points in [10.5, 9] {
      let width = Self.width(of: text, points)
      let height = points * 1.25
      guard width + 6 <= box.width else { continue }
      for (x, y) in [
        (box.minX + 3, box.minY + 1), (box.minX + 3, box.maxY - height - 1), (box.maxX - width - 3, box.minY + 1),
        (box.maxX - width - 3, box.maxY - height - 1), (box.minX + 3, box.maxY + 1),
        (box.minX + 3, box.minY - height - 1),
      ] {
        let area = CGRect(x: x, y: y, width: width, height: height)
        let isOutside = y < box.minY || y > box.maxY
        guard heights.contains(y), y <= 0 || heights.contains(y + height), isOutside || height + 2 <= box.height,
          !taken.intersects(area)
        else { continue }
        labels.append(Label(text: text, x: x, y: y + points * 0.95, size: points, style: "corner"))
        taken.insert(area)
        return true
      }
    }
    return false
  }

  /// The width of a text in a usual sans serif, bold, roughly; wide characters count double.
  static func width(of text: String, _ points: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 1.15 : 0.64) } * points
  }
}

/// Boxes that are taken, in a coarse grid, so that a look-up does not go through all.
private struct TakenBoxes {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static let side = 64.0
  private var cells: [Cell: [CGRect]] = [:]

  mutating func insert(_ box: CGRect) {
    for cell in Self.cells(of: box) { cells[cell, default: []].append(box) }
  }

  func intersects(_ box: CGRect) -> Bool {
    Self.cells(of: box).contains { cells[$0]?.contains { $0.intersects(box) } == true }
  }

  private static func cells(of box: CGRect) -> [Cell] {
    let (columns, rows) = (Int(box.minX / side)...Int(box.maxX / side), Int(box.minY / side)...Int(box.maxY / side))
    return columns.flatMap { x in rows.map { Cell(x: x, y: $0) } }
  }
}
