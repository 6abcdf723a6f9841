import CGtk
import FoundationEssentials

/// The devices that were chosen last, in all windows; the last one first.
struct RecentDevices: Codable, Equatable, Sendable {
  private(set) var names: [String] = []

  /// More would be no shorter than the list that they are to shorten.
  private static let limit = 4

  mutating func add(_ name: String) {
    names.removeAll { $0 == name }
    names.insert(name, at: 0)
    names = Array(names.prefix(Self.limit))
  }

  /// In the state directory that the XDG Base Directory Specification names.
  @MainActor
  private static var file: URL {
    URL(filePath: String(cString: g_get_user_state_dir()) + "/ninefold/devices.json")
  }

  /// A file that can't be read is as good as none.
  @MainActor
  static func load() -> RecentDevices {
    guard let data = try? Data(contentsOf: file) else { return RecentDevices() }
    return (try? JSONDecoder().decode(RecentDevices.self, from: data)) ?? RecentDevices()
  }

  /// Not being able to remember is no reason to disturb anyone who chooses a device.
  @MainActor
  func save() {
    try? FileManager.default.createDirectory(
      at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(self).write(to: Self.file, options: .atomic)
  }
}
