// LayoutKit under the name that code written for SwiftUI imports: a file of layouts and views compiles as it is.
@_exported public import LayoutKit
