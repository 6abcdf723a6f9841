/// What a request is answered with: a result, or several.
package protocol RequestAnswer {
  associatedtype Message: ResultMessage

  /// The answer as a line of JSON: the same bytes on the command line and in a response.
  /// - Throws: `EncodingError` for a number that is not finite, which JSON can't express.
  func encodedLine() throws -> [UInt8]
}

/// What a command prints as a line, and a request is answered with. As JSON it begins with the version of the
/// protocol, ``InitializeResult/currentVersion``.
package protocol ResultMessage: RequestAnswer, Codable, Hashable, Sendable
where Message == Self {
  /// The decimals of its numbers.
  static var decimals: Int { get }
}

extension ResultMessage {
  package static var decimals: Int { JSONLine.defaultDecimals }

  package func encodedLine() throws -> [UInt8] {
    var line = try JSONLine.encode(self, decimals: Self.decimals)
    let isEmpty = line.count == 2
    let version = #"{"protocolVersion":\#(InitializeResult.currentVersion)\#(isEmpty ? "" : ",")"#
    line.replaceSubrange(0..<1, with: version.utf8)
    return line
  }
}

/// Results that were encoded one after the other, as each came.
package struct EncodedResults<Message: ResultMessage>: RequestAnswer {
  private let lines: [[UInt8]]
  /// Whether they are an array; otherwise there is one.
  private let isArray: Bool

  package init(_ lines: [[UInt8]], isArray: Bool = true) {
    (self.lines, self.isArray) = (lines, isArray)
  }

  package func encodedLine() -> [UInt8] {
    guard !isArray, let line = lines.first else { return JSONLine.array(of: lines) }
    return line
  }
}
