// SwiftUI's layout vocabulary and the direct engine in one import, with Foundation's geometry as SwiftUI gives it.
@_exported public import Foundation
@_exported public import LayoutEngine
@_exported public import LayoutModel
