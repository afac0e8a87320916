/// What must come out of a document.
public struct Expectation: Equatable, Sendable {
  /// The tolerance of a document that states none, in points.
  public static let defaultTolerance = 0.01

  /// The frame of one view: x, y, width and height in points, nil where the document does not state one.
  public struct Frame: Equatable, Sendable {
    /// The view.
    public let id: String
    /// x, y, width and height.
    public let values: [Double?]
  }

  /// Frames in the order of the file, in the coordinates of the container.
  public let frames: [Frame]

  /// The root's width and height, nil where the document does not state one; empty where it states neither.
  public let rootSize: [Double?]

  /// How far a number may be off, in points; at least 0.
  public let tolerance: Double
}

extension Format where Value == Expectation {
  static let expectation = object(
    "'expected'",
    Key.optional(
      "frames", .frames, default: [], "The frame of each view: [x, y, width, height]; null: not stated.",
      example: ["title": [0, 14, 43, 16]]),
    Key.optional(
      "rootSize", Format<Double>.length.orNull.array(count: 2), default: [],
      "The root's [width, height]; null: not stated.", example: [72.5, 44]),
    Key.optional(
      "tolerance", .nonNegativeNumber, default: Expectation.defaultTolerance,
      "How far a number may be off, in points; 0.01 where it is missing.")
  ) { Expectation(frames: $0, rootSize: $1, tolerance: $2) }
}

extension Format where Value == [Expectation.Frame] {
  /// Frames by id. Ids are looked up at once, so the tree must have been read before.
  fileprivate static let frames: Format = {
    let frame = Format<Double>.length.orNull.array(count: 4)
    return Format(
      schema: ["type": "object", "additionalProperties": frame.schema], example: ["title": frame.example]
    ) { value, context in
      guard case .object(let members) = value.content else {
        context.reportType(of: value, expected: "an object with a frame for each id")
        return nil
      }
      return members.compactMap { member in
        context.requireID(member.key, at: member.keyPosition)
        return frame.read(member.value, context).map { Expectation.Frame(id: member.key, values: $0) }
      }
    }
  }()
}
