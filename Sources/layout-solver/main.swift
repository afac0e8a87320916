import Foundation
import LayoutCommandLine

let code = LayoutTool(solver: nil).run(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
  streams: ProcessStreams())
exit(code.rawValue)
