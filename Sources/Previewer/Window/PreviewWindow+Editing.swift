import CGtk
import Localization
import PreviewerCanvas
import PreviewerChoosers
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerPanels
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
    statusBar.offerConversion(canEdit && !usesSizeClasses)
    varyBar.show(
      preview.editing.variedCell,
      isOverCells: canvas.mode == .compare && canvas.comparison.isMatrix)
    updateContextActions()
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

  func answered(_ answer: CloseDialog.Answer) {
    switch answer {
    case .save: save { $0.closeLater() }
    case .discard:
      preview.document.editor?.forget()
      isDiscarding = true
      closeLater()
    case .cancel: break
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
