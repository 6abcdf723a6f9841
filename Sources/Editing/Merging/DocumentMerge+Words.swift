import Localization

/// What elements are called where a conflict is told.
extension DocumentMerge {
  static func name(of node: SourceTree.Node) -> String {
    let name = node.name.inWords
    if let id = node.id { return localized("the %1$s “%2$s”", context: "element", name, id) }
    return node["key"].map { localized("the %1$s (%2$s)", context: "element", name, $0) }
      ?? localized("the %1$s", context: "element", name)
  }

  static func quoted(_ value: String?) -> String {
    value.map { localized("“%1$s”", $0.prefix(60)) } ?? localized("none", context: "value")
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
