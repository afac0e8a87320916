/// A bar on a terminal's standard error while something takes long; nothing anywhere else.
final class ProgressBar {
  private let name: String
  private let streams: (any CommandStreams)?
  private let start = ContinuousClock.now
  private var shown = -1

  private static let width = 30
  /// Short work shows no bar.
  private static let patience = Duration.milliseconds(300)

  /// - Parameter streams: where to show it; nil for nowhere.
  init(_ name: String, on streams: (any CommandStreams)?) {
    self.name = name
    self.streams = streams
  }

  /// Shows how much is done, from 0 to 1.
  func show(_ part: Double) {
    guard let streams, ContinuousClock.now - start > Self.patience else { return }
    let percent = Int((min(max(part, 0), 1) * 100).rounded(.down))
    guard percent != shown else { return }
    shown = percent
    let filled = percent * Self.width / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    streams.writeMessage("\r\(name) [\(bar)] \(percent) %\u{1B}[K")
  }

  /// Takes the bar away.
  func end() {
    if shown >= 0 { streams?.writeMessage("\r\u{1B}[K") }
    shown = -1
  }
}
