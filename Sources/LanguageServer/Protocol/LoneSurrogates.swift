extension [UInt8] {
  /// JSON in which escapes of half a pair of surrogates, which are no text, are those of a replacement
  /// character. That is one unit of UTF-16, too, so that places hold. Editors send halves where a change
  /// begins or ends within a pair.
  func replacingLoneSurrogates() -> [UInt8] {
    var bytes = self
    var index = 0
    while let escape = self[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let unit = unit(at: escape) else {
        index = Swift.min(escape + 2, count)
        continue
      }
      index = escape + 6
      if 0xD800...0xDBFF ~= unit, let low = self.unit(at: index), 0xDC00...0xDFFF ~= low {
        index += 6
      } else if 0xD800...0xDFFF ~= unit {
        bytes.replaceSubrange(escape + 2..<escape + 6, with: "fffd".utf8)
      }
    }
    return bytes
  }

  /// What an escape such as `\ud83d` stands for; nil for anything else.
  private func unit(at index: Int) -> UInt16? {
    guard index + 6 <= count, self[index...].starts(with: "\\u".utf8) else { return nil }
    return UInt16(String(decoding: self[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
