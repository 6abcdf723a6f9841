/// What the parser of command lines says by itself, in English, in the user's language.
///
/// It has no translations of its own, so its words are looked for in what it has written. What a later version of
/// it says in other words is English again, and nothing else changes.
package enum ParserWords {
  /// Whether a program is asked for what other programs read, which is the same in every language: manual pages
  /// and completions of shells are made of it.
  package static func areUnwanted(by arguments: [String]) -> Bool {
    arguments.contains {
      $0 == "--experimental-dump-help" || $0.hasPrefix("--generate-completion-script")
    }
  }

  /// The help of a command, whose own sentences are translated.
  package static func translated(help: String) -> String {
    inEachLine(of: help) { line in
      for (word, translation) in titles {
        if line.hasPrefix(word) { return usage(translation + line.dropFirst(word.count)) }
      }
      // Behind the names of an option.
      let text = line.dropFirst(textColumn)
      for (sentence, translation) in sentences where text == sentence {
        return line.prefix(textColumn) + translation
      }
      if let names = values(in: line, "  See '", "' for detailed help.") {
        return usage("  " + localized("See '%1$s' for detailed help.", names[0]))
      }
      return remark(line)
    }
  }

  /// What is wrong with a command line, with the usage that follows it.
  package static func translated(error: String) -> String {
    inEachLine(of: error) { line in
      for (word, translation) in errorTitles where line.hasPrefix(word) {
        let rest = line.dropFirst(word.count)
        return word == "Error:"
          ? translation + " " + message(rest.drop { $0 == " " })
          : usage(translation + rest)
      }
      if let name = values(in: line, "  See '", "' for more information.") {
        return "  " + localized("See '%1$s' for more information.", name[0])
      }
      return message(line)
    }
  }

  private static func inEachLine(of text: String, _ change: (Substring) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(change)
      .joined(separator: "\n")
  }

  // MARK: Help

  /// Where what an option does stands in a line.
  private static let textColumn = 26

  private static var titles: [(String, String)] {
    [
      ("OVERVIEW:", localized("OVERVIEW:")), ("USAGE:", localized("USAGE:")),
      ("ARGUMENTS:", localized("ARGUMENTS:")), ("OPTIONS:", localized("OPTIONS:")),
      ("SUBCOMMANDS:", localized("SUBCOMMANDS:")),
    ]
  }

  private static var sentences: [(String, String)] {
    [
      ("Show help information.", localized("Show help information.")),
      ("Show the version.", localized("Show the version.")),
    ]
  }

  /// What stands for words of the user's in a command.
  private static func usage(_ text: String) -> String {
    text.replacing("<options>", with: "<\(localized("options", context: "value"))>")
      .replacing("<subcommand>", with: "<\(localized("subcommand", context: "value"))>")
  }

  /// A line of text, where its end may be a remark on an option's values.
  private static func remark(_ line: Substring) -> String {
    // Translators: what an option takes, and what counts without it: “(values: text, json; default: text)”.
    let (values, usual) = (localized("values:"), localized("default:"))
    let text = line.replacing("(values:", with: "(\(values)")
      .replacing("(default:", with: "(\(usual)").replacing("; default:", with: "; \(usual)")
    // Where a line ends before it.
    let start = String(repeating: " ", count: textColumn) + "default:"
    guard text.hasPrefix(start) else { return String(text) }
    return String(text.prefix(textColumn)) + usual + text.dropFirst(start.count)
  }

  // MARK: Errors

  private static var errorTitles: [(String, String)] {
    [
      ("Error:", localized("Error:")), ("Help:", localized("Help:")),
      ("Usage:", localized("Usage:")),
    ]
  }

  /// A sentence about a command line; another text as it is.
  private static func message(_ text: Substring) -> String {
    if let words = values(in: text, "Unknown option '", "'. Did you mean '", "'?") {
      return localized("Unknown option '%1$s'. Did you mean '%2$s'?", words[0], words[1])
    }
    if let words = values(in: text, "Unknown option '", "'") {
      return localized("Unknown option '%1$s'", words[0])
    }
    if let words = values(in: text, "Missing value for '", "'") {
      return localized("Missing value for '%1$s'", words[0])
    }
    if let words = values(in: text, "Missing expected argument '", "'") {
      return localized("Missing expected argument '%1$s'", words[0])
    }
    if let words = values(in: text, "Unexpected argument '", "'") {
      return localized("Unexpected argument '%1$s'", words[0])
    }
    if let words = values(in: text, "", " unexpected arguments: ", ""), let count = Int(words[0]) {
      return localized(
        "%1$s unexpected argument: %2$s", plural: "%1$s unexpected arguments: %2$s", count,
        quoted(words[1]))
    }
    if let words = values(
      in: text, "The option '", "' does not take any value, but '", "' was specified.")
    {
      return localized(
        "The option '%1$s' does not take any value, but '%2$s' was specified.", words[0], words[1])
    }
    if let words = values(
      in: text, "Value to be set with flag '", "' had already been set with flag '", "'")
    {
      return localized(
        "Value to be set with flag '%1$s' had already been set with flag '%2$s'", words[0],
        words[1])
    }
    return invalidValue(text) ?? String(text)
  }

  private static func invalidValue(_ text: Substring) -> String? {
    let (start, middle) = ("The value '", "' is invalid for '")
    if let words = values(in: text, start, middle, "'. Please provide one of the following:") {
      return localized(
        "The value '%1$s' is invalid for '%2$s'. Please provide one of the following:", words[0],
        words[1])
    }
    if let words = values(in: text, start, middle, "'. Please provide one of ", ".") {
      return localized(
        "The value '%1$s' is invalid for '%2$s'. Please provide one of %3$s.", words[0], words[1],
        choice(words[2]))
    }
    return values(in: text, start, middle, "'").map { words in
      localized("The value '%1$s' is invalid for '%2$s'", words[0], words[1])
    }
  }

  /// `'a', 'b' or 'c'`, or `'a' and 'b'`.
  private static func choice(_ text: Substring) -> String {
    if let words = values(in: text, "", " or '", "'") {
      return localized(
        "%1$s or %2$s", context: "values", quoted(words[0]), quoted("'\(words[1])'"))
    }
    if let words = values(in: text, "", " and '", "'") {
      return localized(
        "%1$s and %2$s", context: "values", quoted(words[0]), quoted("'\(words[1])'"))
    }
    return quoted(text)
  }

  /// `'a', 'b'`.
  private static func quoted(_ list: Substring) -> String {
    guard list.count > 1, list.hasPrefix("'"), list.hasSuffix("'") else { return String(list) }
    return list.dropFirst().dropLast().split(separator: "', '", omittingEmptySubsequences: false)
      // Translators: one of several values, as it is written.
      .map { localized("'%1$s'", $0) }.joined(separator: ", ")
  }

  /// What stands between pieces that a text consists of; nil where it doesn't.
  private static func values(in text: Substring, _ pieces: String...) -> [Substring]? {
    guard let first = pieces.first, let last = pieces.last, text.hasPrefix(first) else {
      return nil
    }
    var rest = text.dropFirst(first.count)
    var values: [Substring] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let place = rest.firstRange(of: piece) else { return nil }
      values.append(rest[..<place.lowerBound])
      rest = rest[place.upperBound...]
    }
    guard rest.hasSuffix(last) else { return nil }
    return values + [rest.dropLast(last.count)]
  }
}
