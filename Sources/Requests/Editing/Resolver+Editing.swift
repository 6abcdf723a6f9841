import Editing
import Files
import InterfaceBuilder
import Localization
import Processes
import Styles
import Traits
import WorkerProtocol
import Workspace

extension EditParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> EditResult {
    try resolver.edit(self)
  }
}

extension MergeParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> MergeResult {
    try resolver.merge(self)
  }
}

extension Resolver {
  /// Changes a document, and writes it where the request says where.
  package func edit(_ request: EditParameters) throws -> EditResult {
    let editing = try edited(request)
    var result = EditResult(
      file: request.file ?? DocumentSource.standardInputName, replacements: editing.replacements)
    if let output = request.output {
      try save(editing.document.bytes, to: output)
      result.output = output
    }
    if request.findsIssues == true { result.issues = try newIssues(of: editing, request) }
    return result
  }

  package func edited(_ request: EditParameters) throws -> DocumentEditing {
    let source = try DocumentSource(file: request.file, text: request.text)
    let bytes = try bytes(of: source)
    var editing: DocumentEditing
    do throws(DocumentError) {
      editing = try DocumentEditing(bytes, cache.document(text: bytes))
    } catch {
      throw FileError(error)
    }
    try editing.make(request, ProjectAssets(assets(of: source)))
    if let result = editing.result { cache.remember(result.document, text: result.bytes) }
    return editing
  }

  /// Merges what two sides made of a document.
  package func merge(_ request: MergeParameters) throws -> MergeResult {
    func read<Content>(_ path: String, _ body: ([UInt8]) throws -> Content) throws -> Content {
      do {
        return try body(bytes(of: DocumentSource(name: path)))
      } catch var error as FileError {
        // Of three files, the one that is meant.
        error.file = path
        throw error
      }
    }
    /// Merging knows elements and their ids, which documents of all platforms have.
    func document(_ bytes: [UInt8]) throws -> EditedDocument {
      do throws(DocumentError) {
        return try EditedDocument(bytes, isOfAnyPlatform: true)
      } catch {
        throw FileError(error)
      }
    }
    let ours = try read(request.ours, document)
    let base = try read(request.base) { bytes in
      // Where both sides added a document, git's base is an empty file.
      try bytes.isEmpty ? ours.withoutContent : document(bytes)
    }
    let merged = DocumentMerge.merge(
      base: base, ours: ours,
      theirs: try read(request.theirs, document),
      choices: request.choices ?? [:],
      markerLength: request.markerLength ?? ConflictComment.usualMarkerLength)
    var result = MergeResult(conflicts: merged.conflicts)
    if let output = request.output {
      try save(merged.document.bytes, to: output)
      result.output = output
    } else {
      result.text = String(decoding: merged.document.bytes, as: UTF8.self)
    }
    return result
  }

  /// Puts a document where it is to be, as a whole or not at all.
  package func save(_ bytes: [UInt8], to path: String) throws(OutputError) {
    guard !path.isEmpty else { throw OutputError.emptyPath }
    do {
      try FileReplacement.write(bytes, to: path)
    } catch {
      throw OutputError(localized("%1$s can't be written (%2$s).", path, error.message))
    }
  }
}
