import LayoutDocuments
import LayoutEngine
import LayoutModel
import LayoutReports

private let format = ResultFormat.option([.text, .json, .csv, .svg, .html])

private let width = rangeOption("width", "The window's widths to cover, in points, such as 200:600.")
private let height = rangeOption("height", "The window's heights to cover, in points.")

private let points = Option<Int?>(
  name: "points", placeholder: "N",
  summary: "Also list the frames at N lengths, evenly spread (csv: those instead of the ends of the pieces).",
  absent: nil
) { text in Int(text).flatMap { (2...1_000_000).contains($0) ? .some($0) : nil } }

private func rangeOption(_ name: String, _ summary: String) -> Option<ClosedRange<Double>?> {
  Option(name: name, placeholder: "A:B", summary: summary, absent: nil) { text in
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { CommonOptions.number(String($0)) }
    guard parts.count == 2, let from = parts[0], let to = parts[1], from < to, to - from < 1e9 else { return nil }
    return .some(from...to)
  }
}

extension Command {
  static let sweep = Command(
    description: CommandDescription(
      name: "sweep",
      summary: "Maps every frame against the window's width or height, exactly.",
      details: [
        "Frames move in straight lines between break points. Each piece is printed with its range, with what changes where "
          + "it begins, and with every frame as a formula in the window's width, w, or height, h; every piece is checked by "
          + "laying out near its ends and inside. A document without a window is offered the lengths. With both options "
          + "there is one map for each; the other length stays as the document says.",
        "'about' marks short pieces near a curve, such as text of a constant area. --time-limit is for each of the maps: "
          + "where it ends a map before all is covered, the exit code is 75.",
      ],
      operands: .file,
      options: [
        width.description, height.description, points.description, format.description,
        CommonOptions.output.description,
      ] + CommonOptions.solving,
      examples: [
        .init(purpose: "The formulas", line: "layout-solver sweep Examples/two-priorities.json --width 80:500"),
        .init(
          purpose: "A page with a slider",
          line: "layout-solver sweep Examples/equal-labels.json --width 150:400 --format html"),
      ])
  ) { arguments, context throws(CommandError) in
    let file = arguments.operands[0]
    let axes = [(Axis.horizontal, arguments[width]), (.vertical, arguments[height])]
    guard axes.contains(where: { $0.1 != nil }) else {
      throw .usage("'sweep' needs --width A:B or --height A:B", command: "sweep")
    }
    let document = try context.document(at: file)
    var reports: [ResizeReport] = []
    for case (let axis, let range?) in axes {
      let progress = context.progress("sweep \(axis.lengthName)")
      defer { progress.end() }
      reports.append(
        try context.map(of: document, at: file, along: axis, over: range, arguments, progress: progress.show))
    }
    print(reports, arguments, context)
    if reports.contains(where: { !$0.isComplete }) { return .limitReached }
    return reports.contains { $0.pieces.isEmpty } ? .answerIsNo : .done
  }

  private static func print(_ reports: [ResizeReport], _ arguments: ParsedArguments, _ context: CommandContext) {
    switch arguments[format] {
    case .text:
      let parts = reports.map { $0.lines(points: arguments[points]).joined(separator: "\n") }
      context.print(parts.joined(separator: "\n\n"))
    case .json:
      let value: JSONValue = [
        "schemaVersion": .number(Double(LayoutDocument.schemaVersion)), "title": .string(reports[0].title),
        "sweeps": .array(reports.map { $0.json(points: arguments[points]) }),
      ]
      context.print(JSONWriter(.indented).text(value))
    case .csv: context.print(ResizeReport.csv(reports, points: arguments[points]), terminator: "")
    case .svg: context.print(ResizePlot.svg(of: reports), terminator: "")
    case .html: context.print(ResizePage(reports).html, terminator: "")
    }
  }
}
