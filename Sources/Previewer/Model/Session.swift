import CGtk
import FoundationEssentials
import Glibc

/// The windows that were open when the program was left, which come back when it is started without a
/// document.
struct Session: Codable, Equatable, Sendable {
  struct Window: Codable, Equatable, Sendable {
    /// Of the document.
    var path: String
    /// The size of the window, its panels, how the canvas is laid out, and what the document is viewed as.
    var state: WindowState
    /// What was selected; nil for nothing.
    var scene: String?
    var view: String?
    /// What was seen, where one had zoomed or panned; nil where everything was kept in sight.
    var viewport: Viewport?

    var selection: Selection? { scene.map { Selection(scene: $0, view: view) } }
  }

  var windows: [Window] = []

  /// In the state directory that the XDG Base Directory Specification names.
  @MainActor
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_state_dir()) + "/ninefold/session.json")
  }

  /// A file that can't be read is as good as none. What isn't there any more stays away.
  @MainActor
  static func load() -> Session {
    guard let data = try? Data(contentsOf: file),
      var session = try? JSONDecoder().decode(Session.self, from: data)
    else { return Session() }
    session.windows.removeAll { access($0.path, R_OK) != 0 }
    return session
  }

  /// Not being able to remember is no reason to disturb anyone who is leaving.
  @MainActor
  func save() {
    try? FileManager.default.createDirectory(
      at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(self).write(to: Self.file, options: .atomic)
  }
}
