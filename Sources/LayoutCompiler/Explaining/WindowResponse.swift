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

extension SolvedProgram {
  /// The responses to the window's lengths that are inputs of the program, by one solve with its final basis each.
  func windowResponses(by solver: any LinearSolver, _ options: SolveOptions) throws(LinearProgramError)
    -> [WindowResponse]
  {
    guard let solver = solver as? any SensitivitySolver else { return [] }
    let inputs = [
      (axis: Axis.horizontal, quantity: recording.window?.width ?? recording.offer.width),
      (axis: Axis.vertical, quantity: recording.window?.height ?? recording.offer.height),
    ].compactMap { input -> (axis: Axis, value: Double, column: Int)? in
      guard let quantity = input.quantity, quantity.result >= 0 else { return nil }
      let column = Int(lowered.columns[Int(quantity.result)])
      return column < 0 ? nil : (input.axis, quantity.value, column)
    }
    let report = try SensitivityAnalysis(options: options).responses(
      to: inputs.map { .column($0.column) }, in: lowered.program, outcome: outcome, by: solver)
    return zip(inputs, report.responses).compactMap { input, response in
      response.map {
        WindowResponse(axis: input.axis, value: input.value, below: side($0.below), above: side($0.above))
      }
    }
  }

  private func side(_ branch: Response.Branch) -> WindowResponse.Side? {
    guard let segment = branch.segment else { return nil }
    let rates = lowered.rates(of: recording.tape, use, columnRates: segment.columnRates)
    func rate(_ quantity: LayoutRecording.Quantity) -> Double {
      quantity.result < 0 ? 0 : rates[Int(quantity.result)]
    }
    let frames = reportedNodes.map { node in
      recording.frames[node].map {
        WindowResponse.Rates(x: rate($0.x), y: rate($0.y), width: rate($0.width), height: rate($0.height))
      }
    }
    return WindowResponse.Side(rates: frames, end: segment.end)
  }
}
