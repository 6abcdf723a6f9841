import Localization
import PreviewerInspector
import PreviewerModel
import PreviewerPanels

extension WindowAction {
  /// Opening, finding, changing, saving and giving away.
  static var documents: [WindowAction] { opening + finding + changing + giving }

  private static var opening: [WindowAction] {
    [
      .ofApplication(
        "new-window", menu: (.windows, localized("Ne_w Window")), keys: ["<Control>n"],
        shortcut: (.documents, localized("New window"))
      ) { $0.makeWindow().present() },
      .command("open", keys: ["<Control>o"], shortcut: (.documents, localized("Open"))) { window in
        window.askForDocument(localized("Open a Document")) { [weak window] in window?.open($0) }
      },
      .ofText("open-path") { $0.open($1) },
      .command(
        "go-to-document", menu: (.project, localized("Documents of the Pro_ject")),
        keys: ["<Control>j"],
        shortcut: (.documents, localized("Go to another document of the project"))
      ) { $0.showProject() },
      .command(
        "open-folder", menu: (.windows, localized("_Open a Folder…")), keys: ["<Control><Shift>o"],
        shortcut: (.documents, localized("Open the folder of an app"))
      ) { window in
        window.askForFolder { [weak window] in window?.open($0) }
      },
      .command(
        "images", menu: (.project, localized("I_mages…")), keys: ["<Control><Shift>j"],
        shortcut: (.documents, localized("Images, and which of their files are shown"))
      ) { $0.images.present() },
    ]
  }

  private static var finding: [WindowAction] {
    [
      .command(
        "find", menu: (.finding, localized("Fi_nd…")), keys: ["<Control>f"],
        shortcut: (.documents, localized("Find views and scenes"))
      ) { $0.findBar.open() },
      .command("find-next", keys: ["F3"], shortcut: (.documents, localized("Next match"))) {
        $0.findAgain(backwards: false)
      },
      .command(
        "find-previous", keys: ["<Shift>F3"], shortcut: (.documents, localized("Previous match"))
      ) { $0.findAgain(backwards: true) },
      .command(
        "find-in-project", menu: (.finding, localized("Find in the Pro_ject…")),
        keys: ["<Control><Shift>f"],
        shortcut: (.documents, localized("Search all documents of the project"))
      ) { $0.showProject(lookingInside: true) },
    ]
  }

  private static var changing: [WindowAction] {
    [
      .command(
        "undo", menu: (.editing, localized("_Undo")), keys: ["<Control>z"],
        shortcut: (.documents, localized("Undo"))
      ) { $0.preview.document.undo() },
      .command(
        "redo", menu: (.editing, localized("R_edo")), keys: ["<Control><Shift>z"],
        shortcut: (.documents, localized("Redo"))
      ) { $0.preview.document.redo() },
      .command("convert", menu: (.editing, localized("Use Size Classes…"))) {
        $0.conversion.present()
      },
      .command(
        "toggle-installation", keys: ["<Control>Delete"],
        shortcut: (
          .documents,
          localized("Exclude the selected view from the chosen size class, or install it")
        )
      ) { $0.preview.editing.toggleInstallation() },
      .command(
        "add-segue", menu: (.editing, localized("Add Se_gue…")), keys: ["<Control><Shift>e"],
        shortcut: (.documents, localized("Add a segue from the selection"))
      ) { $0.addSegue() },
      .command("end-varying") { $0.preview.cells.leaveCell() },
    ]
  }

  private static var giving: [WindowAction] {
    [
      .command(
        "save", menu: (.files, localized("_Save")), keys: ["<Control>s"],
        shortcut: (.documents, localized("Save"))
      ) { $0.save() },
      .command(
        "export", menu: (.files, localized("E_xport…")), keys: ["<Control>e"],
        shortcut: (.documents, localized("Export pictures"))
      ) { $0.exportDialog.present() },
      .command(
        "print", menu: (.files, localized("_Print…")), keys: ["<Control>p"],
        shortcut: (.documents, localized("Print"))
      ) { $0.printPages() },
      .command(
        "reload", menu: (.files, localized("_Reload")), keys: ["<Control>r", "F5"],
        shortcut: (.documents, localized("Reload"))
      ) { $0.preview.document.reload() },
      // In fields, the key copies text.
      .command(
        "copy-picture", menu: (.context, localized("_Copy Picture")), localKeys: ["<Control>c"],
        shortcut: (.documents, localized("Copy the selected scene or view as a picture"))
      ) { $0.copyPicture() },
      .keys("Menu", "<Shift>F10", group: .documents, localized("Menu of what is selected")),
      .ofGTK(
        "close", keys: ["<Control>w"], shortcut: (.documents, localized("Close the window"))),
    ]
  }
}
