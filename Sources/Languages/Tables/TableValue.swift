import FoundationEssentials

/// What a property list or a JSON file has, as far as tables of texts have it.
enum TableValue: Decodable, Sendable {
  case text(String)
  case flag(Bool)
  case members([String: TableValue])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let members = try? container.decode([String: TableValue].self) {
      self = .members(members)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .other
    }
  }

  subscript(key: String) -> TableValue? {
    if case .members(let members) = self { members[key] } else { nil }
  }

  var members: [String: TableValue] {
    if case .members(let members) = self { members } else { [:] }
  }

  var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

/// The lines on which keys stand in a file of text.
struct KeyLines {
  private var lines: [String: Int] = [:]

  /// - Parameter marks: What stands before and after a key.
  init(in bytes: [UInt8], marks: (String, String)) {
    let text = String(decoding: bytes, as: UTF8.self)
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      var rest = line
      while let start = rest.firstRange(of: marks.0) {
        rest = rest[start.upperBound...]
        guard let end = rest.firstRange(of: marks.1) else { break }
        let key = String(rest[..<end.lowerBound])
        if lines[key] == nil { lines[key] = index + 1 }
        rest = rest[end.upperBound...]
      }
    }
  }

  subscript(key: String) -> Int? { lines[key] }
}
