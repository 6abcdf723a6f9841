import Localization
import PreviewerCanvas
import PreviewerChoosers
import PreviewerLayers
import PreviewerModel
import PreviewerPanels

extension WindowAction {
  /// What the canvas shows, and on what.
  static var canvas: [WindowAction] { modes + changes + configurations + sizes + arranging }

  private static var modes: [WindowAction] {
    [
      mode(.map, "view-map", "<Control>1", localized("Map of the storyboard")),
      mode(.grid, "view-grid", "<Control>2", localized("Grid of all scenes")),
      mode(.scene, "view-scene", "<Control>3", localized("One scene")),
      mode(.compare, "compare", "<Control>k", localized("Compare configurations")),
    ]
  }

  private static func mode(
    _ mode: CanvasMode, _ name: String, _ key: String, _ title: String
  ) -> WindowAction {
    .toggle(
      name, keys: [key], shortcut: (.canvas, title), isOn: { $0.canvas.mode == mode },
      // Comparing again leads back to where one came from; the others are on until another one is.
      set: { $0.show(mode == .compare && !$1 ? $0.modeBeforeComparing : mode) })
  }

  /// Since an earlier version, and of both sides of a merge.
  private static var changes: [WindowAction] {
    [
      .command(
        "changes-since-commit", menu: (.changes, localized("_Changes Since Last Commit")),
        keys: ["<Control><Shift>k"],
        shortcut: (.canvas, localized("What has changed since the last commit"))
      ) { $0.showChangesSinceCommit() },
      .command("changes-from-file", menu: (.changes, localized("Changes Since a _File…"))) {
        window in
        window.askForDocument(localized("Choose the Earlier Version")) { [weak window] path in
          window?.showChanges(since: .file(path))
        }
      },
      .command("end-changes") { $0.changes.stop() },
      .command("resolve-conflicts", menu: (.changes, localized("Resolve Co_nflicts"))) {
        $0.resolveConflicts()
      },
      .command("hide-merge") { $0.hideMerge() },
      .command(
        "next-change", keys: ["F7"], shortcut: (.canvas, localized("Next change or conflict"))
      ) { $0.goToChange(backwards: false) },
      .command(
        "previous-change", keys: ["<Shift>F7"],
        shortcut: (.canvas, localized("Previous change or conflict"))
      ) { $0.goToChange(backwards: true) },
      .command(
        "use-ours", keys: ["<Alt>1"], shortcut: (.canvas, localized("Of a conflict, what ours has"))
      ) { $0.merging.choose(.ours) },
      .command(
        "use-theirs", keys: ["<Alt>2"],
        shortcut: (.canvas, localized("Of a conflict, what theirs has"))
      ) { $0.merging.choose(.theirs) },
      .command(
        "use-both", keys: ["<Alt>3"],
        shortcut: (.canvas, localized("Of a conflict, what both have"))
      ) { $0.merging.choose(.both) },
    ]
  }

