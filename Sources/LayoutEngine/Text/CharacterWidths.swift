import Foundation

/// The advance widths of a proportional sans serif that no one has drawn, as shares of the font's size.
///
/// Characters fall into a few classes, near to what common sans serifs have. Letters with marks are as wide as without;
/// ideographs and pictures are square; marks and joiners that stand alone have no width.
enum CharacterWidths {
  /// The ellipsis that stands for what is left out.
  static let ellipsis: Character = "…"

  /// The width of a character.
  static func width(of character: Character) -> Double {
    if let ascii = character.asciiValue { return asciiWidths[Int(ascii)] }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character == ellipsis { return 0.9 }
    if isSquare(scalar) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    case .spaceSeparator: return space
    default: break
    }
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value ?? 0
    return base < 128 ? asciiWidths[Int(base)] : letter
  }

  /// Whether a line may be broken before and after the character, as between ideographs.
  static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static let letter = 0.55
  private static let space = 0.28

  private static let asciiWidths: [Double] = {
    var widths = Array(repeating: letter, count: 128)
    func set(_ width: Double, _ characters: String) {
      for byte in characters.utf8 { widths[Int(byte)] = width }
    }
    for control in 0..<32 { widths[control] = 0 }
    widths[127] = 0
    widths[Int(UInt8(ascii: "\t"))] = 4 * space
    set(space, " ")
    set(0.24, "ijl|'`.,:;!I")
    set(0.34, "frt()[]{}/\\-\"*")
    set(0.50, "ckszvxyJ_?")
    set(0.60, "0123456789+=<>~^#$&")
    set(0.70, "ABCDGHKNOPQRSTUVXYZ")
    set(0.58, "EFL")
    set(0.85, "mwMW%@")
    return widths
  }()
}
