import CGtk
import FoundationEssentials
import Traits

/// What a user prefers, in all windows; each member is absent for what is usual.
package struct Preferences: Codable, Equatable, Sendable {
  /// Of the program's windows.
  package enum Style: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// The command that opens a file at a line; nil for the desktop's editor.
  package var editor: String?
  /// What a new window shows documents on: a device's name or ``designed``; nil for what the last window did.
  package var opening: String?
  /// The text size that a new window begins with; nil for that of the last one.
  package var contentSize: ContentSizeCategory?
  /// Whether the windows that were left open come back; nil for yes.
  package var restores: Bool?
  /// Names of devices that come first in the list of them.
  package var favoriteDevices: [String]?
  /// Nil follows the desktop.
  package var style: Style?
  /// Whether changes of the canvas are animated; nil follows the desktop.
  package var animates: Bool?
  /// Whether a running interface begins with the app's launch screen; nil for yes.
  package var showsLaunchScreens: Bool?

  package init(
    editor: String? = nil, opening: String? = nil, contentSize: ContentSizeCategory? = nil,
    restores: Bool? = nil, favoriteDevices: [String]? = nil, style: Style? = nil,
    animates: Bool? = nil, showsLaunchScreens: Bool? = nil
  ) {
    self.editor = editor
    self.opening = opening
    self.contentSize = contentSize
    self.restores = restores
    self.favoriteDevices = favoriteDevices
    self.style = style
    self.animates = animates
    self.showsLaunchScreens = showsLaunchScreens
  }

  /// As ``opening``: as in Interface Builder.
  package static let designed = "designed"

  /// In the configuration directory that the XDG Base Directory Specification names.
  @MainActor
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_config_dir()) + "/ninefold/preferences.json")
  }

  /// A file that can't be read is as good as none.
  @MainActor
  package static func load() -> Preferences {
    guard let data = try? Data(contentsOf: file) else { return Preferences() }
    return (try? JSONDecoder().decode(Preferences.self, from: data)) ?? Preferences()
  }

  @MainActor
  package func save() throws {
    try FileManager.default.createDirectory(
      at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: Self.file, options: .atomic)
  }
}
