import DocumentTestSupport
import LayoutDocuments

/// Small random changes to documents.
enum DocumentMutation {
  /// The document with one to three of its values replaced, removed, renamed or doubled.
  static func mutate(_ value: JSONValue, using random: inout SeededRandom) -> JSONValue {
    (0..<Int.random(in: 1...3, using: &random)).reduce(value) { changed, _ in mutateOnce(changed, using: &random) }
  }

  private static func mutateOnce(_ value: JSONValue, using random: inout SeededRandom) -> JSONValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let index = Int.random(in: 0..<elements.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: elements.remove(at: index)
      case 1: elements.append(elements[index])
      default: elements[index] = mutateOnce(elements[index], using: &random)
      }
      return .array(elements)
    case .object(var members) where !members.isEmpty && Int.random(in: 0..<8, using: &random) > 0:
      let index = Int.random(in: 0..<members.count, using: &random)
      let member = members[index]
      switch Int.random(in: 0..<10, using: &random) {
      case 0: members.remove(at: index)
      case 1: members[index] = .init(member.key + "x", member.value)
      case 2: members.append(.init(newKey(besides: members, using: &random), replacement(using: &random)))
      default: members[index] = .init(member.key, mutateOnce(member.value, using: &random))
      }
      return .object(members)
    default:
      return replacement(using: &random)
    }
  }

  private static func newKey(besides members: [JSONValue.Member], using random: inout SeededRandom) -> String {
    let keys = ["spacing", "alignment", "size", "id", "modifiers", "children", "minLength", "width", "axes", "name"]
    let free = keys.filter { key in !members.contains { $0.key == key } }
    return free.randomElement(using: &random) ?? "key"
  }

  private static func replacement(using random: inout SeededRandom) -> JSONValue {
    let values: [JSONValue] = [
      nil, true, 0, -1, 1.5, 1e300, "infinity", "-infinity", "", "top", "leading", "center", "a", .array([]),
      .object([]),
      [1, 2], [1, 2, 3, 4], ["kind": "color"], ["kind": "spacer", "minLength": nil], ["padding": 3], ["kind": "text"],
      ["width": 3], ["horizontal": true], [["kind": "divider"]], [["fixedSize": .object([])]],
    ]
    return values.randomElement(using: &random) ?? nil
  }
}
