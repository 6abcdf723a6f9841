import PreviewerModel
import WorkerProtocol

/// Looks for scenes and views in all documents of a project.
struct ProjectSearch: Sendable {
  /// A scene or view that was found.
  struct Match: Hashable, Sendable {
    /// From the project's folder on.
    var document: String
    var scene: String
    var sceneTitle: String
    /// Nil for the scene itself.
    var view: String?
    /// What it was found by.
    var term: FindTerm
  }

  /// A scene or view with all that it can be found by.
  private struct Row: Sendable {
    var match: Match
    var terms: [FindTerm]
  }

  private let rows: [Row]

  init(_ documents: [DocumentsResult.Document]) {
    rows = ProjectGallery(documents).documents.flatMap { document in
      (document.scenes ?? []).flatMap { Self.rows(of: $0, in: document.path) }
    }
  }

  /// In the order in which their terms come.
  private static func rows(of scene: DocumentsResult.Scene, in document: String) -> [Row] {
    var order: [String?] = [nil]
    let title = FindTerm(.label, scene.title)
    // A scene without a title of its own is called as a label in it is: what is found then is the label.
    let isOfView = scene.terms.contains { $0.view != nil && $0.text == scene.title }
    var terms: [String?: [FindTerm]] = [nil: isOfView ? [] : [title]]
    for term in scene.terms {
      if terms[term.view] == nil { order.append(term.view) }
      terms[term.view, default: []].append(FindTerm(term.kind.shown, term.text))
    }
    return order.map { view in
      Row(
        match: Match(
          document: document, scene: scene.id, sceneTitle: scene.title, view: view, term: title),
        terms: terms[view] ?? [])
    }
  }

  /// What a query finds: what it names as a whole first, then what begins with it, then what has it inside; of each
  /// what people read before what developers call it, in the order of the gallery.
  func matches(_ query: FindQuery) -> [Match] {
    guard !query.isEmpty else { return [] }
    var found = Array(repeating: [Match](), count: 6)
    for row in rows {
      guard let term = query.match(in: row.terms) else { continue }
      var match = row.match
      match.term = term
      let isRead = term.kind == .text || term.kind == .label
      found[2 * query.distance(to: term) + (isRead ? 0 : 1)].append(match)
    }
    return found.flatMap(\.self)
  }
}
