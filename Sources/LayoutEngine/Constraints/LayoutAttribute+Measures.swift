public import LayoutModel

/// What is measured of a placed view, in points: attributes are sums of these.
public enum FrameMeasure: Sendable {
  /// The left edge, from the window's left.
  case x
  /// The top edge, from the window's top.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// The first text baseline, from the view's top edge.
  case firstTextBaseline
  /// The last text baseline, from the view's top edge.
  case lastTextBaseline
  /// The width of the window, or of the root view where there is no window.
  case windowWidth
}

extension LayoutAttribute {
  /// The attribute as a sum of measures, each times a factor.
  ///
  /// Right to left, leading and trailing positions are distances from the window's right edge.
  public func measures(in direction: LayoutDirection) -> [(measure: FrameMeasure, factor: Double)] {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .width: return [(.width, 1)]
    case .height: return [(.height, 1)]
    case .left: return [(.x, 1)]
    case .right: return [(.x, 1), (.width, 1)]
    case .top: return [(.y, 1)]
    case .bottom: return [(.y, 1), (.height, 1)]
    case .centerX: return [(.x, 1), (.width, 0.5)]
    case .centerY: return [(.y, 1), (.height, 0.5)]
    case .leading: return isMirrored ? [(.windowWidth, 1), (.x, -1), (.width, -1)] : [(.x, 1)]
    case .trailing: return isMirrored ? [(.windowWidth, 1), (.x, -1)] : [(.x, 1), (.width, 1)]
    case .firstTextBaseline: return [(.y, 1), (.firstTextBaseline, 1)]
    case .lastTextBaseline: return [(.y, 1), (.lastTextBaseline, 1)]
    }
  }
}
