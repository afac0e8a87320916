import Foundation
import LayoutCommandLine

let code = LayoutTool().run(
  arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
  streams: ProcessStreams())
exit(code.rawValue)
