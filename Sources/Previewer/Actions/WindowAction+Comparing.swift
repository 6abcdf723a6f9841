import Localization
import PreviewerCanvas
import PreviewerModel

extension WindowAction {
  /// Configurations beside one another.
  static var comparing: [WindowAction] {
    [
      .command("compare-duplicate", menu: (.another, localized("_Another Like This One"))) {
        $0.canvas.comparison.duplicate()
      },
      .command("compare-remove") { $0.canvas.comparison.remove() },
      .command("compare-remove-others", menu: (.removal, localized("Remove the _Others"))) {
        $0.canvas.comparison.removeOthers()
      },
      .command("compare-earlier") { $0.canvas.comparison.move(by: -1) },
      .command("compare-later") { $0.canvas.comparison.move(by: 1) },
      .toggle("compare-differences") { $0.canvas.comparison.marksDifferences = $1 },
      .keys("comma", "period", group: .comparing, localized("Previous, next configuration")),
      .keys("less", "greater", group: .comparing, localized("Move it")),
      .keys("Insert", group: .comparing, localized("Another one like it")),
      .keys("Return", group: .comparing, localized("Of the nine cells, change for the chosen one")),
      .keys("Delete", group: .comparing, localized("Remove it")),
      .command(
        "previous-configuration", keys: ["<Control>Page_Up"],
        shortcut: (.comparing, localized("Previous configuration, also while they run"))
      ) { $0.canvas.chooseConfiguration(by: -1) },
      .command(
        "next-configuration", keys: ["<Control>Page_Down"],
        shortcut: (.comparing, localized("Next configuration, also while they run"))
      ) { $0.canvas.chooseConfiguration(by: 1) },
    ] + presets
  }

  private static var presets: [WindowAction] {
    [
      (ConfigurationPreset.allPhones, localized("All i_Phones")),
      (.allPads, localized("All iPa_ds")),
      (.orientations, localized("_Orientations")),
      (.systems, localized("_Versions of iOS")),
      (.smallestAndLargest, localized("_Smallest and Largest")),
      (.lightAndDark, localized("_Light and Dark")),
      (.textSizes, localized("Every _Text Size")),
      (.cells, localized("The _Nine Cells")),
      (.multitasking, localized("_Multitasking")),
      (.languages, localized("Document's Lan_guages")),
      (.pseudoLanguages, localized("Pse_udo-Languages")),
    ].map { preset, label in
      .command(preset.action, menu: (.presets, label)) { $0.canvas.comparison.add(preset) }
    }
  }
}

extension ConfigurationPreset {
  /// The name of the action that adds it to what is compared.
  var action: String { "compare-\(rawValue)" }
}
