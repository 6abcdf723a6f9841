import Companion
import JSON
import WorkerProtocol

/// The suppressions in the text of a `ninefold.json`.
struct Suppressions {
  struct Insertion {
    /// In bytes.
    let offset: Int
    let text: String
  }

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What adds a suppression, with an empty reason that somebody has to write; nil where the text is no
  /// configuration.
  func adding(rule: String, id: String) -> Insertion? {
    guard let rule = Self.quoted(rule), let id = Self.quoted(id) else { return nil }
    let entry = "{\"rule\": \(rule), \"id\": \(id), \"reason\": \"\"}"
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      return Insertion(
        offset: bytes.count,
        text: "{\n  \"lint\": {\n    \"suppress\": [\n      \(entry)\n    ]\n  }\n}\n")
    }
    guard let top = try? JSONParser.parse(bytes), case .object(let members) = top.value else {
      return nil
    }
    guard let lint = members.first(where: { $0.key == "lint" })?.value else {
      return first("\"lint\": {\"suppress\": [\(entry)]}", in: top, isAlone: members.isEmpty)
    }
    guard case .object(let fields) = lint.value else { return nil }
    guard let list = fields.first(where: { $0.key == "suppress" })?.value else {
      return first("\"suppress\": [\(entry)]", in: lint, isAlone: fields.isEmpty)
    }
    guard case .array(let entries) = list.value else { return nil }
    return first(entry, in: list, isAlone: entries.isEmpty)
  }

  /// Inserts an entry as the first one of an array or object, on a line of its own.
  private func first(_ text: String, in node: JSONNode, isAlone: Bool) -> Insertion {
    let lineStart = bytes[..<node.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let spaces = bytes[lineStart..<node.offset].prefix { $0 == 0x20 || $0 == 0x09 }
    let indentation = "\n" + String(decoding: spaces, as: UTF8.self)
    return Insertion(
      offset: node.offset + 1, text: indentation + "  " + text + (isAlone ? indentation : ","))
  }

  private static func quoted(_ text: String) -> String? {
    (try? JSONLine.encode(text)).map { String(decoding: $0, as: UTF8.self) }
  }
}
