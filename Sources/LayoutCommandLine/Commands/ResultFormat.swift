/// How results are printed.
enum ResultFormat: String {
  /// For people.
  case text
  /// For programs.
  case json
  /// For spreadsheets.
  case csv
  /// A picture.
  case svg
  /// A page, in one file.
  case html

  private var meaning: String {
    switch self {
    case .text: "text (the default)"
    case .json: "json"
    case .csv: "csv (comma-separated values)"
    case .svg: "svg (a picture)"
    case .html: "html (a page in one file)"
    }
  }

  /// The option that chooses among some formats, text by default.
  static func option(_ formats: [ResultFormat], _ more: String = "") -> Option<ResultFormat> {
    let meanings = formats.map(\.meaning)
    let list = meanings.dropLast().joined(separator: ", ") + " or " + (meanings.last ?? "")
    return .choice("format", formats.map { ($0.rawValue, $0) }, default: .text, "How to print: \(list)\(more).")
  }
}
