/// Advances of scalars that the fitted table doesn't have.
///
/// UIKit takes these from fallback fonts (PingFang, Hiragino, Apple Color Emoji…) and keeps the
/// line height of the label's own font: a stored label in Chinese is as high as one in English.
enum OtherScripts {
  /// The average for scripts that nothing is known about.
  private static let average = 0.55

  /// In em.
  static func advance(of scalar: Unicode.Scalar, pointSize: Double) -> Double {
    switch scalar.value {
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF,
      0x0300...0x036F, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF:
      return 0  // joiners, marks, variation selectors, skin tones
    case 0x2002: return 0.5  // en space
    case 0x2003: return 1  // em space
    case 0xFF61...0xFFDC: return 0.5  // half-width forms
    case 0xAC00...0xD7A3:
      // Hangul syllables. Source: 11 widths that public documents store for Korean labels and buttons of
      // 12, 14, 17, 20 and 25 pt; 0.865 and 0.8655 give all of them, to the pixel at @2x.
      return 0.865
    case _ where isIdeographic(scalar):
      // Points above the em, at every size. Source: stored widths of 24 Chinese labels and buttons, which
      // leave 0.2…0.3 a character at 14 pt, 0.25…0.33 at 15, 16 and 17 pt, 0.25…0.375 at 23 pt and
      // 0.25…0.5 at 18, 24 and 28 pt.
      return 1 + 0.28 / max(pointSize, 1)
    case 0x1F1E6...0x1F1FF: return emoji(pointSize) / 2  // regional indicators; two make a flag
    case 0x1F000...0x1FAFF: return emoji(pointSize)
    default:
      if scalar.properties.isEmojiPresentation { return emoji(pointSize) }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .control, .format: return 0
      case .mathSymbol, .otherSymbol: return 1
      default: return average
      }
    }
  }

  /// Small emoji are a third wider than the point size, large ones 4.75 points.
  /// Source: stored widths of labels at @2x (17 pt: 23, 38 pt: 43, 60 pt: 65, 68 pt: 73).
  private static func emoji(_ pointSize: Double) -> Double {
    guard pointSize > 17 else { return 1.335 }
    let share = min((pointSize - 17) / (38 - 17), 1)
    return 1 + (5.695 - share * 0.945) / pointSize
  }

  /// Whether the second scalar adds nothing to the first one's width: after a zero-width joiner.
  static func joins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    first.value == 0x200D && second.properties.isEmoji
  }

  /// Scripts that are set in squares, and may break between any two characters.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
