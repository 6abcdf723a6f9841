import Localization
import PreviewerCanvas
import PreviewerInspector
import PreviewerModel
import PreviewerPanels

extension WindowAction {
  /// Keys of the canvas about what is selected on it.
  static var selection: [WindowAction] {
    [
      .keys("Up", "Down", group: .selection, localized("Superview, first subview")),
      .keys("Left", "Right", group: .selection, localized("Previous, next sibling")),
      .keys(
        "<Shift>Left", "<Shift>Right", group: .selection, localized("Select the sibling as well")),
      .keys("<Control>a", group: .selection, localized("Select all siblings")),
      .keys(
        "Up", "Down", "Left", "Right", group: .selection,
        localized("Change the marked constraint's constant; with Shift by 8")),
      .keys("Escape", group: .selection, localized("Leave the marked constraint; select nothing")),
      .keys(
        "comma", "period", group: .segues, localized("Previous, next segue of the scene")),
      .keys("Left", "Right", group: .segues, localized("Its source, its destination")),
      .keys(
        "Return", group: .segues,
        localized("Its destination; of a reference, open its document in place, and go there")),
    ] + inspecting
  }

  private static var inspecting: [WindowAction] {
    zip(InspectorPage.allCases, 1...).map { page, number in
      .command(
        "inspect-\(page.rawValue)", keys: ["<Control><Alt>\(number)"],
        shortcut: (.window, localized("Inspector: %1$s", page.title))
      ) { window in
        window.showInspector()
        window.inspector.reveal(page)
      }
    }
  }

  /// Of menus about what is selected, an attribute of it, or an issue.
  static var context: [WindowAction] { going + copying + issues }

  private static var going: [WindowAction] {
    [
      .command("reveal-on-canvas", menu: (.context, localized("Show on C_anvas"))) {
        $0.revealOnCanvas()
      },
      .command("reveal-in-outline", menu: (.context, localized("Show in Ou_tline"))) {
        $0.revealInOutline()
      },
      .command("select-parent", menu: (.context, localized("Select _Parent"))) { window in
        if let parent = window.preview.selection.parent { window.preview.selection.select(parent) }
      },
      .command("why-here", menu: (.context, localized("_Why Here?"))) { window in
        window.showInspector()
        window.inspector.reveal(.why)
      },
      .command("show-attributes", menu: (.context, localized("Show Attrib_utes"))) { window in
        window.showInspector()
        window.inspector.revealAttributes()
      },
      .command("open-line") { $0.openSelectedLine() },
      .command("open-attribute") { window in
        if let line = window.inspector.attributes.asked?.line { window.openAttribute(at: line) }
      },
      .command("toggle-container", menu: (.context, localized("_Fold"))) {
        $0.canvas.toggleSelectedContainer()
      },
    ]
  }

  private static var copying: [WindowAction] {
    [
      .command("copy-id", menu: (.context, localized("Copy _Id"))) { window in
        if let id = window.preview.selection.id { window.copy(id) }
      },
      .command("copy-constraints", menu: (.context, localized("Copy Co_nstraints"))) {
        $0.copy($0.preview.selection.constraintsText)
      },
      .command("copy-attributes", menu: (.context, localized("Copy Attri_butes"))) {
        $0.inspector.attributes.copyAll()
      },
      .command("copy-attribute", menu: (.context, localized("_Copy Attribute"))) { window in
        if let attribute = window.inspector.attributes.asked { window.copy(attribute.sentence) }
      },
      .command("copy-attribute-value", menu: (.context, localized("Copy _Value"))) { window in
        if let attribute = window.inspector.attributes.asked { window.copy(attribute.value) }
      },
    ]
  }

  private static var issues: [WindowAction] {
    [
      .command("copy-issue", menu: (.context, localized("Copy _Message"))) { window in
        if let issue = window.issues.asked { window.copy(issue.details) }
      },
      .command("open-issue") { $0.openIssue() },
    ]
  }
}
