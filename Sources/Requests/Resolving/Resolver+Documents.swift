import Files
import Localization
import WorkerProtocol
import Workspace

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
      if let file = try? folder.open(path) { head = file.read(limit: Self.headSize) }
      let text = String(decoding: head, as: UTF8.self)
      return DocumentsResult.Entry(
        path: String(path.dropFirst(folder.path == "/" ? 1 : folder.path.count + 1)),
        isLaunchScreen: text.contains(#" launchScreen="YES""#),
        hasInitialController: text.contains(#" initialViewController=""#),
        usedAs: uses[path])
    }
    return DocumentsResult(folder: folder.path, documents: entries)
  }
}
