import CGtk
import Localization

/// The project's gallery in place of the document.
extension PreviewWindow {
  func addProjectActions() {
    add("go-to-document") { $0.showProject() }
    add("find-in-project") { $0.showProject(lookingInside: true) }
    add("open-folder") { window in
      window.askForFolder { [weak window] in window?.open($0) }
    }
    gtk_stack_add_named(interface.object("pages").opaque, project.box.widget, "project")
    project.onChoice = { [weak self] in self?.open($0, selecting: $1) }
    project.onLeave = { [weak self] in
      // Without a document there is nothing to go back to.
      if self?.preview.document.path != nil { self?.hideProject() }
    }
  }

  /// Shows the documents of the folder that was opened, or of the document's project.
  /// - Parameter looksInside: Whether what is typed is looked for in them first.
  func showProject(lookingInside looksInside: Bool = false) {
    guard let path = preview.document.path ?? folder else {
      return askForFolder { [weak self] in self?.open($0) }
    }
    if !showsProject {
      showsProject = true
      project.present(around: path)
      updatePage()
      updateTitle()
    }
    MainLoop.whenIdle { [weak self] in self?.project.focus(lookingInside: looksInside) }
  }

  func hideProject() {
    guard showsProject else { return }
    showsProject = false
    project.stop()
    updatePage()
  }

  /// Opens a document, and goes to a scene or view in it.
  private func open(_ path: String, selecting selection: Selection?) {
    hideProject()
    if path != preview.document.path { open(path) }
    guard let selection, path == preview.document.path else { return }
    whenShown { window in
      window.preview.selection.select(selection)
      window.canvas.bringSelectionIntoSight()
    }
  }

  private func askForFolder(then take: @escaping @MainActor (String) -> Void) {
    choosePath(
      localized("Open a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, filters: [], then: take)
  }
}
