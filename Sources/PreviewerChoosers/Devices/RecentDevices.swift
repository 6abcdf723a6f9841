import PreviewerModel

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

  @MainActor
  private static let file = StateFile<RecentDevices>(name: "devices")

  @MainActor
  static func load() -> RecentDevices { file.read() ?? RecentDevices() }

  @MainActor
  func save() { Self.file.write(self) }
}
