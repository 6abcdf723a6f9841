/// An `Encoder` that writes as it is told, without building a tree first.
///
/// It relies on the order in which synthesised conformances encode: a nested container is finished
/// when its parent is written to again.
struct JSONLineEncoder: Encoder {
  let output: JSONOutput
  /// How many arrays and objects were open around the value.
  private let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(output: JSONOutput) {
    self.output = output
    depth = output.text.depth
  }

  /// Asking again continues the same object, so a type can encode its parts into its own members.
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if output.text.depth == depth { output.text.openObject() }
    return KeyedEncodingContainer(JSONLineObject(output: output, depth: depth + 1))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    output.text.openArray()
    return JSONLineArray(output: output)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONLineValue(output: output)
  }
}

private struct JSONLineObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let output: JSONOutput
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  private func begin(_ key: some CodingKey) {
    output.text.beginMember(key.stringValue, depth: depth)
  }

  func encodeNil(forKey key: Key) {
    begin(key)
    output.text.writeNull()
  }

  func encode(_ value: Bool, forKey key: Key) {
    begin(key)
    output.text.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    begin(key)
    output.text.write(integer: value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    begin(key)
    try output.text.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    begin(key)
    output.text.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    begin(key)
    try output.write(encoding: value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    begin(key)
    return JSONLineEncoder(output: output).container(keyedBy: keyType)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key)
    return JSONLineEncoder(output: output).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    begin(SuperKey.super)
    return JSONLineEncoder(output: output)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    begin(key)
    return JSONLineEncoder(output: output)
  }
}

private enum SuperKey: String, CodingKey {
  case `super`
}

private struct JSONLineArray: UnkeyedEncodingContainer {
  let output: JSONOutput
  private let depth: Int
  private(set) var count = 0

  var codingPath: [any CodingKey] { [] }

  /// - Parameter output: The array that was opened last.
  init(output: JSONOutput) {
    self.output = output
    depth = output.text.depth
  }

  private mutating func begin() {
    output.text.beginItem(depth: depth)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    output.text.writeNull()
  }

  mutating func encode(_ value: Double) throws {
    begin()
    try output.text.write(value)
  }

  mutating func encode(_ value: String) {
    begin()
    output.text.write(value)
  }

  mutating func encode(_ value: some Encodable) throws {
    begin()
    try output.write(encoding: value)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    begin()
    return JSONLineEncoder(output: output).container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return JSONLineEncoder(output: output).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return JSONLineEncoder(output: output)
  }
}

private struct JSONLineValue: SingleValueEncodingContainer {
  let output: JSONOutput

  var codingPath: [any CodingKey] { [] }

  func encodeNil() { output.text.writeNull() }
  func encode(_ value: Bool) { output.text.write(value) }
  func encode(_ value: String) { output.text.write(value) }
  func encode(_ value: Double) throws { try output.text.write(value) }
  func encode(_ value: Float) throws { try output.text.write(Double(value)) }
  func encode(_ value: Int) { output.text.write(integer: value) }
  func encode(_ value: Int8) { output.text.write(integer: value) }
  func encode(_ value: Int16) { output.text.write(integer: value) }
  func encode(_ value: Int32) { output.text.write(integer: value) }
  func encode(_ value: Int64) { output.text.write(integer: value) }
  func encode(_ value: UInt) { output.text.write(integer: value) }
  func encode(_ value: UInt8) { output.text.write(integer: value) }
  func encode(_ value: UInt16) { output.text.write(integer: value) }
  func encode(_ value: UInt32) { output.text.write(integer: value) }
  func encode(_ value: UInt64) { output.text.write(integer: value) }
  func encode(_ value: some Encodable) throws { try output.write(encoding: value) }
}
