extension LayoutDocument {
  /// Reads a document from the bytes of a file.
  ///
  /// Linear in the number of bytes. Reading goes on after an error where that makes sense, so that one run reports
  /// several.
  ///
  /// - Parameters:
  ///   - bytes: A JSON document in UTF-8.
  ///   - layouts: The layouts that `layout` nodes can name; those that come with the package unless others are given.
  /// - Throws: ``DocumentError`` if the bytes are not JSON or the JSON is not a layout document.
  public init(parsing bytes: [UInt8], layouts: LayoutRegistry = .bundled) throws(DocumentError) {
    let json: LocatedJSON
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw DocumentError(error)
    }
    let context = ReadingContext(registry: layouts)
    let document = Format.document.read(json, context)
    if let document, document.proposal == nil, document.container == nil {
      context.report(.spaceMissing, at: json.position)
    }
    guard let document, context.issues.isEmpty else { throw DocumentError(context.issues) }
    self = document
  }
}
