import CGtk
import Localization
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import Traits
import WorkerProtocol

/// The segues between the scenes of the map, pointed at and gone through by keys.
extension CanvasView {
  /// What is drawn of them, and where.
  var segueLayer: SegueLayer {
    SegueLayer(
      surface: surface, routes: segues.routes, connections: documents.connections,
      selection: preview.opened.chosen.map { Selection(scene: $0.key) }
        ?? preview.selection.element, pointed: segues.pointed,
      initialScene: graph.initialScene.flatMap { graph.arrangement.item($0) }?.body)
  }

  // MARK: - Pointer

  /// The segue at a position of the window: a symbol, or a line that no scene covers.
  package func segue(x: Double, y: Double) -> SegueEntry? {
    segueLayer.segue(x: x, y: y) { graph.arrangement.item(x: $0.x, y: $0.y) != nil }
  }

  /// Says which segue is under the pointer.
  func pointAtSegue(x: Double, y: Double) {
    guard !segues.routes.isEmpty else { return }
    let found = pointer.isSpaceDown || isOnRulers(x: x, y: y) ? nil : segue(x: x, y: y)
    guard segues.point(at: found?.key) else { return }
    gtk_widget_set_tooltip_text(area.widget, found.map(tooltip))
    gtk_widget_set_cursor_from_name(area.widget, found == nil ? nil : "pointer")
    redraw()
  }

  /// No segue is pointed at any more that isn't on the canvas.
  func forgetGoneSegue() {
    guard segues.forgetGone() else { return }
    gtk_widget_set_tooltip_text(area.widget, nil)
    gtk_widget_set_cursor_from_name(area.widget, nil)
  }

  private func tooltip(_ segue: SegueEntry) -> String {
    localized(
      "%1$s\nfrom %2$s\nto %3$s", segue.title, segue.source.name, segue.destination.name)
  }

  /// Where the selected segue is, in points of the canvas.
  var selectedSegueRect: Rect? {
    guard let key = preview.selection.element?.segue else { return nil }
    return segues.routes.first { $0.contains(key) }?.bounds
  }

  // MARK: - Keyboard

  /// Comma and full stop go through the segues of the selected scene, those that lead to it last; arrow
  /// keys and Enter lead from a selected one to its ends.
  func typedInMap(_ key: Int32) -> Bool {
    if typedInDocuments(key) { return true }
    switch key {
    case GDK_KEY_comma: return selectSegue(-1)
    case GDK_KEY_period: return selectSegue(1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return preview.selection.segue != nil && selectSegue(-1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: return preview.selection.segue != nil && selectSegue(1)
    case GDK_KEY_Left, GDK_KEY_KP_Left: return select(preview.selection.segue?.source.selection)
    case GDK_KEY_Right, GDK_KEY_KP_Right:
      return select(preview.selection.segue?.destination.selection)
    case GDK_KEY_Return, GDK_KEY_KP_Enter:
      return select(preview.selection.segue?.destination.selection) || openReference()
    default: return false
    }
  }

  private func select(_ selection: Selection?) -> Bool {
    guard let selection else { return false }
    preview.selection.select(selection)
    return true
  }

  private func selectSegue(_ step: Int) -> Bool {
    let connections = preview.shown.facts.connections
    let scene =
      preview.selection.element?.scene ?? graph.scenes.first(where: \.isInitial)?.id
      ?? graph.scenes.first?.id
    guard let scene else { return false }
    let around = connections.segues(from: scene) + connections.segues(to: scene)
    if let selected = preview.selection.segue {
      // Those of the scene in which it was begun to go through them.
      let round = segues.round(with: selected, or: around)
      guard let place = round.firstIndex(of: selected) else { return false }
      let next = round[(place + step + round.count) % round.count]
      preview.selection.select(next.selection)
      return true
    }
    guard let first = step > 0 ? around.first : around.last else { return false }
    segues.begin(around)
    preview.selection.select(first.selection)
    return true
  }

  /// Opens the document that the selected scene stands for, or that the selected view is likely to be from.
  @discardableResult
  func openReference() -> Bool {
    let scene = preview.selection.element.flatMap { preview.shown.scene($0.scene) }
    guard let file = scene?.reference?.file ?? preview.selection.inferred?.path else {
      return false
    }
    events.tell(.openReference(file, nil))
    return true
  }
}
