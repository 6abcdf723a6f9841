/// What of a text is seen.
extension FormattedText {
  /// Without spaces and empty lines at its end.
  package var withoutEmptyEnd: FormattedText {
    var shorter = self
    while let last = shorter.runs.last {
      let seen = last.text.lastIndex { !$0.isWhitespace }
      if let seen {
        shorter.runs[shorter.runs.count - 1].text = String(last.text[...seen])
        return shorter
      }
      // One run stays, as a text has a font.
      guard shorter.runs.count > 1 else {
        shorter.runs[0].text = ""
        return shorter
      }
      shorter.runs.removeLast()
    }
    return shorter
  }

  /// Whether nothing of it is known to be below the baseline or above capitals: it has only letters without
  /// descenders and accents, digits, and signs that stand among them.
  package var standsOnBaseline: Bool {
    runs.allSatisfy {
      $0.baselineOffset == 0 && $0.text.unicodeScalars.allSatisfy(Self.onBaseline.contains)
    }
  }

  private static let onBaseline = Set(
    "ABCDEFGHIJKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .:!?'\"-–—+=*%&#…".unicodeScalars)
}
