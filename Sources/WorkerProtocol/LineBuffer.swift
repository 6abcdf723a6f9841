/// Cuts a stream of bytes into messages, one per line.
package struct LineBuffer: Sendable {
  package enum Line: Hashable, Sendable {
    /// A message, without its line break.
    case message([UInt8])
    /// A message that was longer than the limit, and is left out.
    case tooLong
  }

  /// 128 MiB: a document of the largest size that is read, with half of its bytes escaped.
  package static let defaultLimit = 128 << 20

  private let limit: Int
  private var pending: [UInt8] = []
  private var isSkipping = false

  /// - Parameter limit: The longest message that is taken, in bytes.
  package init(limit: Int = defaultLimit) {
    self.limit = limit
  }

  /// Takes bytes as they arrive, and returns the messages that they complete.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [Line] {
    append(ArraySlice(bytes))
  }

  /// Of one type, as each byte is looked at.
  package mutating func append(_ bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      take(rest[..<end])
      if let line = finish() { lines.append(line) }
      rest = rest[rest.index(after: end)...]
    }
    take(rest)
    return lines
  }

  /// The message that the end of the stream completes; nil where it ended with a line break.
  package mutating func finish() -> Line? {
    defer {
      pending = []
      isSkipping = false
    }
    if isSkipping { return .tooLong }
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    // Nothing but white space is no message.
    let isBlank = pending.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return isBlank ? nil : .message(pending)
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard !isSkipping else { return }
    if pending.count + bytes.count > limit {
      pending = []
      isSkipping = true
    } else {
      pending.append(contentsOf: bytes)
    }
  }
}
