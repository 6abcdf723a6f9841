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
    let companion = request.usesCompanion ? attachCompanion(of: source, to: &scenes) : nil
    if let error = companion?.error { throw error }
    return (scenes, companion)
  }

  /// Gives scenes what the companion file of their document declares.
  /// - Returns: What is to be said of the file; nil where there is none.
  package func attachCompanion(
    of source: DocumentSource, to scenes: inout SceneSet
  ) -> CompanionResult? {
    guard let place = place(of: source), let path = CompanionFile.path(besideDocument: place)
    else { return nil }
    return scenes.attach(path, colors: assets(of: source)?.colorNames ?? []) {
      path throws(CompanionError) in
      try cache.companion(path: path, of: place, root: source.root)
    }
  }
}

extension Resolver {
  /// Why the companion file beside a document can't be read; nil where it can, or there is nothing to read.
  package func companionFault(of source: DocumentSource) -> FileError? {
    // A pipe has none, and can't be read twice.
    guard CompanionFile.path(besideDocument: source.name) != nil,
      var scenes = try? scenes(of: source)
    else { return nil }
    return attachCompanion(of: source, to: &scenes)?.error
  }

  /// The issues of a companion file whose text is being edited.
  /// - Parameter path: Where it is; nil for nowhere.
  package func issues(ofCompanion bytes: [UInt8], at path: String?) -> [Issue] {
    do {
      let file = try CompanionFile(parsing: bytes)
      var unknown: [CompanionDiagnostic] = []
      let stem = path?.dropLast(".preview.json".count) ?? ""
      for kind in [".storyboard", ".xib"] where !stem.isEmpty {
        if let scenes = try? cache.scenes(path: stem + kind) {
          unknown = file.unknownNames(in: scenes)
        }
      }
      return (file.diagnostics + unknown).map(Issue.init)
    } catch {
      let fault = FileError(error, in: path ?? "")
      return [
        Issue(
          rule: fault.code, severity: .error, id: nil, line: fault.line, column: fault.column,
          message: fault.message)
      ]
    }
  }
}

extension SceneSet {
  /// Takes what a companion file declares.
  /// - Parameter colors: Those of the project; nil where they aren't known.
  /// - Returns: What is to be said of the file; nil where there is none.
  mutating func attach(
    _ path: String, colors: @autoclosure () -> Set<String>? = nil,
    reading read: (String) throws(CompanionError) -> CompanionFile?
  ) -> CompanionResult? {
    var result = CompanionResult(file: path)
    do {
      guard var file = try read(path) else { return nil }
      file.path = path
      companion = file
      let usesColors = file.references.contains { $0.referent == .color }
      let unknown = file.unknownNames(in: self, colors: usesColors ? colors() : nil)
      result.diagnostics = (file.diagnostics + unknown).map(Issue.init)
    } catch {
      result.error = FileError(error, in: path)
    }
    return result
  }
}

extension DocumentRequest {
  /// Whether the companion file counts: not on the document's own canvas, as no code runs there.
  var usesCompanion: Bool { canvas.companion != false && canvas.asDesigned != true }
}

extension Issue {
  fileprivate init(_ diagnostic: CompanionDiagnostic) {
    self.init(
      rule: diagnostic.rule.rawValue, severity: .warning, id: nil, line: diagnostic.position.line,
      column: diagnostic.position.column,
      message: "\(diagnostic.path): \(diagnostic.message)",
      untranslated: "\(diagnostic.path): \(diagnostic.untranslated)")
  }
}
