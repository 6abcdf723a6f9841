@testable import Editing

/// A merge of three texts of documents of any platform.
struct MergedTexts {
  let text: String
  let conflicts: [MergeConflict]

  init(
    _ base: String, _ ours: String, _ theirs: String, choices: [String: MergeChoice] = [:]
  ) throws {
    func read(_ text: String) throws -> EditedDocument {
      try EditedDocument(Array(text.utf8), isOfAnyPlatform: true)
    }
    let merged = DocumentMerge.merge(
      base: try read(base), ours: try read(ours), theirs: try read(theirs), choices: choices)
    (text, conflicts) = (merged.document.text, merged.conflicts)
  }

  var keys: [String] { conflicts.map(\.key) }
  /// Without the comments that tell of conflicts.
  var textWithoutComments: String {
    text.replacing(/\n?<!-- CONFLICT: (?s:.*?)-->\s*/, with: "")
  }

  /// A document with a list of objects.
  static func document(_ objects: String, type: String = "CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0"><objects>\(objects)</objects></document>
    """
  }
}
