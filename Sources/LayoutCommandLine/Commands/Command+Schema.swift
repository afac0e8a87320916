import LayoutDocuments

extension Command {
  static let schema = Command(
    description: CommandDescription(
      name: "schema",
      summary: "Prints the JSON Schema of documents.",
      details: [],
      operands: .none,
      options: [CommonOptions.output.description],
      examples: [
        .init(purpose: "The schema, for an editor", line: "layout-solver schema")
      ])
  ) { _, context in
    context.print(JSONWriter(.indented).text(DocumentSchema.value))
    return .done
  }
}
