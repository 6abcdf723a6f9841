import CGtk
import FoundationEssentials

/// A file with what the program remembers until the next time, in the state directory that the XDG Base Directory
/// Specification names.
@MainActor
package struct StateFile<Content: Codable> {
  package let name: String

  package init(name: String) {
    self.name = name
  }

  private var url: URL {
    URL(filePath: String(cString: g_get_user_state_dir()) + "/ninefold/\(name).json")
  }

  /// Nil where nothing is remembered: a file that can't be read is as good as none.
  package func read() -> Content? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Content.self, from: data)
  }

  /// Not being able to remember is no reason to disturb anyone.
  package func write(_ content: Content) {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(content).write(to: url, options: .atomic)
  }
}
