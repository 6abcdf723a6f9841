import Localization
import PreviewerInspector
import PreviewerModel
import PreviewerPanels

extension WindowAction {
  /// The parts of the window, and the program.
  static var program: [WindowAction] {
    [
      .command(
        "next-pane", keys: ["F6"], shortcut: (.window, localized("Next part of the window"))
      ) { $0.goToPane(by: 1) },
      .command(
        "previous-pane", keys: ["<Shift>F6"],
        shortcut: (.window, localized("Previous part of the window"))
      ) { $0.goToPane(by: -1) },
      .command(
        "edit-values", keys: ["F2"], shortcut: (.window, localized("Values of the selection"))
      ) { window in
        guard window.preview.selection.element != nil else { return }
        window.showInspector()
        window.inspector.focusValues()
      },
      .command(
        "preferences", menu: (.program, localized("Prefere_nces")), keys: ["<Control>comma"],
        shortcut: (.window, localized("Preferences"))
      ) { $0.preferencesWindow.present() },
      .command("next-issue", keys: ["F4"], shortcut: (.window, localized("Next issue"))) {
        $0.goToIssue(backwards: false)
      },
      .command(
        "previous-issue", keys: ["<Shift>F4"], shortcut: (.window, localized("Previous issue"))
      ) { $0.goToIssue(backwards: true) },
      .toggle(
        "show-outline", menu: (.panels, localized("Scene _Outline")), keys: ["F9"],
        shortcut: (.window, localized("Outline")), isOn: { $0.panels.shown.contains(.outline) },
        set: { $0.panels.show(.outline, $1) }),
      .toggle(
        "show-inspector", menu: (.panels, localized("I_nspector")), keys: ["<Shift>F9"],
        shortcut: (.window, localized("Inspector")), isOn: { $0.panels.shown.contains(.inspector) },
        set: { $0.panels.show(.inspector, $1) }),
      .toggle(
        "show-issues", keys: ["F8"], shortcut: (.window, localized("Issues")),
        isOn: { $0.state.showsIssues }, set: { $0.showIssues($1) }),
      .toggle(
        "show-events", keys: ["<Shift>F8"],
        shortcut: (.window, localized("Event log of the running interface"))
      ) { $0.showEvents($1) },
      .keys("F10", group: .window, localized("Main menu")),
      .command(
        "show-help-overlay", menu: (.program, localized("_Keyboard Shortcuts")),
        keys: ["<Control>question"], shortcut: (.window, localized("Keyboard shortcuts"))
      ) { $0.shortcuts.present() },
      .ofApplication("about", menu: (.program, localized("_About Ninefold"))) { $0.presentAbout() },
      .ofApplication("quit", keys: ["<Control>q"], shortcut: (.window, localized("Quit"))) {
        $0.quit()
      },
    ]
  }
}
