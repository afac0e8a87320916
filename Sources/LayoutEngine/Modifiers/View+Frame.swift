public import Foundation
public import LayoutModel

extension View {
  /// The view in an invisible frame of a fixed width, height or both, in points.
  ///
  /// An axis that is `nil` follows the view. A negative length counts as 0, an infinite one as `nil`.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    wrapped(in: .frame(width: width, height: height, alignment: alignment))
  }

  /// The view in an invisible frame with bounds and ideal lengths, in points.
  ///
  /// A maximum makes the frame take what is offered, up to it; where bounds contradict each other the minimum wins.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      in: .flexibleFrame(
        width: FrameBounds(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameBounds(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment))
  }

  /// The view at its ideal length along the chosen axes, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped(in: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// The view at its ideal size, whatever is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

extension View {
  /// Offers the view a size of a ratio of width to height; `nil` stands for the ratio of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped(in: .aspectRatio(aspectRatio, contentMode))
  }

  /// Offers the view a size of the ratio of `aspectRatio`'s width to its height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Offers the view the largest size of its own ratio inside what is offered.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest size of its own ratio that covers what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
