import Localization
import Processes
import Reports
import Requests
import WorkerProtocol

/// What has changed in the documents of two folders.
extension Resolver {
  /// - Throws: where a report is asked for that only two documents have.
  func diff(
    _ request: DiffParameters, of folders: FolderVersions, cancellation: Cancellation
  ) throws -> DiffResult {
    guard request.format ?? .text == .text else { throw UsageError(FolderVersions.reports) }
    var result = DiffResult(edits: [])
    let documents = try folders.documents.map { document in
      try cancellation.check()
      return try diff(document, of: folders, request, cancellation: cancellation)
    }
    result.documents = documents
    if request.format != nil {
      let lines =
        documents.isEmpty ? [DiffReport.nothing] : documents.flatMap { DiffReport.text(of: $0) }
      result.report = String(decoding: lines.map { $0.terminalLine() }.bytes, as: UTF8.self)
    }
    return result
  }

  /// A document with what has changed in it or, where it can't be read, why.
  package func diff(
    _ document: DiffedDocument, of folders: FolderVersions, _ request: DiffParameters,
    cancellation: Cancellation = Cancellation()
  ) throws -> DiffedDocument {
    var (request, document) = (request, document)
    (request.before, request.after) = folders.paths(of: document)
    do {
      document.result = try diff(request, of: versions(request), cancellation: cancellation)
    } catch let error as FileError {
      document.error = error
    }
    return document
  }
}

extension FolderVersions {
  /// Which reports there are of two folders.
  package static var reports: String {
    localized("Of two folders only text, json and --stat tell what has changed; they are printed.")
  }
}

extension DiffReport {
  package static var nothing: String { localized("Nothing has changed.") }

  /// A document of two folders, and what has changed in it; nothing of one that can't be read.
  package static func text(of document: DiffedDocument, isVerbose: Bool = false) -> [String] {
    document.result.map { result in
      [document.title] + text(of: result, isVerbose: isVerbose).map { "  " + $0 }
    } ?? []
  }
}
