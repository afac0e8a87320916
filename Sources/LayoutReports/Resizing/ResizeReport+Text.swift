public import LayoutDocuments

// MARK: Text

extension ResizeReport {
  /// For each piece its range, what changes where it begins, and each frame as a formula in the window's length.
  ///
  /// - Parameter points: how many frames to list beside that, evenly spread; `nil` for none.
  public func lines(points: Int?) -> [String] {
    var lines = [title, heading]
    for piece in pieces {
      let ends = "\(NumberText.length(piece.from)) to \(NumberText.length(piece.to))"
      let reasons = piece.causes + (piece.isExact ? [] : ["about"])
      lines += ["", ends + (reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; "))]
      lines += table(piece)
    }
    for gap in gaps {
      lines += ["", "\(NumberText.length(gap.from)) to \(NumberText.length(gap.to)): no layout, \(gap.reason)"]
    }
    if let points { lines += [""] + sampleTable(points) }
    return lines
  }

  /// The range and the number of pieces.
  var heading: String {
    let range = "\(NumberText.length(range.lowerBound)) to \(NumberText.length(range.upperBound))"
    return "\(lengthName) \(range): \(NumberText.count(pieces.count, "piece")), "
      + NumberText.count(solves, "layout") + (isComplete ? "" : "; a limit was reached before the end")
  }

  private func table(_ piece: Piece) -> [String] {
    var table = TextTable([.left, .left, .left, .left, .left])
    table.append(["  view", "x", "y", "width", "height"])
    for view in named {
      guard let frame = piece.frames[view] else { continue }
      let slopes = piece.slopes[view] ?? [0, 0, 0, 0]
      let cells = zip(frame, slopes).map { formula(value: $0, slope: $1, at: piece.from) }
      table.append(["  " + String(repeating: "  ", count: views[view].depth) + (views[view].id ?? "")] + cells)
    }
    return table.lines
  }

  /// A straight line in words: `300`, `w - 40`, `0.5 w + 20`.
  private func formula(value: Double, slope: Double, at length: Double) -> String {
    let rate = NumberText.length(slope)
    guard rate != "0" else { return NumberText.length(value) }
    let variable = isWidth ? "w" : "h"
    let head = rate == "1" ? variable : rate == "-1" ? "-" + variable : "\(rate) \(variable)"
    let constant = value - slope * length
    let rest = NumberText.length(constant.magnitude)
    return rest == "0" ? head : "\(head) \(constant < 0 ? "-" : "+") \(rest)"
  }

  private func sampleTable(_ points: Int) -> [String] {
    var table = TextTable([.right, .left, .right, .right, .right, .right])
    table.append(["window \(lengthName)", "view", "x", "y", "width", "height"])
    forEachSample(points) { length, id, frame in
      table.append([NumberText.length(length), id] + frame.map(NumberText.length))
    }
    return table.lines
  }

  private func forEachSample(_ points: Int?, _ body: (Double, String, [Double]) -> Void) {
    for length in samples(points) {
      guard let piece = piece(at: length) else { continue }
      for view in named {
        if let id = views[view].id, let frame = piece.frame(of: view, at: length) { body(length, id, frame) }
      }
    }
  }
}

// MARK: CSV

extension ResizeReport {
  /// A table for spreadsheets: a line for each view at each length, those of all reports under one heading.
  ///
  /// - Parameters:
  ///   - reports: the maps.
  ///   - points: how many lengths, evenly spread; `nil` for the ends of the pieces.
  public static func csv(_ reports: [ResizeReport], points: Int?) -> String {
    var lines = ["axis,window,view,x,y,width,height"]
    for report in reports {
      report.forEachSample(points) { length, id, frame in
        let numbers = frame.map { $0.isNaN ? "" : $0.isInfinite ? NumberText.length($0) : JSONWriter.text($0) }
        lines.append(([report.lengthName, JSONWriter.text(length), quoted(id)] + numbers).joined(separator: ","))
      }
    }
    return lines.joined(separator: "\r\n") + "\r\n"
  }

  /// A field in quotes where it needs them, as RFC 4180 says.
  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return field }
    return "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}

// MARK: JSON

extension ResizeReport {
  /// The pieces with every named view's frame at their beginning and its slopes.
  ///
  /// - Parameter points: how many frames to list beside that, evenly spread; `nil` for none.
  public func json(points: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("axis", .string(isWidth ? "horizontal" : "vertical")),
      .init("range", [.number(range.lowerBound), .number(range.upperBound)]),
      .init("complete", .boolean(isComplete)), .init("pieces", .array(pieces.map { json($0, named) })),
      .init("gaps", .array(gaps.map(Self.json))),
    ]
    if let points {
      let samples = samples(points).compactMap { length in
        piece(at: length).map { piece -> JSONValue in
          ["window": .number(length), "frames": object(named) { piece.frame(of: $0, at: length) }]
        }
      }
      members.append(.init("points", .array(samples)))
    }
    return .object(members)
  }

  private func json(_ piece: Piece, _ shown: [Int]) -> JSONValue {
    [
      "from": .number(piece.from), "to": .number(piece.to), "exact": .boolean(piece.isExact),
      "causes": .array(piece.causes.map(JSONValue.string)), "frames": object(shown) { piece.frames[$0] },
      "slopes": object(shown) { piece.frames[$0] == nil ? nil : piece.slopes[$0] },
    ]
  }

  private func object(_ shown: [Int], _ numbers: (Int) -> [Double]?) -> JSONValue {
    .object(
      shown.compactMap { view in
        guard let id = views[view].id, let numbers = numbers(view) else { return nil }
        return .init(id, .array(numbers.map(JSONValue.number)))
      })
  }

  private static func json(_ gap: Gap) -> JSONValue {
    ["from": .number(gap.from), "to": .number(gap.to), "reason": .string(gap.reason)]
  }

  /// Everything that a page draws, views without a name included, in arrays by view.
  var data: JSONValue {
    func rows(_ rows: [[Double]?]) -> JSONValue {
      .array(rows.map { row in row.map { .array($0.map(JSONValue.number)) } ?? nil })
    }
    return [
      "isWidth": .boolean(isWidth), "from": .number(range.lowerBound), "to": .number(range.upperBound),
      "across": across.map(JSONValue.number) ?? nil,
      "views": .array(
        views.map { view in
          [
            "id": view.id.map(JSONValue.string) ?? nil, "depth": .number(Double(view.depth)),
            "spacer": .boolean(view.isSpacer),
          ]
        }),
      "pieces": .array(
        pieces.map { piece in
          [
            "from": .number(piece.from), "to": .number(piece.to), "exact": .boolean(piece.isExact),
            "frames": rows(piece.frames), "slopes": rows(piece.slopes),
          ]
        }),
    ]
  }
}
