import CGtk
import FoundationEssentials
import Traits

/// What a window remembers until the next time. A file that can't be read is as good as none.
struct WindowState: Codable, Equatable, Sendable, StoredConfiguration {
  /// Logical pixels.
  var width = 1280
  var height = 800
  var isMaximized = false
  var showsOutline = true
  var showsInspector = true
  var showsIssues = false
  /// Logical pixels.
  var outlineWidth = 240
  var inspectorWidth = 280
  var issuesHeight = 150
  /// Of the inspector, by their titles; nil for none.
  var foldedSections: [String]?
  /// What is drawn over scenes; nil for what is usual.
  var overlays: [String]?
  /// Whether the map has containers folded; nil for no.
  var foldsContainers: Bool?
  /// How the canvas is laid out; nil for the map.
  var mode: CanvasMode?
  var device: String?
  var orientation: Orientation?
  /// Documents open on the whole screen.
  var part: Multitasking? {
    get { nil }
    set {}
  }
  var sizeClass: String?
  var system: SystemVersion?
  var appearance: Appearance?
  var contentSize: ContentSizeCategory?
  var layoutDirection: LayoutDirection?
  /// The next document may not be there in it.
  var language: String? {
    get { nil }
    set {}
  }

  /// In the state directory that the XDG Base Directory Specification names.
  @MainActor
  private static var path: String {
    String(cString: g_get_user_state_dir()) + "/ninefold/window.json"
  }

  @MainActor
  static func load() -> WindowState {
    guard let data = try? Data(contentsOf: URL(filePath: path)),
      let state = try? JSONDecoder().decode(WindowState.self, from: data)
    else { return WindowState() }
    return state
  }

  /// Not being able to remember is no reason to disturb anyone who is closing a window.
  @MainActor
  func save() {
    let file = URL(filePath: Self.path)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
