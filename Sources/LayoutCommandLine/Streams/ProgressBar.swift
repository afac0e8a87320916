/// A bar on a terminal's standard error while something takes long; nothing anywhere else.
final class ProgressBar {
  private let name: String
  private let line: StatusLine?
  private let patience: Duration
  private let start = ContinuousClock.now
  private var shown = ""

  private static let width = 30

  /// - Parameters:
  ///   - line: where to show it; nil for nowhere.
  ///   - patience: work that is shorter shows no bar.
  init(_ name: String, on line: StatusLine?, patience: Duration) {
    self.name = name
    self.line = line
    self.patience = patience
  }

  /// Shows how much is done, from 0 to 1, and which of several things is at work.
  func show(_ part: Double, of item: String? = nil) {
    guard let line, ContinuousClock.now - start >= patience else { return }
    let percent = Int((min(max(part, 0), 1) * 100).rounded(.down))
    let filled = percent * Self.width / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let text = "\(name) [\(bar)] \(percent) %" + (item.map { ", \($0)" } ?? "")
    guard text != shown else { return }
    shown = text
    line.show(text)
  }

  /// Shows how much is done; the form that long computations tell it in.
  func show(_ part: Double) { show(part, of: nil) }

  /// Takes the bar away.
  func end() { line?.clear() }
}

/// The last line of a terminal, which is overwritten, and makes way for messages.
final class StatusLine {
  private let streams: any CommandStreams
  private var isShown = false

  init(on streams: any CommandStreams) {
    self.streams = streams
  }

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    streams.writeMessage("\r\(text)\u{1B}[K")
    isShown = true
  }

  /// Empties the line, if there is something on it.
  func clear() {
    if isShown { streams.writeMessage("\r\u{1B}[K") }
    isShown = false
  }
}
