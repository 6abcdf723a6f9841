/// Looks for views and scenes in what is shown, and goes from one to the next by selecting it.
@MainActor
package final class Finder {
  package private(set) var isOpen = false
  /// What is found; nil while nothing is looked for.
  package private(set) var result: FindResult?

  private let shown: ShownScenes
  private let selection: CurrentSelection
  private var query = FindQuery("")
  /// Of the shown outline; made when it is needed.
  private var index: FindIndex?
  private var observers: [@MainActor () -> Void] = []

  package init(shown: ShownScenes, selection: CurrentSelection) {
    (self.shown, self.selection) = (shown, selection)
    shown.observe { [weak self] change in
      guard let self, case .scenes = change else { return }
      index = nil
      if isOpen { find() }
    }
    selection.observe { [weak self] change in
      guard let self, case .selection = change else { return }
      if isOpen { tell() }
    }
  }

  /// Has something done when something else is found, or another match is selected.
  package func observe(_ observer: @escaping @MainActor () -> Void) {
    observers.append(observer)
  }

  private func tell() {
    for observer in observers { observer() }
  }

  package func open() {
    guard !isOpen else { return }
    isOpen = true
    find()
  }

  /// What is selected stays.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    result = nil
    tell()
  }

  /// Looks for something else, and selects the nearest match unless one is selected.
  package func look(for text: String) {
    let query = FindQuery(text)
    guard query != self.query else { return }
    self.query = query
    find()
    if let result, selectedRow.flatMap({ result.matches[$0] }) == nil { go(backwards: false) }
  }

  package func go(backwards: Bool) {
    guard let stop = result?.stop(after: selectedRow, backwards: backwards) else { return }
    selection.select(shown.outline.nodes[stop].selection)
  }

  /// The outline's row of the selection.
  private var selectedRow: Int? { selection.element.flatMap { shown.outline.index(of: $0) } }

  /// Which match is selected, from 1, and by what it was found.
  package var selectedMatch: (place: Int, reason: String)? {
    guard let result, let row = selectedRow, let place = result.place(of: row) else { return nil }
    return (place, result.matches[row]?.reason ?? "")
  }

  private func find() {
    if query.isEmpty {
      result = nil
    } else {
      let index =
        index
        ?? FindIndex(
          shown.outline, scenes: shown.scenes, connections: shown.facts.connections)
      self.index = index
      result = index.result(of: query)
    }
    tell()
  }

  /// The views of a scene that match, by id, and whether the scene does itself.
  package func matches(in scene: String) -> (views: Set<String>, isMatch: Bool) {
    var found: (views: Set<String>, isMatch: Bool) = ([], false)
    for row in (result?.matches ?? [:]).keys where shown.outline.nodes.indices.contains(row) {
      let selection = shown.outline.nodes[row].selection
      guard selection.scene == scene else { continue }
      if let view = selection.view { found.views.insert(view) } else { found.isMatch = true }
    }
    return found
  }
}
