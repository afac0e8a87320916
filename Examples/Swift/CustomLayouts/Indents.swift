import SwiftUI

/// Three lines whose leading guides are 0, 20 and 10 points inside them: they line up there, not at their edges.
struct Indents: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([0, 20, 10], id: \.self) { indent in
        Rectangle()
          .frame(width: 50, height: 20)
          .alignmentGuide(.leading) { _ in CGFloat(indent) }
          .id("indent \(indent)")
      }
    }
  }
}
