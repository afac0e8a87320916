/// How content of a fixed aspect ratio meets the space that is offered to it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size of that ratio inside the space.
  case fit
  /// The smallest size of that ratio that covers the space.
  case fill
}
