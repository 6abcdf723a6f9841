/// How much of a text is measured and drawn: more than anybody reads on a screen, and no more than takes a
/// moment.
extension FormattedText {
  /// Scalars, which is 13 pages of a book.
  package static let longestText = 32_768
  /// Accents and other marks on one character. Source: UAX #15, 13, "Stream-Safe Text Format", which no
  /// language needs more of.
  package static let mostMarks = 30
  /// Bytes below which a text is taken as it is.
  package static let shortText = 2_048

  /// The beginning of the text, and of the marks on each character.
  var bounded: FormattedText {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.shortText else { return self }
    var bounded = self
    var left = Self.longestText
    for index in runs.indices {
      bounded.runs[index].text = Self.bounded(runs[index].text, &left)
    }
    return bounded
  }

  /// What is measured and drawn of a text.
  package static func bounded(_ text: String) -> String {
    var left = longestText
    return bounded(text, &left)
  }

  /// - Parameter left: How many scalars there may be; those of this text are taken from it.
  private static func bounded(_ text: String, _ left: inout Int) -> String {
    let scalars = text.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: left, limitedBy: scalars.endIndex)
    var bounded = String.UnicodeScalarView()
    var marks = 0
    for scalar in scalars[..<(end ?? scalars.endIndex)] {
      // No mark comes before these.
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks <= mostMarks { bounded.append(scalar) }
    }
    left = end == nil ? left - scalars.count : 0
    return String(bounded)
  }
}
