import Editing
import InterfaceBuilder
import Localization
import Traits
import WorkerProtocol
import Workspace

/// A document while a request edits it.
package struct DocumentEditing {
  /// The document's bytes as they were read.
  let bytes: [UInt8]
  package private(set) var document: EditedDocument
  /// The document after the edits, as bytes and parsed; nil without a change.
  private(set) var result: (bytes: [UInt8], document: Document)?

  package init(_ bytes: [UInt8]) throws(FileError) {
    do throws(DocumentError) {
      try self.init(bytes, Document(parsing: bytes))
    } catch {
      throw FileError(error)
    }
  }

  /// - Parameter document: What has become of the text.
  package init(_ bytes: [UInt8], changed document: EditedDocument) {
    self.bytes = bytes
    self.document = document
  }

  /// - Parameter document: What is read of the bytes.
  init(_ bytes: [UInt8], _ document: Document) throws(DocumentError) {
    self.bytes = bytes
    self.document = try EditedDocument(document, bytes: bytes)
  }

  /// Makes a request's changes, all of them or none.
  /// - Parameter assets: What the project has for names.
  mutating func make(_ request: EditParameters, _ assets: ProjectAssets) throws {
    let variation = try request.variation
    do {
      var changed = document
      try changed.apply(request.edits ?? [])
      for change in request.changes ?? [] {
        try changed.make(change, in: variation, assets)
      }
      document = changed
    } catch {
      let line = error.id.flatMap { id in
        (try? Document(parsing: bytes))?.element(id: id)?.line
      }
      throw FileError(code: "edit-impossible", message: error.message, line: line)
    }
    // What was asked for may be nothing that a document can have.
    do {
      let bytes = document.bytes
      result = (bytes, try Document(parsing: bytes))
    } catch {
      throw FileError(
        code: "edit-impossible",
        message: localized(
          "The document could not be read any more with these changes: %1$s", error.message))
    }
  }

  /// Whether the document varies by size class already.
  package var usesSizeClasses: Bool {
    (try? Document(parsing: bytes))?.root.flag("useTraitCollections") == true
  }

  /// The replacements in the text that the edits amount to.
  package var replacements: [TextReplacement] {
    var counter = PlaceCounter(bytes)
    return document.textEdits.map { edit in
      TextReplacement(
        range: [edit.range.lowerBound, edit.range.upperBound],
        start: counter.place(at: edit.range.lowerBound),
        end: counter.place(at: edit.range.upperBound),
        replacement: String(decoding: edit.replacement, as: UTF8.self))
    }
  }

  /// The edits in the format of `diff -u`.
  package func unifiedDiff(name: String) -> String {
    UnifiedDiff.text(of: document.textEdits, in: bytes, name: name)
  }
}

extension EditedDocument {
  fileprivate mutating func make(
    _ operation: EditOperation, in variation: VariationCase, _ assets: ProjectAssets
  ) throws(EditError) {
    switch operation {
    case .exclude(let id): _ = try setInstalled(id, false, in: variation)
    case .include(let id): _ = try setInstalled(id, true, in: variation)
    case .install(let id): _ = try setInstalled(id, true, in: .base)
    case .removeCase(let id): _ = try removeCase(variation, of: id)
    case .set(let id, let key, let value):
      try set(key, of: id, to: value, in: variation, assets)
    case .unset(let id, let key):
      try set(key, of: id, to: nil, in: variation, assets)
    case .addSegue(let source, let destination, let kind, let identifier):
      _ = try addSegue(from: source, to: destination, kind: kind, identifier: identifier)
    case .removeSegue(let id): _ = try removeSegue(id)
    case .changeSegue(let id, let kind): _ = try changeSegue(id, to: kind)
    }
  }
}

extension EditParameters {
  fileprivate var variation: VariationCase {
    get throws(UsageError) {
      guard let sizeClass else { return .base }
      guard let cell = SizeClassCell(sizeClass) else { throw UsageError(noSizeClass: sizeClass) }
      return VariationCase(cell)
    }
  }
}

/// Finds lines and columns of places that come one after the other.
private struct PlaceCounter {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func place(at byte: Int) -> TextPlace {
    while position < byte {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
    return TextPlace(line: line, column: byte - lineStart + 1)
  }
}
