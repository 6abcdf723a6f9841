import InterfaceBuilder

extension Element {
  /// A text property, which stands in an attribute or, when it has several lines or attributes of its
  /// own, in an element.
  package func textValue(_ key: String) -> String? {
    self[key] ?? child(key: key).flatMap(\.writtenText)
  }

  /// The text of an element that is one: a `string`, or an `attributedString` without its attributes.
  package var writtenText: String? {
    switch name {
    case "string", "mutableString":
      guard self["base64-UTF8"] == "YES" else { return text }
      return decodeBase64(text) ?? text
    case "attributedString":
      return children.filter { $0.name == "fragment" }
        .map { $0.textValue("content") ?? "" }.joined()
    default:
      return nil
    }
  }
}
