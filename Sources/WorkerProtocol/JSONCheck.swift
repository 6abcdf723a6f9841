/// Whether bytes are UTF-8 and have no number that none of the types has, such as 1e400: what a decoder
/// meets in time otherwise, or never, where nobody asks for that member. Whether they are JSON at all, the
/// decoder tells.
func isPlainText(_ bytes: [UInt8]) -> Bool {
  String(validating: bytes, as: UTF8.self) != nil && !hasEndlessNumber(bytes)
}

private func hasEndlessNumber(_ bytes: [UInt8]) -> Bool {
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\""):
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = bytes[index...].firstIndex { !isNumeral($0) } ?? bytes.count
      let number = bytes[index..<end]
      // Only what is long or has an exponent is large.
      if number.count > 300 || number.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
        Double(String(decoding: number, as: UTF8.self))?.isFinite == false
      {
        return true
      }
      index = end
    default: index += 1
    }
  }
  return false
}

private func isNumeral(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
    UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"):
    true
  default: false
  }
}
