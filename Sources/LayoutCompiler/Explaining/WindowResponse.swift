import LayoutEngine
public import LayoutModel
import LinearProgramming

/// How a layout answers to a change of the window's width or height (what its root is offered, where there is no window).
public struct WindowResponse: Sendable, Equatable {
  /// How fast a view's frame moves, in points for each point of the window.
  public struct Rates: Sendable, Equatable {
    /// The left edge's rate.
    public var x = 0.0
    /// The top edge's rate.
    public var y = 0.0
    /// The width's rate.
    public var width = 0.0
    /// The height's rate.
    public var height = 0.0
  }

  /// The layout on one side of the present size.
  public struct Side: Sendable, Equatable {
    /// The rates by node.
    public var rates: [Rates?]
    /// The window's length at which the picture changes its shape: something else starts or stops to bind.
    public var end: Double
  }

  /// The axis of the window that changes.
  public var axis: Axis
  /// The window's present length in points.
  public var value: Double
  /// For a smaller window; `nil` where there is no layout just below.
  public var below: Side?
  /// For a larger window; `nil` where there is no layout just above.
  public var above: Side?
}

/// How the results of a program's tape move on one side of the window's present length.
struct WindowMotion {
  /// The rates of all operations, for each point of the window.
  var rates: [Double]
  /// The window's length at which the basis changes.
  var end: Double

  /// Both sides along one axis.
  struct Pair {
    var axis: Axis
    var value: Double
    var below: WindowMotion?
    var above: WindowMotion?
  }
}

extension SolvedProgram {
  /// How the tape's results answer to the window's lengths that are inputs of the program, by one solve with its final
  /// basis each.
  func windowMotions(
    along axes: [Axis] = [.horizontal, .vertical], by solver: any LinearSolver, _ options: SolveOptions
  ) throws(LinearProgramError) -> [WindowMotion.Pair] {
    guard let solver = solver as? any SensitivitySolver else { return [] }
    let inputs = [
      (axis: Axis.horizontal, quantity: recording.window?.width ?? recording.offer.width),
      (axis: Axis.vertical, quantity: recording.window?.height ?? recording.offer.height),
    ].compactMap { input -> (axis: Axis, value: Double, column: Int)? in
      guard axes.contains(input.axis), let quantity = input.quantity, quantity.result >= 0 else { return nil }
      let column = Int(lowered.columns[Int(quantity.result)])
      return column < 0 ? nil : (input.axis, quantity.value, column)
    }
    let report = try SensitivityAnalysis(options: options).responses(
      to: inputs.map { .column($0.column) }, in: lowered.program, outcome: outcome, by: solver)
    return zip(inputs, report.responses).compactMap { input, response in
      response.map {
        WindowMotion.Pair(axis: input.axis, value: input.value, below: motion($0.below), above: motion($0.above))
      }
    }
  }

  private func motion(_ branch: Response.Branch) -> WindowMotion? {
    branch.segment.map {
      WindowMotion(rates: lowered.rates(of: recording.tape, use, columnRates: $0.columnRates), end: $0.end)
    }
  }

  /// How the frames answer to them.
  func windowResponses(by solver: any LinearSolver, _ options: SolveOptions) throws(LinearProgramError)
    -> [WindowResponse]
  {
    try windowMotions(by: solver, options).map {
      WindowResponse(axis: $0.axis, value: $0.value, below: side($0.below), above: side($0.above))
    }
  }

  private func side(_ motion: WindowMotion?) -> WindowResponse.Side? {
    guard let motion else { return nil }
    func rate(_ quantity: LayoutRecording.Quantity) -> Double {
      quantity.result < 0 ? 0 : motion.rates[Int(quantity.result)]
    }
    let frames = reportedNodes.map { node in
      recording.frames[node].map {
        WindowResponse.Rates(x: rate($0.x), y: rate($0.y), width: rate($0.width), height: rate($0.height))
      }
    }
    return WindowResponse.Side(rates: frames, end: motion.end)
  }
}
