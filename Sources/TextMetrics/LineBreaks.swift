/// Where lines may break: the parts of Unicode's line breaking algorithm (UAX 14) that text in user
/// interfaces needs.
enum LineBreaks {
  static func allowed(between left: Character, and right: Character) -> Bool {
    guard let before = left.unicodeScalars.last, let after = right.unicodeScalars.first else {
      return false
    }
    if after == " " || before == "\u{A0}" || after == "\u{A0}" { return false }
    if before == " " || before == "\t" { return true }
    if closing.contains(after) || opening.contains(before) { return false }
    switch before {
    case "\u{200B}", "\u{2014}": return true
    case "-", "\u{2010}", "\u{2013}", "/": return !right.isNumber
    default: return after == "\u{2014}" || breaksFreely(before) || breaksFreely(after)
    }
  }

  private static func breaksFreely(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x10FF
      && (OtherScripts.isIdeographic(scalar) || scalar.properties.isEmojiPresentation)
  }

  /// Never at the start of a line.
  private static let closing = Set(
    ")]}!?,.:;%/-…’”»、。，．：；！？）］｝」』】〉》〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ".unicodeScalars)
  /// Never at the end of a line.
  private static let opening = Set("([{‘“«（［｛「『【〈《〔".unicodeScalars)
}
