import InterfaceBuilder
import Localization
import Requests
import WorkerProtocol
import Workspace

/// A document that only one of two versions has. Git says `/dev/null` for the other one.
package enum WholeDocument: Sendable {
  case new, gone

  static let nothing = "/dev/null"

  /// Nil where there are two versions.
  init?(_ request: DiffParameters) {
    switch (request.before == Self.nothing, request.after == Self.nothing) {
    case (true, false): self = .new
    case (false, true): self = .gone
    default: return nil
    }
  }

  /// What has changed, and how much that is.
  func change(_ document: Document) -> DocumentChange {
    let scenes = document.root.subtree(named: "scene").count
    let parts = [
      scenes > 0 ? localized("%1$s scene", plural: "%1$s scenes", scenes) : nil,
      document.root.contentInWords(),
    ].compactMap(\.self).joined(separator: ", ")
    let sentence =
      switch (self, parts.isEmpty) {
      case (.new, true): localized("The document is new.")
      case (.new, false): localized("The document is new, with %1$s.", parts)
      case (.gone, true): localized("The document is gone.")
      case (.gone, false): localized("The document is gone, with %1$s.", parts)
      }
    return DocumentChange(
      kind: self == .new ? .added : .removed, scene: nil, id: nil, line: 1, sentence: sentence)
  }

  /// A document without anything in it, in place of the version that there isn't.
  static func emptied(_ text: String) throws -> String {
    // Of another platform's nothing is laid out, so that nothing of it is read but what it is for.
    guard DocumentPlatform.of(text: text.utf8) == nil else { return text }
    let document = try DocumentEditing(Array(text.utf8)).document
    return String(decoding: document.withoutContent.bytes, as: UTF8.self)
  }

  /// The whole text as lines that came or went, as `diff -u` writes it.
  func patch(_ text: String, name: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let endsWithLine = lines.last?.isEmpty == true
    if endsWithLine { lines.removeLast() }
    let name = name.plainPath
    let (sign, count) = (self == .new ? "+" : "-", lines.count == 1 ? "1" : "1,\(lines.count)")
    let head =
      self == .new
      ? "--- /dev/null\n+++ b/\(name)\n@@ -0,0 +\(count) @@\n"
      : "--- a/\(name)\n+++ /dev/null\n@@ -\(count) +0,0 @@\n"
    return head + lines.map { "\(sign)\($0)\n" }.joined()
      + (endsWithLine ? "" : "\\ No newline at end of file\n")
  }
}
