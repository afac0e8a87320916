extension Tape {
  /// The results at other values of the inputs, given in their order.
  func evaluated(at inputs: [Double]) -> [Double] {
    var next = inputs.makeIterator()
    return results { operations[$0].kind == .input ? next.next() ?? operations[$0].lower : nil }
  }
}
