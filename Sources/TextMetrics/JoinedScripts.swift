/// Scripts whose letters are joined to each other, by strokes or by a line above them, so that no space may be
/// added between them.
///
/// Source: CSS Text 4, "Cursive Scripts and Letter-Spacing", which web browsers follow; of SwiftUI on iOS
/// flutter's issue 177406 shows that it leaves letter spacing out for Arabic. Which scripts they are:
/// Unicode's `ArabicShaping.txt`, and those with a headline.
package enum JoinedScripts {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    // Latin, Greek, Cyrillic, Armenian and Hebrew.
    guard scalar.value >= 0x600 else { return false }
    return ranges.contains { $0.contains(scalar.value) }
  }

  package static func contains(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(contains) == true
  }

  package static func isIn(_ text: some StringProtocol) -> Bool {
    // Their UTF-8 begins with 0xD8; what is below needn't be decoded.
    text.utf8.contains { $0 >= 0xD8 } && text.unicodeScalars.contains(where: contains)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x600...0x77F,  // Arabic, Syriac
    0x7C0...0x7FF,  // N’Ko
    0x840...0x8FF,  // Mandaic, Arabic
    0x900...0xA7F,  // Devanagari, Bengali, Gurmukhi
    0x1800...0x18AF,  // Mongolian
    0xA840...0xA87F,  // Phags-pa
    0xFB50...0xFDFF, 0xFE70...0xFEFC,  // Arabic's forms
    0x10D00...0x10D3F,  // Hanifi Rohingya
    0x1E900...0x1E95F,  // Adlam
  ]
}

/// Measures what is in joined scripts as it is drawn, as nothing tells how wide it is in Apple's fonts, and all
/// else by a face of the fitted table.
struct JoinedFace {
  let fitted: FittedFace
  let drawn: SharedPangoFace

  /// A piece of a text, and whether it is joined. What is no letter or digit goes on with what is before it,
  /// so that words are set with the spaces between them.
  private func pieces(of text: Substring) -> [(text: Substring, isJoined: Bool)] {
    var pieces: [(text: Substring, isJoined: Bool)] = []
    var (start, isJoined) = (text.startIndex, false)
    for index in text.indices {
      let character = text[index]
      let joins = JoinedScripts.contains(character)
      guard joins != isJoined, joins || character.isLetter || character.isNumber else { continue }
      if start < index { pieces.append((text[start..<index], isJoined)) }
      (start, isJoined) = (index, joins)
    }
    return pieces + [(text[start...], isJoined)]
  }

  private func face(of piece: (text: Substring, isJoined: Bool)) -> any MeasuringFace {
    piece.isJoined && drawn.hasGlyphs(for: piece.text) ? drawn : fitted
  }
}

extension JoinedFace: MeasuringFace {
  func advance(of text: Substring) -> Double {
    pieces(of: text).reduce(0) { $0 + face(of: $1).advance(of: $1.text) }
  }

  func edges(of text: Substring) -> [Double] {
    var start = 0.0
    return pieces(of: text).flatMap { piece in
      let edges = face(of: piece).edges(of: piece.text).map { $0 + start }
      start = edges.last ?? start
      return edges
    }
  }
}
