public import Foundation
public import LayoutModel

extension View {
  /// Sets where a horizontal guide lies in the view, in points from its leading edge.
  ///
  /// `computeValue` gets the dimensions of the view inside, at each size that is tried.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: .alignmentGuide(AlignmentGuide(g, computeValue)))
  }

  /// Sets where a vertical guide lies in the view, in points from its top edge.
  ///
  /// `computeValue` gets the dimensions of the view inside, at each size that is tried.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(in: .alignmentGuide(AlignmentGuide(g, computeValue)))
  }
}
