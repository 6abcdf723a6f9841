import CGtk
import PreviewerGtk
import Traits

/// What the canvas shows, as objects for assistive technology: each scene in sight, and the views of the selected
/// one, with role, name, bounds and state. They are widgets over the canvas that draw nothing and take no pointer.
@MainActor
final class CanvasObjects {
  /// One object.
  struct Node: Equatable {
    var name: String
    var role: GtkAccessibleRole
    /// In logical pixels of what it is in.
    var frame: Rect
    var isSelected: Bool
    var children: [Node]
  }

  private let layer = Object(gtk_fixed_new())
  private var shown: [Node] = []
  /// Runs until they follow.
  private var timer: Timer?

  /// Milliseconds after a change before the objects follow: nobody reads them while they move.
  private static let restTime = 300

  /// - Parameter area: The canvas, in a `GtkOverlay`.
  init(over area: Object) {
    // What is partly out of sight must not ask for room.
    let clip = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(clip.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
    gtk_scrolled_window_set_child(clip.opaque, layer.widget)
    gtk_widget_set_can_target(clip.widget, 0)
    // Neither this nor anything in it is a stop of the Tab key.
    gtk_widget_set_can_focus(clip.widget, 0)
    guard let overlay = gtk_widget_get_parent(area.widget) else { return }
    gtk_overlay_add_overlay(OpaquePointer(overlay), clip.widget)
  }

  /// Follows once nothing has changed for a while.
  func showLater(_ nodes: @escaping @MainActor () -> [Node]) {
    timer = Timer(after: Self.restTime) { [weak self] in
      self?.timer = nil
      self?.show(nodes())
    }
  }

  /// Follows no more.
  func stop() { timer?.cancel() }

  private func show(_ nodes: [Node]) {
    guard nodes != shown else { return }
    shown = nodes
    while let child = gtk_widget_get_first_child(layer.widget) {
      gtk_fixed_remove(layer.pointer(), child)
    }
    for node in nodes { add(node, to: layer) }
  }

  private func add(_ node: Node, to parent: Object) {
    let object = Object(type: gtk_fixed_get_type(), role: node.role)
    gtk_widget_set_size_request(
      object.widget, gint(max(node.frame.width, 1).rounded()),
      gint(max(node.frame.height, 1).rounded()))
    let accessible = Accessible(object.widget)
    accessible.setLabel(node.name)
    accessible.setSelected(node.isSelected)
    gtk_fixed_put(
      parent.pointer(), object.widget, node.frame.x.rounded(), node.frame.y.rounded())
    for child in node.children { add(child, to: object) }
  }
}
