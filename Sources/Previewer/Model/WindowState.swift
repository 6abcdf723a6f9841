import CGtk
import FoundationEssentials
import Traits

/// What a window remembers until the next time. A file that can't be read is as good as none.
struct WindowState: Codable, Equatable, Sendable {
  /// Logical pixels.
  var width = 1280
  var height = 800
  var isMaximized = false
  var showsOutline = true
  var showsInspector = true
  var showsIssues = false
  /// Logical pixels.
  var outlineWidth = 240
  var inspectorWidth = 260
  var issuesHeight = 150
  /// A device's name; nil for a canvas without one.
  var device: String?
  var orientation: Orientation?
  /// A cell of the size-class grid, by its key; with no device either, documents are shown as designed.
  var sizeClass: String?
  /// Nil for the newest.
  var system: SystemVersion?
  /// Of the interface; nil for light.
  var appearance: Appearance?
  /// Nil for the standard one.
  var contentSize: ContentSizeCategory?
  /// Nil for left to right.
  var layoutDirection: LayoutDirection?
  /// Of the window; nil follows the desktop.
  var isDark: Bool?

  var choice: CanvasChoice {
    get {
      if let device { return .device(device, orientation ?? .portrait) }
      return sizeClass.flatMap { SizeClassCell($0) }.map { .cell($0) } ?? .asDesigned
    }
    set {
      switch newValue {
      case .asDesigned:
        (device, orientation, sizeClass) = (nil, nil, nil)
      case .cell(let cell):
        (device, orientation, sizeClass) = (nil, nil, cell.key)
      case .device(let name, let orientation):
        (device, self.orientation, sizeClass) = (name, orientation, nil)
      }
    }
  }

  var settings: UserSettings {
    get {
      UserSettings(
        appearance: appearance ?? .light, contentSize: contentSize ?? .standard,
        layoutDirection: layoutDirection ?? .leftToRight)
    }
    set {
      appearance = newValue.appearance
      contentSize = newValue.contentSize
      layoutDirection = newValue.layoutDirection
    }
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
