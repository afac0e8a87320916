import LayoutDocuments

/// A page with a slider: the layout at any length of the window, from the exact pieces, without solving again.
public struct ResizePage {
  private let reports: [ResizeReport]

  /// Makes a page of one map or several.
  public init(_ reports: [ResizeReport]) {
    self.reports = reports
  }

  /// The page as HTML, in one file.
  public var html: String {
    let title = reports.first?.title ?? ""
    let body = reports.enumerated().flatMap { ResizeSection($1, number: $0).html }
    return ReportPage(title: title, body: body, scripts: [ResizeScript.text]).html
  }
}
