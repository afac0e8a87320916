public import Foundation
public import LayoutEngine

/// What a picture of two engines' layouts shows.
public struct ComparisonScene: Sendable {
  /// One named view with both frames.
  public struct View: Sendable, Equatable {
    /// Its name.
    public var id: String
    /// How many named views it stands inside.
    public var depth: Int
    /// What it is.
    public var role: ViewRole
    /// The direct engine's frame, in points; `nil` where it has none.
    public var direct: CGRect?
    /// The solver's frame, in points; `nil` where it has none.
    public var solver: CGRect?
    /// The largest difference of a coordinate or length, in points.
    public var difference: Double
    /// What the difference is, in one word: `agree` where there is none.
    public var standing: String
    /// What moved it: the constraints' names.
    public var constraints: [String]

    /// Makes a view.
    public init(
      id: String, depth: Int, role: ViewRole, direct: CGRect?, solver: CGRect?, difference: Double, standing: String,
      constraints: [String]
    ) {
      self.id = id
      self.depth = depth
      self.role = role
      self.direct = direct
      self.solver = solver
      self.difference = difference
      self.standing = standing
      self.constraints = constraints
    }

    /// Whether an engine gives no frame.
    var isMissing: Bool { direct == nil || solver == nil }

    /// Whether both engines give the same frame.
    public var agrees: Bool { standing == "agree" }
  }

  /// What is compared: a file's name, and its title if it has one.
  public var title: String
  /// The answer in one word.
  public var verdict: String
  /// The answer in a line.
  public var summary: String
  /// The window, in points.
  public var window: CGRect?
  /// The views, each after those that it stands in.
  public var views: [View]

  /// Makes a scene.
  public init(title: String, verdict: String, summary: String, window: CGRect?, views: [View]) {
    self.title = title
    self.verdict = verdict
    self.summary = summary
    self.window = window
    self.views = views
  }

  /// One engine's views.
  func scene(_ title: String, _ frame: (View) -> CGRect?) -> LayoutScene {
    LayoutScene(
      title: title, window: window,
      // A view without a frame has no position, and so no box.
      views: views.map { view in
        LayoutScene.View(
          id: view.id, depth: view.depth,
          frame: frame(view) ?? CGRect(x: Double.nan, y: .nan, width: .nan, height: .nan), role: view.role)
      })
  }
}
