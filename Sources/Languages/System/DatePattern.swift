/// A pattern of CLDR, such as `d. MMMM y`. Source: Unicode Technical Standard 35, part 4, “Date Format
/// Patterns”.
enum DatePattern {
  struct Piece: Hashable {
    /// The letter of what stands here; nil for a text.
    let field: Character?
    /// The text, or the letters of a field.
    var text: String
  }

  static func pieces(of pattern: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    var rest = pattern
    while let character = rest.popFirst() {
      // Two quotes are one that is meant.
      if character == "'", rest.first == "'" {
        rest.removeFirst()
      } else if character == "'" {
        isQuoted.toggle()
        continue
      }
      let isField = !isQuoted && character.isASCII && character.isLetter
      let field = isField ? character : nil
      if let last = pieces.last, last.field == field {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Piece(field: field, text: String(character)))
      }
    }
    return pieces
  }
}
