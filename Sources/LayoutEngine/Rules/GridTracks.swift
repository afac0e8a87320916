import LayoutModel

/// The columns of a grid, or its rows, while its cells are served: how long each has become.
///
/// A track is as long as the longest answer of the cells that it holds alone, at least 0. The answers are kept, and the
/// maximum is taken where it is asked for: one operation of a formulation for a track of many cells, not a chain.
struct GridTracks<Number: LayoutNumber> {
  /// The gap before each track.
  let gaps: [Double]
  private var tracks: [Track]
  /// What was offered last at a share alone. Most cells of a group are offered the same, whatever their tracks.
  private var lastOffer: (share: Number, constant: Double, offer: Number)?

  init(gaps: [Double]) {
    self.gaps = gaps
    tracks = Array(repeating: Track(), count: gaps.count)
  }

  /// The lengths of all tracks.
  var lengths: [Number] {
    mutating get { tracks.indices.map { tracks[$0].settle() } }
  }

  /// The track's length as it is now.
  mutating func length(_ track: Int) -> Number { tracks[track].settle() }

  /// The length of several tracks with the gaps between them.
  mutating func slot(_ range: Range<Int>) -> Number {
    range.count == 1
      ? length(range.lowerBound) : Number.sum(range.map { length($0) }, plus: gaps.innerTotal(range))
  }

  /// Makes a track long enough for an answer.
  mutating func widen(_ track: Int, to answer: Number) { tracks[track].widen(to: answer) }

  /// Makes a track longer.
  mutating func grow(_ track: Int, by extra: Number) { tracks[track].grow(by: extra) }

  /// The larger of a share and the track's length now.
  ///
  /// An answer that stays inside the share does not take part: that it stays there is a decision, like the order of
  /// the cells. Otherwise each cell's offer would hang on all answers before it, and a column be a chain.
  mutating func offer(_ share: Number, atLeast track: Int) -> Number {
    if let offer = tracks[track].offer(above: share) { return offer }
    let constant = tracks[track].constant
    if let lastOffer, lastOffer.constant == constant, lastOffer.share.isSame(as: share) { return lastOffer.offer }
    let offer = share.clamped(from: constant, to: .infinity)
    lastOffer = (share, constant, offer)
    return offer
  }
}

extension GridTracks {
  /// One column or row.
  private struct Track {
    /// All answers; the length is the largest of them and of `constant`.
    private var answers: [Number] = []
    /// The largest constant answer, at least 0.
    private(set) var constant = 0.0
    /// The largest answer that is no constant.
    private var largest: Number?
    private var settled: Number? = Number(0)
    private var lastOffer: (share: Number, offer: Number)?

    mutating func settle() -> Number {
      if let settled { return settled }
      let length =
        switch answers.count {
        case 0: Number(constant)
        case 1: answers[0].clamped(from: constant, to: .infinity)
        default: Number.maximum(answers + [Number(constant)])
        }
      settled = length
      return length
    }

    mutating func widen(to answer: Number) {
      if answer.isConstant {
        guard answer.value > constant else { return }
        constant = answer.value
      } else {
        if let largest, answer.isSame(as: largest) { return }
        if settled.map({ answer.isSame(as: $0) }) == true { return }
        answers.append(answer)
        if largest.map({ answer.value > $0.value }) ?? true { largest = answer }
      }
      settled = nil
      lastOffer = nil
    }

    mutating func grow(by extra: Number) {
      let length = settle() + extra
      (answers, constant, largest, lastOffer) = ([], 0, nil, nil)
      settled = length
      if length.isConstant {
        constant = length.value
      } else {
        answers = [length]
        largest = length
      }
    }

    /// What is offered where an answer lies outside the share; `nil` where none does.
    mutating func offer(above share: Number) -> Number? {
      guard let largest, !(largest.value <= share.value) else { return nil }
      if let lastOffer, lastOffer.share.isSame(as: share) { return lastOffer.offer }
      let offer = Number.maximum([share, Number(constant), largest])
      lastOffer = (share, offer)
      return offer
    }
  }
}

extension [Double] {
  /// The gaps inside a range of tracks: all but the one before the first.
  func innerTotal(_ range: Range<Int>) -> Double { self[range].dropFirst().reduce(0, +) }
}
