/// The check that comes before parsing: UTF-8 without a byte order mark.
extension JSONParser {
  static func checkEncoding(of bytes: [UInt8]) throws(JSONSyntaxError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONSyntaxError(cause: .byteOrderMark, position: .start)
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      throw JSONSyntaxError(cause: .notUTF8, position: firstInvalidPosition(in: bytes))
    }
  }

  /// Where the first byte stands that begins no scalar.
  private static func firstInvalidPosition(in bytes: [UInt8]) -> SourcePosition {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    var previous: Unicode.Scalar?
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      if scalar == "\n" && previous == "\r" {
        // The second half of a line end that has been counted.
      } else if scalar == "\n" || scalar == "\r" {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
      previous = scalar
    }
    return SourcePosition(line: line, column: column)
  }
}
