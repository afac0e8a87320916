import SwiftUI

struct Contact: Identifiable {
  let id = UUID()
  var name: String
  var width: CGFloat
}

/// Stands for a line of text: 20 points high with its baseline at 15.
struct Line: View {
  var width: CGFloat
  var isLarge = false

  var body: some View {
    FixedContent(
      width: width, height: isLarge ? 40 : 20, firstTextBaseline: isLarge ? 30 : 15, lastTextBaseline: isLarge ? 30 : 15
    )
  }
}

/// A screen whose parts stand side by side where there is room.
struct ProfileScreen: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var contacts = [Contact(name: "Ada", width: 30), Contact(name: "Grace", width: 50)]
  @State private var isExpanded = false

  var body: some View {
    let layout =
      horizontalSizeClass == .compact ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())

    layout {
      Portrait(systemName: "person")
      ContactList(contacts: $contacts) {
        if isExpanded {
          Line(width: 70)
        } else {
          EmptyView()
        }
      }
    }
    .padding()
    .animation(.default, value: horizontalSizeClass)
    .onTapGesture {
      withAnimation(.spring(duration: 0.3)) { isExpanded.toggle() }
    }
  }
}

private struct Portrait: View {
  let systemName: String

  var body: some View {
    Circle()
      .fill(.blue)
      .frame(width: 60, height: 60)
      .overlay(alignment: .bottomTrailing) {
        Circle().fill(Color.green).frame(width: 12, height: 12)
      }
      .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
      .shadow(radius: 4)
      .id(systemName)
  }
}

private struct ContactList<Footer: View>: View {
  @Binding var contacts: [Contact]
  let footer: Footer

  init(contacts: Binding<[Contact]>, @ViewBuilder footer: () -> Footer) {
    _contacts = contacts
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Group {
        ForEach(contacts) { contact in
          Line(width: contact.width).id(contact.name)
        }
        ForEach($contacts) { $contact in
          if contact.width > 100 { AnyView(Divider()) }
        }
        ForEach(contacts.indices, id: \.self) { index in
          Spacer(minLength: CGFloat(index)).frame(height: 1)
        }
      }
      footer
    }
  }
}

/// A form: labels end where fields start, and each row stands on one baseline.
struct SettingsForm: View {
  private let rows: [(label: CGFloat, field: CGFloat)] = [(40, 100), (70, 100), (20, 60)]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 10, verticalSpacing: 6) {
      ForEach(Array(rows.enumerated()), id: \.offset) { offset, row in
        GridRow {
          Line(width: row.label)
            .gridColumnAlignment(.trailing)
            .id("label \(offset)")
          Line(width: row.field, isLarge: offset == 1)
            .id("field \(offset)")
        }
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        HStack(alignment: .firstTextBaseline) {
          Line(width: 30)
          Line(width: 20, isLarge: true)
        }
        .id("buttons")
      }
    }
  }
}

/// Text of two sizes on one line.
struct Heading: View {
  let title: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(title)
        .font(.system(size: 26))
        .id("title")
      Text("Hg")
        .id("note")
    }
  }
}

/// A form without a grid: labels share a guide of our own.
struct GuidedForm: View {
  var body: some View {
    VStack(alignment: .fieldStart, spacing: 6) {
      row(label: 40, field: 100)
      row(label: 70, field: 50)
    }
  }

  private func row(label: CGFloat, field: CGFloat) -> some View {
    HStack(alignment: .lastTextBaseline, spacing: 10) {
      Line(width: label).id("label \(label)")
      Line(width: field, isLarge: true)
        .alignmentGuide(.fieldStart) { dimensions in dimensions[.leading] }
        .id("field \(field)")
    }
  }
}

extension HorizontalAlignment {
  private enum FieldStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  static let fieldStart = HorizontalAlignment(FieldStart.self)
}

struct ProfileScreen_Previews: PreviewProvider {
  static var previews: some View {
    ProfileScreen()
      .environment(\.horizontalSizeClass, .compact)
    SettingsForm()
  }
}
