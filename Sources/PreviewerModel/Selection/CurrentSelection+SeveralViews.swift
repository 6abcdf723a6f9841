/// Several views that are selected at once, all in one scene.
extension CurrentSelection {
  /// Whether something is among what is selected.
  package func contains(_ other: Selection) -> Bool {
    guard other != element else { return true }
    return other.scene == element?.scene && other.segue == nil
      && other.view.map(alsoSelected.contains) == true
  }

  /// The selected views, in the order in which they were selected; the last one is ``element``'s.
  package var views: [String] {
    guard let view = element?.view else { return [] }
    return alsoSelected + [view]
  }

  /// Selects a view beside the others, or no longer. What can't be selected beside others is selected alone.
  package func toggle(_ toggled: Selection) {
    guard let view = toggled.view, running.interaction == nil, let element, element.view != nil,
      element.scene == toggled.scene
    else { return select(toggled) }
    var views = views
    if views.contains(view) { views.removeAll { $0 == view } } else { views.append(view) }
    guard let last = views.last else { return select(nil) }
    select(Selection(scene: element.scene, view: last), with: views.dropLast())
  }

  /// Selects the views among some rows of the outline that are in the last one's scene.
  package func select(all rows: [Selection]) {
    guard let last = rows.last(where: { $0.view != nil }) ?? rows.last else { return select(nil) }
    guard last.view != nil, running.interaction == nil else { return select(last) }
    select(
      last, with: rows.filter { $0.scene == last.scene && $0 != last }.compactMap(\.view))
  }

  /// Selects the selected view with all that the document has beside it in its superview, or all views of a
  /// scene's.
  package func selectSiblings() {
    let outline = shown.outline
    guard running.interaction == nil, let element, let index = outline.index(of: element),
      let scene
    else { return }
    let path = outline.path(to: index)
    // A scene's row has its view's below it, and that has the views.
    let parent = path.count > 2 ? path.dropLast().last : outline.nodes[path[0]].children.first
    guard let parent else { return }
    let siblings = outline.nodes[parent].children.map { outline.nodes[$0].selection }.filter {
      $0.view.map { scene.values(of: $0) != nil || scene.excludedView($0) != nil } ?? false
    }
    select(all: siblings.filter { $0 != element } + siblings.filter { $0 == element })
  }
}
