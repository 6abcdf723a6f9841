import Editing
import InterfaceBuilder
import WorkerProtocol

extension Resolver {
  /// The ambiguities and conflicts that an edit causes, in the scenes that it changes.
  func newIssues(of editing: DocumentEditing, _ request: EditParameters) throws -> [Issue] {
    let before = try issues(in: editing.bytes, request)
    let known = Set(before.map(\.identity))
    return try issues(in: editing.document.bytes, request).filter { !known.contains($0.identity) }
  }

  private func issues(in bytes: [UInt8], _ request: EditParameters) throws -> [Issue] {
    var parameters = ResolveParameters(
      file: request.file ?? DocumentSource.standardInputName)
    parameters.text = String(decoding: bytes, as: UTF8.self)
    parameters.sizeClass = request.sizeClass
    parameters.scene = scene(of: request, in: bytes)
    var issues: [Issue] = []
    try resolve(parameters) { result in
      if let error = result.error { throw error }
      issues += (result.scenes ?? []).flatMap(\.issues)
    }
    return issues.filter {
      ["ambiguous", "conflict"].contains($0.rule) && $0.severity != .info
    }
  }

  /// The one scene of a storyboard that all changes are about; nil for all.
  private func scene(of request: EditParameters, in bytes: [UInt8]) -> String? {
    guard let document = try? cache.document(text: bytes) else { return nil }
    let scenes = (request.changes ?? []).map { change -> String? in
      var element = change.element.flatMap { document.element(id: $0) }
      while let current = element, current.name != "scene" { element = current.parent }
      return element?["sceneID"]
    }
    return Set(scenes).count == 1 && request.edits == nil ? scenes[0] : nil
  }
}

extension Issue {
  /// Tells it from others of the same layout; lines move with an edit.
  fileprivate var identity: [String] { [rule, id ?? "", message] }
}

extension EditOperation {
  /// The id of what it changes; nil for a segue, which has no part in a layout.
  fileprivate var element: String? {
    switch self {
    case .exclude(let id), .include(let id), .install(let id), .removeCase(let id),
      .set(let id, _, _), .unset(let id, _):
      id
    case .addSegue, .removeSegue, .changeSegue: nil
    }
  }
}
