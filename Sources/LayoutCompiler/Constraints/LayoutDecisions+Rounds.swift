import LayoutEngine
import LayoutModel

extension LayoutDecisions {
  /// Half of the way to other lengths; a length that only one of them decides is that.
  func halfway(to other: LayoutDecisions) -> LayoutDecisions {
    mapped { i, axis in
      guard let one = lengths[i][axis], let another = other.lengths[i][axis] else {
        return lengths[i][axis] ?? other.lengths[i][axis]
      }
      return (one + another) / 2
    }
  }

  /// Whether the same lengths are decided, and are equal but for rounding.
  func isNear(_ other: LayoutDecisions) -> Bool {
    lengths.indices.allSatisfy { i in
      [Axis.horizontal, .vertical].allSatisfy { axis in
        switch (lengths[i][axis], other.lengths[i][axis]) {
        case (let one?, let another?): LayoutRecording.areNear(one, another)
        case (nil, nil): true
        default: false
        }
      }
    }
  }

  private func mapped(_ length: (Int, Axis) -> Double?) -> LayoutDecisions {
    var decisions = self
    for i in lengths.indices {
      for axis in [Axis.horizontal, .vertical] { decisions.lengths[i][axis] = length(i, axis) }
    }
    return decisions
  }

  /// The lengths as rounds go on with them: their last digits hang on where the solver started, and would choose between
  /// pieces that meet in the point.
  var withoutLastDigits: LayoutDecisions {
    mapped { i, axis in lengths[i][axis].map { ($0 * 1e9).rounded() / 1e9 } }
  }
}
