import Companion
import JSON

/// The messages in a batch, which is a JSON array of them; nil for anything else, and for an empty
/// array, which the specification counts as one message that is no request.
/// Source: JSON-RPC 2.0 Specification, 6, "Batch".
func elements(ofBatch message: [UInt8]) -> [[UInt8]]? {
  let start = message.firstIndex { !isSpace($0) }
  guard let start, message[start] == UInt8(ascii: "["),
    case .array(let elements)? = try? JSONParser.parse(message).value, !elements.isEmpty
  else { return nil }
  let ends = elements.dropFirst().map(\.offset) + [message.count]
  return zip(elements, ends).map { element, end in
    // Between two there is a comma, and after the last one the closing bracket.
    var bytes = message[element.offset..<end]
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    bytes.removeLast()
    return Array(bytes)
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  [0x20, 0x09, 0x0A, 0x0D].contains(byte)
}