  private static var configurations: [WindowAction] {
    [
      .command(
        "view-as", keys: ["<Control>d"], shortcut: (.canvas, localized("View as a device"))
      ) { $0.devices.popUp() },
      .keys(
        "<Control>b", group: .canvas,
        localized("In the list of devices: add to favorites, or remove")),
      .command(
        "system", keys: ["<Control><Shift>d"],
        shortcut: (.canvas, localized("Choose a version of iOS"))
      ) { $0.traits.popUp(.system) },
      .toggle(
        "dark-interface", keys: ["<Control><Shift>a"],
        shortcut: (.canvas, localized("Dark or light appearance")),
        isOn: { $0.preview.configuration.chosen.settings.appearance == .dark },
        set: { $0.preview.configuration.choose($1 ? .dark : .light) }),
      .command(
        "text-size", keys: ["<Control>t"], shortcut: (.canvas, localized("Choose a text size"))
      ) { $0.traits.popUp(.textSize) },
      .toggle(
        "right-to-left", keys: ["<Control><Shift>t"],
        shortcut: (.canvas, localized("Right to left, or left to right")),
        isOn: { $0.preview.configuration.chosen.settings.layoutDirection == .rightToLeft },
        set: { $0.preview.configuration.choose($1 ? .rightToLeft : .leftToRight) }),
      // Empty is the document's own texts.
      .choice("language") {
        $0.preview.configuration.choose(language: $1.isEmpty ? nil : $1)
      },
      .command(
        "size-class", keys: ["<Control>g"], shortcut: (.canvas, localized("Choose a size class"))
      ) { $0.traits.popUp(.sizeClass) },
      .keys(
        "<Shift>Return", group: .canvas,
        localized("In the nine cells of the header bar: compare one")),
      .command(
        "rotate-left", keys: ["<Control>Left"], otherKeys: ["<Control><Shift>Left"],
        shortcut: (.canvas, localized("Rotate left"))
      ) { $0.preview.configuration.rotate(.left) },
      .command(
        "rotate-right", keys: ["<Control>Right"], otherKeys: ["<Control><Shift>Right"],
        shortcut: (.canvas, localized("Rotate right"))
      ) { $0.preview.configuration.rotate(.right) },
      .command(
        "resize-window", menu: (.canvas, localized("Resize the _Window")),
        keys: ["<Control>F8"],
        shortcut: (.canvas, localized("Arrow keys resize the window, with Shift by 8"))
      ) { $0.canvas.holdWindow() },
    ]
  }

  private static var sizes: [WindowAction] {
    [
      .command(
        "zoom-in", keys: ["<Control>plus"], otherKeys: ["<Control>equal", "<Control>KP_Add"],
        shortcut: (.canvas, localized("Zoom in"))
      ) { $0.canvas.zoom(by: CanvasView.zoomStep) },
      .command(
        "zoom-out", keys: ["<Control>minus"], otherKeys: ["<Control>KP_Subtract"],
        shortcut: (.canvas, localized("Zoom out"))
      ) { $0.canvas.zoom(by: 1 / CanvasView.zoomStep) },
      .command(
        "zoom-normal", keys: ["<Control>0"], otherKeys: ["<Control>KP_0"],
        shortcut: (.canvas, localized("Actual size"))
      ) { $0.canvas.zoomToActualSize() },
      .command("zoom-fit", keys: ["<Control>9"], shortcut: (.canvas, localized("Fit all"))) {
        $0.canvas.fitAll()
      },
      .command(
        "zoom-selection", menu: (.canvas, localized("Fit Selec_tion")), keys: ["<Control>8"],
        shortcut: (.canvas, localized("Fit the selection"))
      ) { $0.canvas.fitSelection() },
    ]
  }

  private static var arranging: [WindowAction] {
    [
      .toggle(
        "whole-app", menu: (.canvas, localized("_Whole App")), keys: ["<Control>4"],
        shortcut: (.canvas, localized("On the map, all storyboards of the project"))
      ) { $0.showWholeApp($1) },
      .command(
        "open-in-place", keys: ["<Control>Return"],
        shortcut: (
          .canvas,
          localized("On the map, open the document of the selected reference in place, or close it")
        )
      ) { $0.canvas.toggleSelectedReference() },
      .toggle(
        "fold-containers", menu: (.canvas, localized("Fol_d Containers")),
        keys: ["<Control><Shift>m"],
        shortcut: (.canvas, localized("On the map, fold containers into cards")),
        isOn: { $0.canvas.folding.foldsAll }, set: { $0.foldContainers($1) }),
      .toggle(
        "tidy-up", menu: (.canvas, localized("Tid_y Up the Map")), keys: ["<Control><Shift>y"],
        shortcut: (.canvas, localized("Arrange the map by its flow, or as in Interface Builder"))
      ) { $0.canvas.tidyUp($1) },
    ]
  }
}
