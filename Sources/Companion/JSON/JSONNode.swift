/// A JSON value that knows where it is written, which Foundation's decoders do not tell.
struct JSONNode: Sendable {
  enum Value: Sendable {
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  let value: Value
  /// Of the value's first byte in its text.
  let offset: Int
}

/// A key of an object and its value, in the order in which they are written.
struct JSONMember: Sendable {
  let key: String
  /// Of the key's opening quotation mark.
  let keyOffset: Int
  let value: JSONNode
}

/// What a text has that JSON does not allow.
struct JSONSyntaxError: Error {
  let message: String
  let offset: Int
}

extension JSONNode.Value {
  /// The value's kind, for messages.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
