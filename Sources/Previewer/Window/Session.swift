import Files
import Glibc
import PreviewerLayers
import PreviewerModel

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

  @MainActor
  private static let file = StateFile<Session>(name: "session")

  /// What isn't there any more stays away.
  @MainActor
  static func load() -> Session {
    guard var session = file.read() else { return Session() }
    session.windows.removeAll { PathText.withBytes(of: $0.path) { access($0, R_OK) } != 0 }
    return session
  }

  @MainActor
  func save() { Self.file.write(self) }
}
