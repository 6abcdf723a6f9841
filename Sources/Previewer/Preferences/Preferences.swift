import CGtk
import FoundationEssentials
import Traits

/// What a user prefers, in all windows; each member is absent for what is usual.
struct Preferences: Codable, Equatable, Sendable {
  /// Of the program's windows.
  enum Style: String, Codable, CaseIterable, Sendable {
    case light, dark
  }

  /// The command that opens a file at a line; nil for the desktop's editor.
  var editor: String?
  /// What a new window shows documents on: a device's name or ``designed``; nil for what the last window did.
  var opening: String?
  /// The text size that a new window begins with; nil for that of the last one.
  var contentSize: ContentSizeCategory?
  /// Whether the windows that were left open come back; nil for yes.
  var restores: Bool?
  /// Names of devices that come first in the list of them.
  var favoriteDevices: [String]?
  /// Nil follows the desktop.
  var style: Style?
  /// Whether changes of the canvas are animated; nil follows the desktop.
  var animates: Bool?
  /// Whether a running interface begins with the app's launch screen; nil for yes.
  var showsLaunchScreens: Bool?

  /// As ``opening``: as in Interface Builder.
  static let designed = "designed"

  /// In the configuration directory that the XDG Base Directory Specification names.
  @MainActor
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_config_dir()) + "/ninefold/preferences.json")
  }

  /// A file that can't be read is as good as none.
  @MainActor
  static func load() -> Preferences {
    guard let data = try? Data(contentsOf: file) else { return Preferences() }
    return (try? JSONDecoder().decode(Preferences.self, from: data)) ?? Preferences()
  }

  @MainActor
  func save() throws {
    try FileManager.default.createDirectory(
      at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(self).write(to: Self.file, options: .atomic)
  }
}
