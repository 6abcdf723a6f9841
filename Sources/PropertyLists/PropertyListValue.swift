/// A value of a property list, whatever it is.
package enum PropertyListValue: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case list([PropertyListValue])
  case dictionary([String: PropertyListValue])
  /// A date or bytes.
  case other
}

extension PropertyListValue {
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  package var flag: Bool? {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    // Build settings leave texts.
    case .text(let text): ["YES", "true"].contains(text) ? true : text == "NO" ? false : nil
    default: nil
    }
  }

  package var elements: [PropertyListValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  package var members: [String: PropertyListValue]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  package subscript(key: String) -> PropertyListValue? { members?[key] }
}
