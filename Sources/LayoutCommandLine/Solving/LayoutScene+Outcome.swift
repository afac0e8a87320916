import LayoutCompiler
import LayoutDocuments
import LayoutEngine
import LayoutReports

extension LayoutScene {
  /// The picture of an engine's layout; without one, of an empty window, with what there is to say in its title.
  init(
    _ outcome: EngineOutcome, of document: LayoutDocument, at file: String, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandError) {
    let space = document.space(proposal: arguments[CommonOptions.proposal])
    let name = document.title ?? context.displayName(of: file)
    guard let layout = outcome.layout else {
      self.init(title: "\(name): \(outcome.status.name)", window: space.outline, views: [])
      return
    }
    self.init(layout, of: try context.tree(of: document, at: file), in: space, title: name)
  }
}
