import CGtk
import Localization
import Traits
import WorkerProtocol

/// What the window shows of the document's being edited: what can be undone, what an edit is for, and the
/// question what becomes of changes that aren't saved.
extension PreviewWindow {
  func updateEditing() {
    let text = preview.document.editor?.text
    let (undo, redo) = (text?.undoable.last?.title, text?.redoable.last?.title)
    let canEdit = hasDocument && preview.editing.isEditable
    enable(["save"], preview.document.editor?.isModified == true)
    enable(["undo"], canEdit && undo != nil)
    enable(["redo"], canEdit && redo != nil)
    enable(["toggle-installation"], hasDocument && preview.editing.canExcludeSelection)
    enable(["add-segue"], hasDocument && segueSource != nil)
    enable(["right-to-left"], preview.configuration.hasSystem)
    enable(["rotate-left", "rotate-right"], hasDocument && preview.configuration.canRotate)
    enable(["convert"], canEdit)
    let usesSizeClasses = preview.shown.facts.usesSizeClasses
    menus.updateEditing([
      "undo": undo.map { localized("_Undo %1$s", $0.forMenu) },
      "redo": redo.map { localized("R_edo %1$s", $0.forMenu) },
      "convert": usesSizeClasses ? localized("Turn Size Classes Off…") : nil,
    ])
    interface.object("convert_button").isVisible = canEdit && !usesSizeClasses
    updateVaryBar()
    updateContextActions()
  }

  private func updateVaryBar() {
    let cell = preview.editing.variedCell
    let bar = interface.object("vary_bar")
    bar.isVisible = cell != nil
    // At the left on any desktop: what is at the right is the overview.
    gtk_widget_set_halign(
      bar.widget, Directions.isRightToLeft ? GTK_ALIGN_END : GTK_ALIGN_START)
    // Of the nine cells the corner between their titles is free.
    let isOverCells = canvas.mode == .compare && canvas.comparison.isMatrix
    gtk_widget_set_valign(bar.widget, isOverCells ? GTK_ALIGN_START : GTK_ALIGN_END)
    bar.setStyle("over-cells", isOverCells)
    guard let cell else { return }
    // There is no more room in the corner, and the cell is tinted.
    interface.object("vary_label").setText(
      isOverCells
        ? localized("Varies for %1$s", cell.shortLabel)
        : localized("Varies for %1$s: changed values apply there only.", cell.shortLabel))
  }

  // MARK: - Segues

  /// What a segue would start from.
  private var segueSource: SegueSource? {
    preview.selection.element.flatMap { preview.editing.segueSource(of: $0) }
  }

  func addSegue() {
    guard let segueSource, let rect = canvas.seenSelectedRect else { return }
    segues.choose(from: segueSource, at: canvas.viewport.windowRect(rect))
  }

  // MARK: - Closing

  func askBeforeClosing() {
    let dialog = interface.object("close_dialog")
    dialog.set("heading", localized("Save the Changes to “%1$s”?", fileName))
    gtk_window_present(dialog.pointer())
  }

  func connectCloseDialog() {
    let dialog = interface.object("close_dialog")
    Signal.onPointer(dialog.raw, "response") { [weak self] response in
      guard let self, let response else { return }
      switch String(cString: response.assumingMemoryBound(to: CChar.self)) {
      case "save":
        save { $0.closeLater() }
      case "discard":
        preview.document.editor?.forget()
        isDiscarding = true
        closeLater()
      default: break
      }
    }
  }

  /// Not before the dialog, which the window takes with it, is done with its answer.
  private func closeLater() {
    MainLoop.whenIdle { [weak self] in
      if let self { gtk_window_close(window.pointer()) }
    }
  }
}

extension String {
  /// No wider than a menu should be, and with its underlines as they are, rather than as marks of keys.
  fileprivate var forMenu: String {
    let limit = 40
    let short = count > limit ? "\(prefix(limit / 2))…\(suffix(limit / 2))" : self
    return short.replacing("_", with: "__")
  }
}
