import Editing
import InterfaceBuilder
import Requests
import WorkerProtocol
import Workspace

extension Resolver {
  /// A document with what `--fix` makes of it.
  struct FixedDocument {
    let file: String
    let editing: DocumentEditing
    /// How many findings are gone.
    let count: Int
  }

  /// Makes the safe fixes of a document; nil where there are none.
  /// - Parameter isWanted: Whether a finding is to be fixed.
  func fixed(
    _ source: DocumentSource, where isWanted: (LintFinding) -> Bool
  ) throws -> FixedDocument? {
    let bytes = try bytes(of: source)
    do {
      let document = try Document(parsing: bytes)
      let fixes = LintFix.all(in: document).filter { fix in
        isWanted(LintFinding(fix.issue, file: source.name))
      }
      guard !fixes.isEmpty else { return nil }
      var edited = try EditedDocument(document, bytes: bytes)
      try edited.apply(fixes)
      // What is written can be read.
      _ = try Document(parsing: edited.bytes)
      return FixedDocument(
        file: source.name, editing: DocumentEditing(bytes, changed: edited), count: fixes.count)
    } catch let error as DocumentError {
      throw FileError(error)
    } catch let error as EditError {
      throw FileError(code: "edit-impossible", message: error.message)
    }
  }
}

extension LintFix {
  /// All fixes of a document, by its lines.
  package static func all(in document: Document) -> [LintFix] {
    ReferenceFixes(document: document).fixes + VariationRules(document: document).fixes
      + ResourceRules(document: document).fixes
  }
}
