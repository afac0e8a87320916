public import Foundation
public import LayoutModel

extension LayoutSpace {
  /// A window of a size in points: the root is offered it and stands in its middle.
  public static func window(width: CGFloat, height: CGFloat) -> LayoutSpace {
    LayoutSpace(
      proposal: ProposedViewSize(width: width, height: height), container: CGSize(width: width, height: height))
  }

  /// No window: the root is offered `proposal` and its origin is (0, 0).
  public static func proposing(_ proposal: ProposedViewSize) -> LayoutSpace { LayoutSpace(proposal: proposal) }

  /// No window: the root is offered these lengths in points, `nil` for its ideal one, and its origin is (0, 0).
  public static func proposing(width: CGFloat?, height: CGFloat?) -> LayoutSpace {
    .proposing(ProposedViewSize(width: width, height: height))
  }
}
