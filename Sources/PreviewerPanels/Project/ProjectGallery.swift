import FoundationEssentials
import PreviewerModel
import WorkerProtocol

/// In which order the documents of a project are shown, and below which headings.
struct ProjectGallery {
  struct Section: Hashable {
    /// From the project's folder on; empty for that itself.
    var folder: String
    var documents: [DocumentsResult.Document]
  }

  /// By folder: first where the app's main interface is, then where storyboards are, then the others, of each kind
  /// those with most documents first; in each of them storyboards before xibs, of which many are cells.
  let sections: [Section]

  /// All, in that order.
  var documents: [DocumentsResult.Document] { sections.flatMap(\.documents) }

  /// Those that have all words of a text in their paths, as ``DocumentFilter`` orders them.
  func documents(named text: String) -> [DocumentsResult.Document] {
    let entries = Dictionary(
      documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return DocumentFilter(paths: documents.map(\.path)).matches(text).compactMap { entries[$0] }
  }

  init(_ documents: [DocumentsResult.Document]) {
    let folders = Dictionary(grouping: documents) { $0.shownFolder }
    sections = folders.map { folder, documents in
      Section(
        folder: folder,
        documents: documents.sorted {
          ($0.rank, $0.path.fileName.lowercased(), $0.path)
            < ($1.rank, $1.path.fileName.lowercased(), $1.path)
        })
    }.sorted {
      ($0.documents[0].rank, -$0.documents.count, $0.folder)
        < ($1.documents[0].rank, -$1.documents.count, $1.folder)
    }
  }
}

extension DocumentsResult.Document {
  /// The folder that people look for a document in: a `Base.lproj` is a detail of translating.
  fileprivate var shownFolder: String {
    let folder = String(path.dropLast(path.fileName.count + 1))
    return folder == "Base.lproj"
      ? "" : folder.hasSuffix("/Base.lproj") ? String(folder.dropLast(11)) : folder
  }

  /// What comes first has the least.
  fileprivate var rank: Int {
    if usedAs?.contains(.main) == true { return 0 }
    guard path.hasSuffix(".storyboard") else { return 3 }
    return isLaunchScreen == true || usedAs?.contains(.launchScreen) == true ? 2 : 1
  }
}
