public import Foundation
public import LayoutModel

extension View {
  /// The view with space around it, in points; negative insets let it reach beyond.
  public func padding(_ insets: EdgeInsets) -> some View { wrapped(in: .padding(insets)) }

  /// The view with `length` points around the chosen edges; `nil` stands for 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? EdgeInsets.defaultPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// The view with `length` points around all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
  /// What `padding` adds unless told otherwise (section 7.3).
  fileprivate static let defaultPadding: CGFloat = 16
}
