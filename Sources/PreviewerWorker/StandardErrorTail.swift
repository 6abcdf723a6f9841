/// The end of what a program wrote to standard error.
struct StandardErrorTail: Sendable {
  /// Bytes that are kept: some hundred lines, of which the last say why a program died.
  static let limit = 16_384

  private var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) {
    bytes += more
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
  }

  /// Whole lines, unless there is only one; what is no UTF-8 is replaced.
  var text: String {
    var bytes = bytes[...]
    if bytes.count == Self.limit, let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      bytes = bytes[(end + 1)...]
    }
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
