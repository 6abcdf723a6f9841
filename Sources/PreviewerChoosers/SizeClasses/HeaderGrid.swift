import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The nine cells in the header bar, as small as in the program's icon: which is shown, and in which the document
/// is another one than in the base.
@MainActor
package final class HeaderGrid: SizeClassGridView {
  private let cells: CellNavigation
  private let document: DocumentSession
  private let scenes: CellScenes
  private let painter: CellPainter
  private var hint: CellHint?
  /// Told when Escape is pressed in it.
  package var onLeave: (@MainActor () -> Void)?

  /// Logical pixels, of the dot in a cell.
  private static let dot: Int32 = 4

  package init(cells: CellNavigation, document: DocumentSession, scenes: CellScenes) {
    (self.cells, self.document, self.scenes) = (cells, document, scenes)
    painter = CellPainter(catalogue: cells.configuration.catalogue)
    super.init(offset: 0, choosesByMoving: true)
    root.addStyle("header-grid")
    gtk_widget_set_valign(root.widget, GTK_ALIGN_CENTER)
    forEachCell { _, button, _, _ in
      let dot = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      dot.addStyle("dot")
      gtk_widget_set_size_request(dot.widget, Self.dot, Self.dot)
      gtk_widget_set_halign(dot.widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(dot.widget, GTK_ALIGN_CENTER)
      gtk_button_set_child(button.pointer(), dot.widget)
    }
    let hint = CellHint(
      over: self, cells: cells, document: document, scenes: scenes, painter: painter)
    self.hint = hint
    onExplain = { [weak hint] in hint?.show($0) }
    painter.onImages = { [weak hint] in hint?.redraw() }
    root.addShortcuts(["Escape"]) { [weak self] in
      self?.hint?.show(nil)
      self?.onLeave?()
    }
    document.observe { [weak self] in if case .opened = $0 { self?.follow() } }
    cells.observe { [weak self] in self?.follow() }
    follow()
  }

  package func disconnect() {
    hint?.disconnect()
    hint = nil
  }

  /// A picture that is shown may be there.
  package func redraw() { hint?.redraw() }

  private func follow() {
    let why = cells.editing.reasonWithoutGrid
    gtk_widget_set_sensitive(root.widget, why == nil && document.path != nil ? 1 : 0)
    gtk_widget_set_tooltip_text(
      root.widget, why.map { localized("Size classes are off: %1$s", $0) })
    show(cells.gridContent)
  }
}
