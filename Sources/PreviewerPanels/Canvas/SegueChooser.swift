import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// The popover in which a new segue's destination is chosen, unless it is known, and then its kind.
@MainActor
package final class SegueChooser {
  private struct Row {
    var title: String
    var detail: String?
    /// What choosing it does.
    var choose: @MainActor () -> Void
  }

  private let editing: Editing
  private let area: Object
  private let popover = Object(gtk_popover_new())
  private let title = Object.label()
  private let list = Object(gtk_list_box_new())
  private let scroller = Object(gtk_scrolled_window_new())
  private var rows: [Row] = []
  private var previousFocus: Object?

  /// Logical pixels, above which a list scrolls.
  private static let mostHeight: gint = 360
  private static let width: gint = 300

  /// - Parameter area: Of the canvas, over which the popover stands.
  package init(editing: Editing, area: Object) {
    self.editing = editing
    self.area = area
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    box.setMargins(6)
    title.addStyle("heading")
    list.addStyle("device-list")
    gtk_list_box_set_activate_on_single_click(list.opaque, 1)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_widget_set_size_request(scroller.widget, Self.width, -1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, Self.mostHeight)
    box.append(title)
    box.append(scroller)
    gtk_popover_set_child(popover.pointer(), box.widget)
    // Assistive technology takes the canvas for a picture, which has nothing in it.
    gtk_widget_set_parent(popover.widget, gtk_widget_get_parent(area.widget) ?? area.widget)
    Signal.onPointer(list.raw, "row-activated") { [weak self] row in
      guard let self, let row else { return }
      let place = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      if rows.indices.contains(place) { rows[place].choose() }
    }
    Signal.on(popover.raw, "closed") { [weak self] in self?.restoreFocus() }
  }

  /// Takes the popover out of the canvas, which goes away.
  package func disconnect() {
    gtk_widget_unparent(popover.widget)
  }

  /// Asks for a destination, and then for a kind.
  /// - Parameter rect: On the area, in logical pixels, what the segue starts from.
  package func choose(from source: SegueSource, at rect: Rect) {
    let destinations = editing.segueDestinations(from: source)
    guard !destinations.isEmpty else { return }
    present(localized("Segue from %1$s to", source.name), at: rect)
    show(
      destinations.map { destination in
        Row(title: destination.name) { [weak self] in
          self?.chooseKind(from: source, to: destination)
        }
      })
  }

  /// Asks for a kind.
  package func choose(from source: SegueSource, to destination: SegueDestination, at rect: Rect) {
    present("", at: rect)
    chooseKind(from: source, to: destination)
  }

  private func chooseKind(from source: SegueSource, to destination: SegueDestination) {
    title.setText(localized("Segue to %1$s", destination.name.isolated))
    show(
      editing.segueKinds.map { kind in
        Row(title: kind.title, detail: kind.hint) { [weak self] in
          guard let self else { return }
          gtk_popover_popdown(popover.pointer())
          editing.edit(.addSegue(from: source, to: destination, kind: kind))
        }
      })
  }

  private func present(_ text: String, at rect: Rect) {
    title.setText(text)
    previousFocus = gtk_widget_get_root(area.widget).flatMap { gtk_root_get_focus($0) }
      .map { Object($0) }
    var place = GdkRectangle(
      x: gint(rect.x), y: gint(rect.y), width: gint(max(rect.width, 1)),
      height: gint(max(rect.height, 1)))
    gtk_popover_set_pointing_to(popover.pointer(), &place)
    gtk_popover_popup(popover.pointer())
  }

  private func show(_ rows: [Row]) {
    while let row = gtk_widget_get_first_child(list.widget) {
      gtk_list_box_remove(list.opaque, row)
    }
    self.rows = rows
    for content in rows {
      let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      box.append(Object.label(content.title))
      if let detail = content.detail {
        let label = Object.label(detail)
        label.addStyle("dim-label", "caption")
        box.append(label)
      }
      let row = Object(gtk_list_box_row_new())
      gtk_list_box_row_set_child(row.pointer(), box.widget)
      Accessible(row.widget).setLabel(content.title)
      gtk_list_box_append(list.opaque, row.widget)
    }
    guard let first = gtk_list_box_get_row_at_index(list.opaque, 0) else { return }
    gtk_list_box_select_row(list.opaque, first)
    gtk_widget_grab_focus(Object(first).widget)
  }

  private func restoreFocus() {
    defer { previousFocus = nil }
    guard let previousFocus, gtk_widget_get_mapped(previousFocus.widget) != 0 else { return }
    gtk_widget_grab_focus(previousFocus.widget)
  }
}
