/// The configurations in which documents were compared last, by the documents' paths.
@MainActor
struct ComparisonStore {
  private struct Entry: Codable {
    var document: String
    var configurations: [Configuration]
  }

  /// Documents; those that were compared longest ago are forgotten.
  private static let limit = 200

  private static let file = StateFile<[Entry]>(name: "comparisons")

  static func configurations(of document: String) -> [Configuration] {
    (file.read() ?? []).first { $0.document == document }?.configurations ?? []
  }

  static func save(_ configurations: [Configuration], of document: String) {
    let others = (file.read() ?? []).filter { $0.document != document }
    let own = Entry(document: document, configurations: configurations)
    file.write(Array(([own] + others).prefix(limit)))
  }
}
