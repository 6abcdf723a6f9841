import PreviewerCanvas
import PreviewerInspector
import PreviewerModel
import Traits

/// What a window remembers until the next time.
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
  var inspectorWidth = 300
  var issuesHeight = 150
  /// Of the inspector, by their titles: those that are not as at first, folded or unfolded; nil for none.
  var foldedSections: [String]?
  /// Of the inspector; nil for the first.
  var inspectorPage: InspectorPage?
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
  var window: Size? {
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

  @MainActor
  private static let file = StateFile<WindowState>(name: "window")

  @MainActor
  static func load() -> WindowState { file.read() ?? WindowState() }

  @MainActor
  func save() { Self.file.write(self) }
}
