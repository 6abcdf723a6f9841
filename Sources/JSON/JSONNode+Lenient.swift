/// For files that many tools write, such as asset catalogues: what is of another type than expected is nil rather than
/// an error.
extension JSONNode {
  /// Of a key that is written twice the last value counts.
  package subscript(key: String) -> JSONNode? {
    if case .object(let members) = value { members.last { $0.key == key }?.value } else { nil }
  }

  /// The first of several keys that is there, for keys that have been spelt in several ways.
  package subscript(keys: String...) -> JSONNode? {
    keys.lazy.compactMap { self[$0] }.first
  }

  package var elements: [JSONNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// A finite number, or one that is written as a string.
  package var number: Double? {
    let number: Double? =
      switch value {
      case .number(let number): number
      case .string(let text): Double(text)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
