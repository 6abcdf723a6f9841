import Localization

/// A JSON value that knows where it is written, which Foundation's decoders do not tell.
package struct JSONNode: Sendable {
  package enum Value: Sendable {
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  package let value: Value
  /// Of the value's first byte in its text.
  package let offset: Int
}

/// A key of an object and its value, in the order in which they are written.
package struct JSONMember: Sendable {
  package let key: String
  /// Of the key's opening quotation mark.
  package let keyOffset: Int
  package let value: JSONNode
}

/// What a text has that JSON does not allow.
package struct JSONSyntaxError: Error {
  package let message: String
  package let offset: Int
}

extension JSONNode.Value {
  /// The value's kind, for messages.
  package var kind: String {
    switch self {
    case .object: localized("an object")
    case .array: localized("an array")
    case .string: localized("a string")
    case .number: localized("a number")
    case .bool: localized("true or false")
    case .null: "null"
    }
  }
}
