import Companion
import Scenes
import WorkerProtocol

extension Resolver {
  /// The scenes of a request's document, with what its companion file declares.
  /// - Throws: `FileError` where one of both can't be read, `UsageError` where there is nothing to read.
  func scenes(of request: some DocumentRequest) throws -> SceneSet {
    try scenesWithCompanion(of: request).scenes
  }

  /// The same, with what is to be said of the companion file; nil where there is none.
  func scenesWithCompanion(
    of request: some DocumentRequest
  ) throws -> (scenes: SceneSet, companion: CompanionResult?) {
    let source = try request.document
    var scenes = try scenes(of: source)
    let companion = request.usesCompanion ? Self.attachCompanion(of: source, to: &scenes) : nil
    if let error = companion?.error { throw error }
    return (scenes, companion)
  }

  /// Reads the companion file of a document, which is small enough to be read anew each time.
  /// - Returns: What is to be said of the file; nil where there is none.
  static func attachCompanion(
    of source: DocumentSource, to scenes: inout SceneSet
  ) -> CompanionResult? {
    guard source.name != DocumentSource.standardInputName,
      let path = CompanionFile.path(besideDocument: source.name)
    else { return nil }
    var result = CompanionResult(file: path)
    do {
      guard let companion = try CompanionFile.read(path: path) else { return nil }
      scenes.companion = companion
      result.diagnostics = companion.diagnostics.map(Issue.init)
    } catch {
      result.error = FileError(error, in: path)
    }
    return result
  }
}

extension DocumentRequest {
  /// As designed no code runs.
  var usesCompanion: Bool { companion != false && asDesigned != true }
}

extension FileError {
  /// The file is named in the message, as the error may be one about a document.
  fileprivate init(_ error: CompanionError, in path: String) {
    let place = error.path.map { " (\($0))" } ?? ""
    self.init(
      code: error.code.rawValue, message: "\(path)\(place): \(error.message)",
      line: error.position?.line, column: error.position?.column)
  }
}

extension Issue {
  fileprivate init(_ diagnostic: CompanionDiagnostic) {
    self.init(
      rule: "companion-unknown-key", severity: .warning, id: nil, line: diagnostic.position.line,
      message: "\(diagnostic.path): \(diagnostic.message)")
  }
}
