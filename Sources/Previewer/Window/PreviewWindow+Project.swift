import CGtk
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerModel
import PreviewerPanels

/// The project's gallery in place of the document.
extension PreviewWindow {
  func connectProject() {
    gtk_stack_add_named(frame[.pages].opaque, project.page.widget, "project")
    project.onChoice = { [weak self] in self?.choose($0, selecting: $1) }
    // Without a document that leads to those that were opened last.
    project.onLeave = { [weak self] in self?.hideProject() }
  }

  /// Whether a document is there to be worked with, rather than behind the gallery.
  var hasDocument: Bool { preview.document.path != nil && galleryPath == nil }

  /// Shows the documents of a project.
  /// - Parameters:
  ///   - path: A folder; nil for the project of the document, or the folder that is shown.
  ///   - looksInside: Whether what is typed is looked for in them first.
  func showProject(around path: String? = nil, lookingInside looksInside: Bool = false) {
    guard let wanted = path ?? galleryPath ?? preview.document.path else {
      return askForFolder { [weak self] in self?.open($0) }
    }
    if wanted != galleryPath {
      galleryPath = wanted
      project.present(around: wanted)
      updatePage()
      updateTitle()
    }
    MainLoop.whenIdle { [weak self] in self?.project.focus(lookingInside: looksInside) }
  }

  func hideProject() {
    guard galleryPath != nil else { return }
    galleryPath = nil
    project.stop()
    updatePage()
    updateTitle()
  }

  private func choose(_ path: String, selecting selection: Selection?) {
    hideProject()
    guard path == preview.document.path else { return open(path, selecting: selection) }
    if let selection { select(selection, in: path) }
  }

  /// Goes to a scene or view of a document once it is shown.
  func select(_ selection: Selection, in path: String) {
    whenShown { window in
      // Another one may have been opened because this one can't be shown.
      guard window.preview.document.path == path else { return }
      window.preview.selection.select(selection)
      window.canvas.bringSelectionIntoSight()
    }
  }

  func askForFolder(then take: @escaping @MainActor (String) -> Void) {
    choosePath(
      localized("Open a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, filters: [], then: take)
  }
}
