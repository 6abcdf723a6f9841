import PreviewerModel

/// The guides of documents, by the documents' paths.
@MainActor
struct GuideStore {
  private struct Entry: Codable {
    var document: String
    var guides: Guides
  }

  /// Documents; those whose guides were changed longest ago are forgotten.
  private static let limit = 200

  private static let file = StateFile<[Entry]>(name: "guides")

  static func guides(of document: String) -> Guides {
    (file.read() ?? []).first { $0.document == document }?.guides ?? Guides()
  }

  static func save(_ guides: Guides, of document: String) {
    let others = (file.read() ?? []).filter { $0.document != document }
    let own = guides.isEmpty ? [] : [Entry(document: document, guides: guides)]
    file.write(Array((own + others).prefix(limit)))
  }
}
