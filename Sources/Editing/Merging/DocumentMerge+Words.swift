import Localization

/// What elements are called where a conflict is told.
extension DocumentMerge {
  static func name(of node: SourceTree.Node) -> String {
    let name = node.name.inWords
    if let id = node.id { return localized("the %1$s “%2$s”", context: "element", name, id) }
    return node["key"].map { localized("the %1$s (%2$s)", context: "element", name, $0) }
      ?? localized("the %1$s", context: "element", name)
  }

  static func quoted(_ value: String?) -> String { quoted(value, from: 0) }

  /// Two values, as far as they differ where they are long. The marks are the language's: a comment in a document is
  /// written in English, and what is said of it in the user's.
  static func quoted(_ ours: String?, _ theirs: String?) -> (ours: String, theirs: String) {
    let common =
      ours.flatMap { ours in theirs.map { zip(ours, $0).prefix { $0 == $1 }.count } } ?? 0
    // With some of what is before it, and from the beginning where the difference is to be seen so.
    let start = common < mostQuoted / 2 ? 0 : common - mostQuoted / 3
    return (quoted(ours, from: start), quoted(theirs, from: start))
  }

  /// How many letters of a value are told.
  private static let mostQuoted = 60

  private static func quoted(_ value: String?, from start: Int) -> String {
    guard let value else { return localized("none", context: "value") }
    let isLong = value.dropFirst(mostQuoted).isEmpty == false
    let rest = value.dropFirst(isLong ? start : 0)
    let told = rest.prefix(mostQuoted)
    let ellipses = (isLong && start > 0 ? "…" : "", told.endIndex < value.endIndex ? "…" : "")
    return localized("“%1$s”", "\(ellipses.0)\(told)\(ellipses.1)")
  }

  /// - Parameter part: The name of the child that is meant, such as `state@normal`; nil for the element itself.
  static func subject(_ id: String?, _ name: String, _ part: String?) -> String {
    let name = name.inWords
    let part = part.map { part in
      let words = part.split(separator: "@", maxSplits: 1).map { String($0).inWords }
      return words.count == 2 ? "\(words[0]) (\(words[1]))" : part.inWords
    }
    return switch (id, part) {
    case (let id?, nil): localized("The %1$s “%2$s”", context: "element", name, id)
    case (let id?, let part?): localized("The %1$s “%2$s”’s %3$s", name, id, part)
    case (nil, nil): localized("The document")
    case (nil, let part?): localized("The document’s %1$s", part)
    }
  }
}

extension String {
  /// An element's or attribute's name as people say it: `stackView` is “stack view”.
  var inWords: String {
    reduce(into: "") { words, letter in
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }.lowercased()
  }
}
