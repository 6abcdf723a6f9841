import CGtk
import FoundationEssentials

/// The guides of documents, by the documents' paths.
@MainActor
struct GuideStore {
  private struct Entry: Codable {
    var document: String
    var guides: Guides
  }

  /// Documents; those whose guides were changed longest ago are forgotten.
  private static let limit = 200

  /// In the state directory that the XDG Base Directory Specification names.
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_state_dir()) + "/ninefold/guides.json")
  }

  /// A file that can't be read is as good as none.
  private static func entries() -> [Entry] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  static func guides(of document: String) -> Guides {
    entries().first { $0.document == document }?.guides ?? Guides()
  }

  /// Not being able to remember is no reason to disturb anyone.
  static func save(_ guides: Guides, of document: String) {
    let others = entries().filter { $0.document != document }
    let own = guides.isEmpty ? [] : [Entry(document: document, guides: guides)]
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(Array((own + others).prefix(limit))).write(to: file, options: .atomic)
  }
}
