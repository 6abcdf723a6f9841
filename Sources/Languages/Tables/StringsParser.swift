/// Reads a `.strings` file as text: `"key" = "text";`, with comments.
/// Source: Apple's Internationalization and Localization Guide and Resource Programming Guide, “String
/// Resources”; Old-Style ASCII Property Lists of the Property List Programming Guide.
struct StringsParser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  private(set) var table: TextTable

  /// More texts, and more faults, than any file has that an app uses.
  private static let mostEntries = 200_000
  private static let mostProblems = 1_000

  init(_ text: String, path: String) {
    scalars = Array(text.unicodeScalars)
    table = TextTable(path: path)
    parse()
  }

  private mutating func parse() {
    skipSpace()
    // A whole property list has braces around its pairs.
    let hasBraces = take("{")
    while true {
      skipSpace()
      guard place < scalars.count, !(hasBraces && scalars[place] == "}"),
        table.problems.count < Self.mostProblems
      else { return }
      guard table.entries.count < Self.mostEntries else { return note(TextTable.tooLarge, line) }
      let start = line
      guard let key = word() else {
        note("A key is missing here; write \"key\" = \"text\";.", start)
        skipPair()
        continue
      }
      skipSpace()
      var text = key
      if take("=") {
        skipSpace()
        guard let value = word() else {
          note("The text of “\(key)” is missing; write it in quotation marks.", start)
          skipPair()
          continue
        }
        text = value
        skipSpace()
      }
      table.entries[key] = TextTable.Entry(text: text, line: start)
      if !take(";") {
        note("There is no semicolon after the text of “\(key)”; write one.", start)
      }
    }
  }

  private mutating func note(_ message: String, _ line: Int) {
    table.problems.append(TextTable.Problem(line: line, message: message))
  }

  /// Goes on after the next semicolon.
  private mutating func skipPair() {
    while place < scalars.count, scalars[place] != ";" { advance() }
    advance()
  }

  private mutating func advance() {
    guard place < scalars.count else { return }
    if scalars[place] == "\n" { line += 1 }
    place += 1
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard place < scalars.count, scalars[place] == scalar else { return false }
    advance()
    return true
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    place + 1 < scalars.count && scalars[place] == first && scalars[place + 1] == second
  }

  /// White space and comments.
  private mutating func skipSpace() {
    while place < scalars.count {
      if scalars[place].properties.isWhitespace {
        advance()
      } else if isNext("/", "/") {
        while place < scalars.count, scalars[place] != "\n" { advance() }
      } else if isNext("/", "*") {
        let start = line
        advance()
        advance()
        while place < scalars.count, !isNext("*", "/") { advance() }
        if place >= scalars.count {
          note("The comment that begins here doesn't end; write */.", start)
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  /// A key or text, with or without quotation marks; nil where there is none.
  private mutating func word() -> String? {
    guard place < scalars.count else { return nil }
    let first = scalars[place]
    if first == "\"" || first == "'" { return quoted(by: first) }
    var word = String.UnicodeScalarView()
    while place < scalars.count, Self.isBare(scalars[place]), !isNext("/", "/"), !isNext("/", "*") {
      word.append(scalars[place])
      advance()
    }
    return word.isEmpty ? nil : String(word)
  }

  /// Letters, digits and these need no quotation marks.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func quoted(by mark: Unicode.Scalar) -> String {
    let start = line
    advance()
    var units: [UInt16] = []
    while place < scalars.count, scalars[place] != mark {
      let scalar = scalars[place]
      advance()
      if scalar == "\\" {
        escape(into: &units)
      } else {
        units.append(contentsOf: UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter)
      }
    }
    if place >= scalars.count {
      note("The text that begins here doesn't end; write \(mark).", start)
    }
    advance()
    // Halves of a character may be written as two escapes.
    return String(decoding: units, as: UTF16.self)
  }

  /// What a backslash stands for with what follows it.
  private mutating func escape(into units: inout [UInt16]) {
    guard place < scalars.count else { return }
    let scalar = scalars[place]
    switch scalar {
    case "U", "u":
      advance()
      units.append(number(radix: 16, digits: 4))
    case "0"..."7": units.append(number(radix: 8, digits: 3))
    default:
      advance()
      let meant = Self.escapes[scalar] ?? scalar
      units.append(contentsOf: UTF16.encode(meant) ?? UTF16.encodedReplacementCharacter)
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "v": "\u{B}",
  ]

  private mutating func number(radix: Int, digits: Int) -> UInt16 {
    var value = 0
    for _ in 0..<digits {
      guard place < scalars.count,
        let digit = Int(String(scalars[place]), radix: radix)
      else { break }
      value = value * radix + digit
      advance()
    }
    return UInt16(truncatingIfNeeded: value)
  }
}
