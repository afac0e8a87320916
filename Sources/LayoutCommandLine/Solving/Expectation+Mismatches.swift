import Foundation
import LayoutDocuments
import LayoutEngine
import LayoutReports

/// Something that came out otherwise than a document expects.
struct Mismatch {
  /// The view, as `view 'title'`, or `root size`.
  let subject: String
  let expected: [Double?]
  /// Nil where the view has no frame.
  let found: [Double]?

  /// What was expected and what came out.
  var text: String {
    let wanted = JSONWriter(.compact).text(.array(expected.map { $0.map(JSONValue.number) ?? nil }))
    let got = found.map { JSONWriter(.compact).text(.array($0.map(JSONValue.number))) } ?? "no frame"
    return "expected \(wanted), got \(got)"
  }
}

extension Expectation {
  /// What of the expectation a layout does not meet, in the order of the document.
  func mismatches(with layout: ResolvedLayout) -> [Mismatch] {
    let found = layout.framesByID
    var mismatches: [Mismatch] = []
    for frame in frames {
      let numbers = found[frame.id]?.numbers
      let isMet = numbers.map { meets(frame.values, $0) } ?? frame.values.allSatisfy { $0 == nil }
      if isMet { continue }
      mismatches.append(Mismatch(subject: "view '\(frame.id)'", expected: frame.values, found: numbers))
    }
    let size = [Double(layout.size.width), Double(layout.size.height)]
    if !meets(rootSize, size) {
      mismatches.append(Mismatch(subject: "root size", expected: rootSize, found: size))
    }
    return mismatches
  }

  private func meets(_ expected: [Double?], _ found: [Double]) -> Bool {
    zip(expected, found).allSatisfy { expected, found in
      guard let expected else { return true }
      return expected == found || (expected - found).magnitude <= tolerance
    }
  }
}
