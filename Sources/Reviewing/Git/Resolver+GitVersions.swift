import Files
import Localization
import Processes
import Requests
import WorkerProtocol

extension GitVersionsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> GitVersionsResult {
    try resolver.gitVersions(self)
  }
}

extension Resolver {
  /// Says which versions of a document git has, and which it is merging.
  package func gitVersions(_ request: GitVersionsParameters) throws -> GitVersionsResult {
    try request.check()
    let file = request.file
    let history = GitHistory(of: file)
    let (name, folder) = (history.name, history.folder)
    let text: [UInt8]?
    do {
      text = try inputBytes(file, of: "a document")
    } catch {
      // It may have been removed, or have another name now.
      guard FileState(path: file) == nil, history.isKnown else { throw error }
      text = nil
    }
    let comments = text?.ranges(of: Array("<!-- CONFLICT: ".utf8)).count ?? 0
    var result = GitVersionsResult(file: file, comments: comments)
    if text == nil { result.deleted = true }
    // The folder is made where something is written into it.
    func write(_ bytes: [UInt8], _ name: String, into path: String) throws -> String {
      let output = try OutputFolder(path)
      try output.write(bytes, to: name)
      return output.file(name)
    }
    if let found = try GitVersions.find(of: name, in: folder, isLeft: comments > 0) {
      result.source = found.source
      if let into = request.into {
        // Empty, as git gives it to its tools, where both sides added the document.
        let base = try found.base.map { try GitVersions.bytes(of: $0, in: folder) } ?? []
        result.base = try write(base, "base", into: into)
        result.ours = try write(
          try GitVersions.bytes(of: found.ours, in: folder), "ours", into: into)
        result.theirs = try write(
          try GitVersions.bytes(of: found.theirs, in: folder), "theirs", into: into)
      }
    }
    result.history = try request.history.map { try history.versions($0) }
    if let revision = request.revision {
      let commit = try history.commit(revision)
      let version = try history.bytes(in: commit)
      result.revision = commit
      if let into = request.into {
        result.version = try write(version, "version", into: into)
      } else {
        guard let text = String(validating: version, as: UTF8.self) else {
          throw FileError(
            code: "bad-encoding",
            message: localized("This version is no text in UTF-8; have it written into a folder."),
            file: file)
        }
        result.text = text
      }
    }
    return result
  }
}

extension GitVersionsParameters {
  fileprivate func check() throws(UsageError) {
    guard file != DocumentSource.standardInputName else {
      throw UsageError(localized("git knows documents by their paths; name one."))
    }
    guard history ?? 1 > 0 else { throw UsageError(localized("At least one commit is listed.")) }
    // git would take it for an option.
    if let revision, revision.isEmpty || revision.hasPrefix("-") {
      throw UsageError(localized("“%1$s” is no revision; name one such as HEAD~1.", revision))
    }
  }
}
