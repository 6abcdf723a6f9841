import CGtk
import FoundationEssentials

/// The configurations in which documents were compared last, by the documents' paths.
@MainActor
struct ComparisonStore {
  private struct Entry: Codable {
    var document: String
    var configurations: [Configuration]
  }

  /// Documents; those that were compared longest ago are forgotten.
  private static let limit = 200

  /// In the state directory that the XDG Base Directory Specification names.
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_state_dir()) + "/ninefold/comparisons.json")
  }

  /// A file that can't be read is as good as none.
  private static func entries() -> [Entry] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
  }

  static func configurations(of document: String) -> [Configuration] {
    entries().first { $0.document == document }?.configurations ?? []
  }

  /// Not being able to remember is no reason to disturb anyone.
  static func save(_ configurations: [Configuration], of document: String) {
    let others = entries().filter { $0.document != document }
    let all = [Entry(document: document, configurations: configurations)] + others
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(Array(all.prefix(limit))).write(to: file, options: .atomic)
  }
}
