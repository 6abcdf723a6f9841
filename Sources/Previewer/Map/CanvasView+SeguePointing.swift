import CGtk
import Localization
import Traits
import WorkerProtocol

/// A segue's symbol on the map, or one for several segues, in logical pixels of the window.
struct SegueDisc {
  /// Of the segue, or the first of several.
  let key: String
  let kind: String
  /// How many segues it stands for.
  let count: Int
  let middle: (x: Double, y: Double)
}

/// The segues between the scenes of the map, pointed at and gone through by keys.
extension CanvasView {
  /// Around what can be clicked, and between symbols side by side, in logical pixels.
  private static let slack = 5.0

  /// The symbols of a line: one with a count for several segues, unless it is pointed at or selected, when each has its
  /// own.
  func discs(of route: SegueRoute) -> [SegueDisc] {
    let middle = windowPoint(route.middle)
    let count = route.segues.count
    guard count > 1,
      route.contains(pointedSegue) || route.contains(preview.selection.element?.segue)
    else {
      return [
        SegueDisc(
          key: route.segues[0].key, kind: route.segues[0].kind, count: count, middle: middle)
      ]
    }
    let step = 2 * discRadius + Self.slack
    return route.segues.enumerated().map { number, segue in
      let offset = (Double(number) - Double(count - 1) / 2) * step
      let place =
        route.isHorizontalAtSymbol
        ? (x: middle.x + offset, y: middle.y) : (x: middle.x, y: middle.y + offset)
      return SegueDisc(key: segue.key, kind: segue.kind, count: 1, middle: place)
    }
  }

  // MARK: - Pointer

  /// The segue at a position of the window: a symbol, or a line that no scene covers.
  func segue(x: Double, y: Double) -> SegueEntry? {
    let reach = discRadius + Self.slack
    let discs = routes.lazy.flatMap { self.discs(of: $0) }.filter { disc in
      abs(disc.middle.x - x) <= reach && abs(disc.middle.y - y) <= reach
    }
    func distance(_ disc: SegueDisc) -> Double { abs(disc.middle.x - x) + abs(disc.middle.y - y) }
    if let disc = discs.min(by: { distance($0) < distance($1) }) {
      return preview.shown.facts.connections.segue(disc.key)
    }
    let point = viewport.canvasPoint((x, y))
    let slack = Self.slack / viewport.zoom
    guard graph.arrangement.item(x: point.x, y: point.y) == nil else { return nil }
    let route = routes.last { route in
      let bounds = route.bounds
      return point.x > bounds.x - slack && point.x < bounds.maxX + slack
        && point.y > bounds.y - slack && point.y < bounds.maxY + slack
        && route.distance(to: point) <= slack
    }
    guard let route else { return nil }
    // Of several on a line, the one that is pointed at or selected already.
    let key =
      [pointedSegue, preview.selection.element?.segue].compactMap { $0 }.first {
        route.contains($0)
      }
      ?? route.segues[0].key
    return preview.shown.facts.connections.segue(key)
  }

  /// Says which segue is under the pointer.
  func pointAtSegue(x: Double, y: Double) {
    guard !routes.isEmpty else { return }
    let found = pointer.isSpaceDown || isOnRulers(x: x, y: y) ? nil : segue(x: x, y: y)
    guard found?.key != pointedSegue else { return }
    pointedSegue = found?.key
    gtk_widget_set_tooltip_text(area.widget, found.map(tooltip))
    gtk_widget_set_cursor_from_name(area.widget, found == nil ? nil : "pointer")
    redraw()
  }

  /// No segue is pointed at any more that isn't on the canvas.
  func forgetGoneSegue() {
    guard let key = pointedSegue, !routes.contains(where: { $0.contains(key) }) else { return }
    pointedSegue = nil
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
    return routes.first { $0.contains(key) }?.bounds
  }

  // MARK: - Keyboard

  /// Comma and full stop go through the segues of the selected scene, those that lead to it last; arrow
  /// keys and Enter lead from a selected one to its ends.
  func typedInMap(_ key: Int32) -> Bool {
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
    var segues = connections.segues(from: scene) + connections.segues(to: scene)
    if let selected = preview.selection.segue {
      // Those of the scene in which it was begun to go through them.
      segues = segueRound.contains(selected) ? segueRound : segues
      guard let place = segues.firstIndex(of: selected) else { return false }
      let next = segues[(place + step + segues.count) % segues.count]
      preview.selection.select(next.selection)
      return true
    }
    guard let first = step > 0 ? segues.first : segues.last else { return false }
    segueRound = segues
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
    onOpenReference?(file)
    return true
  }
}

extension SegueEntry {
  /// Nil where its scene isn't known.
  var selection: Selection? {
    source.scene.map { Selection(scene: $0, segue: key) }
  }
}

extension ConnectionEnd {
  /// The view, or else the scene; nil where it is in none.
  var selection: Selection? {
    scene.map { Selection(scene: $0, view: view) }
  }
}
