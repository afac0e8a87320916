import LayoutKit
import Testing

/// Words in lines, as tags are shown: as many side by side as fit, then a new line.
private struct FlowLayout: Layout {
  var alignment: Alignment = .center
  var spacing: CGFloat? = nil

  struct Line {
    var range: Range<Int>
    var xs: [CGFloat] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
    var y: CGFloat = 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, width: proposal.replacingUnspecifiedDimensions(by: .infinity).width)
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: (lines.last?.y ?? 0) + (lines.last?.height ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(subviews, width: bounds.width) {
      for index in line.range {
        let position = CGPoint(
          x: bounds.minX + line.xs[index - line.range.lowerBound], y: bounds.minY + line.y + line.height / 2)
        subviews[index].place(at: position, anchor: .leading, proposal: .unspecified)
      }
    }
  }

  private func lines(_ subviews: Subviews, width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var line = Line(range: 0..<0)
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      var gap = spacing ?? 8
      if !line.range.isEmpty {
        gap = spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        if line.width + gap + size.width > width {
          lines.append(line)
          line = Line(range: index..<index, y: line.y + line.height + (spacing ?? 8))
        }
      }
      let x = line.range.isEmpty ? 0 : line.width + gap
      line.xs.append(x)
      line.width = x + size.width
      line.height = max(line.height, size.height)
      line.range = line.range.lowerBound..<index + 1
    }
    if !line.range.isEmpty { lines.append(line) }
    return lines
  }
}

extension CGSize {
  fileprivate static let infinity = CGSize(width: CGFloat.infinity, height: .infinity)
}

private struct TagCloud: View {
  let widths: [CGFloat]

  var body: some View {
    FlowLayout(spacing: 10) {
      ForEach(widths, id: \.self) { width in
        FixedContent(width: width, height: 20)
          .padding(.horizontal, 5)
          .background(Color.gray.opacity(0.2))
          .id("tag\(Int(width))")
      }
    }
  }
}

@Suite struct FlowLayoutTests {
  // Tags are 10 wider than their words: 50, 70, 40, 90 in 130 points.
  // Line 1: 50 + 10 + 70 = 130 fits exactly. Line 2: 40, and 40 + 10 + 90 = 140 does not fit. Line 3: 90.
  @Test func wrapsAtTheWidth() throws {
    let layout = try TagCloud(widths: [40, 60, 30, 80]).resolvedLayout(in: .proposing(width: 130, height: nil))
    #expect(layout.size == CGSize(width: 130, height: 80))
    #expect(layout.frame(of: "tag40") == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(layout.frame(of: "tag60") == CGRect(x: 60, y: 0, width: 70, height: 20))
    #expect(layout.frame(of: "tag30") == CGRect(x: 0, y: 30, width: 40, height: 20))
    #expect(layout.frame(of: "tag80") == CGRect(x: 0, y: 60, width: 90, height: 20))
  }

  // Without a width everything is on one line: 50 + 70 + 40 + 90 and three gaps of 10.
  @Test func isOneLineWithoutAWidth() throws {
    let layout = try TagCloud(widths: [40, 60, 30, 80]).resolvedLayout(in: .proposing(.unspecified))
    #expect(layout.size == CGSize(width: 280, height: 20))
  }
}
