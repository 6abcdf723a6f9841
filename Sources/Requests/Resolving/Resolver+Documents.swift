import Files
import InterfaceBuilder
import Localization
import Processes
import Scenes
import WorkerProtocol
import Workspace

extension DocumentsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> DocumentsResult {
    try resolver.documents(self)
  }
}

extension Resolver {
  /// Bytes of a document that its root element is in.
  private static let headSize = 2048

  /// The documents of a project: those below a folder, or below that of a document's project.
  /// - Throws: `FileError` where there is nothing at the path.
  package func documents(_ request: DocumentsParameters) throws -> DocumentsResult {
    let folder =
      ProjectFolder(request.path)
      ?? (absolutePath(request.path) == nil
        ? nil : cache.projects.folder(around: request.path, root: request.root))
    guard let folder else {
      throw FileError(
        code: "file-not-found",
        message: localized("There is nothing here; name a folder or a document."),
        file: request.path)
    }
    let paths = FolderSearch(named: [".storyboard", ".xib"]).files(in: folder)
    let uses = DocumentUses(of: paths, in: folder)
    let entries = paths.map { path in
      var head: [UInt8] = []
      if let file = try? folder.open(path) {
        head = file.read(limit: request.terms == true ? Document.largestSize + 1 : Self.headSize)
      }
      let text = String(decoding: head.prefix(Self.headSize), as: UTF8.self)
      var entry = DocumentsResult.Document(
        path: String(path.dropFirst(folder.path == "/" ? 1 : folder.path.count + 1)),
        isLaunchScreen: text.contains(#" launchScreen="YES""#),
        hasInitialController: text.contains(#" initialViewController=""#),
        usedAs: uses[path])
      if request.terms == true { entry.scenes = scenes(in: head) }
      return entry
    }
    return DocumentsResult(folder: folder.path, documents: entries)
  }

  /// The names and ids by which a search finds the scenes of a document; empty where the document can't be read.
  private func scenes(in text: [UInt8]) -> [DocumentsResult.Scene] {
    guard let document = try? Document(parsing: text) else { return [] }
    return SceneSet(document).entries.compactMap { entry -> DocumentsResult.Scene? in
      guard let top = entry.top else { return nil }
      return DocumentsResult.Scene(
        id: entry.id, title: entry.title,
        terms: SearchTerm.all(in: top, namesConnections: true) { element in
          element == entry.root || element.id != nil && element.isDrawn
        })
    }
  }
}

extension Element {
  /// Whether the element is a view, by its tag or its parent element.
  fileprivate var isDrawn: Bool {
    ViewKind(tag: name) != .other || parent?.name == "subviews"
  }
}
