import WorkerProtocol

/// Cuts a stream of bytes into the messages of editors: a header with their length, a blank line, and as many
/// bytes of JSON. Source: Language Server Protocol 3.17, “Base Protocol”.
struct MessageBuffer {
  enum Message: Hashable {
    case message([UInt8])
    /// What can't be told apart as a message, in words.
    case malformed(String)
  }

  /// The longest header that is read, in bytes; one has 60 or so.
  private static let longestHeader = 1 << 16

  private var pending: [UInt8] = []
  /// The length that the header names, behind it; nil within a header.
  private var length: Int?
  /// How many bytes of a message that is too long are still to be left out.
  private var skipped = 0

  /// Takes bytes as they arrive, and returns the messages that they complete.
  mutating func append(_ bytes: ArraySlice<UInt8>) -> [Message] {
    let left = min(skipped, bytes.count)
    skipped -= left
    pending += bytes.dropFirst(left)
    var messages: [Message] = []
    var start = 0
    while let (message, end) = next(at: start) {
      start = end
      if let message { messages.append(message) }
    }
    pending.removeFirst(start)
    return messages
  }

  /// The next message, or nil in its place for a header alone, and where what follows begins; nil where more
  /// has to arrive first.
  private mutating func next(at start: Int) -> (Message?, end: Int)? {
    if let length {
      guard pending.count - start >= length else { return nil }
      self.length = nil
      return (.message(Array(pending[start..<start + length])), start + length)
    }
    guard let end = headerEnd(at: start) else {
      guard pending.count - start > Self.longestHeader else { return nil }
      return (.malformed("A header has \(Self.longestHeader >> 10) KiB at most."), pending.count)
    }
    guard let length = Self.length(in: pending[start..<end]) else {
      return (.malformed("A header needs a “Content-Length” with a number of bytes."), end)
    }
    if length > LineBuffer.defaultLimit {
      let left = min(length, pending.count - end)
      skipped = length - left
      let sentence = "A message has \(LineBuffer.defaultLimit >> 20) MiB at most."
      return (.malformed(sentence), end + left)
    }
    self.length = length
    return (nil, end)
  }

  /// Behind the blank line that ends a header.
  private func headerEnd(at start: Int) -> Int? {
    var lineStart = start
    while let end = pending[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[lineStart..<end]
      if line.isEmpty || line.elementsEqual([UInt8(ascii: "\r")]) { return end + 1 }
      lineStart = end + 1
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { !$0.isWhitespace }
      return Int(digits).flatMap { $0 >= 0 ? $0 : nil }
    }
    return nil
  }

  /// A message with its header.
  static func framed(_ message: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
