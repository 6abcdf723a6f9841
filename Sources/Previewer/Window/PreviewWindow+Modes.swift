import CGtk
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerPanels

/// How the canvas is laid out, and the configurations that are compared on it.
extension PreviewWindow {
  private static let modes: [(action: String, mode: CanvasMode)] = [
    ("view-map", .map), ("view-grid", .grid), ("view-scene", .scene), ("compare", .compare),
  ]

  /// Scenes that are looked through at a glance wherever they are.
  private static let fewestToTidy = 6
  /// The part of a map that its scenes take at least, unless they are far apart.
  private static let leastCoverage = 0.25

  /// Lets the interface run; in the configurations that are compared, where there are several.
  /// - Parameters:
  ///   - controller: The id of the one to begin with; nil for the initial one.
  ///   - length: Of the launch screen; nil for the usual one.
  func run(from controller: String? = nil, launching length: LaunchMoment.Length? = nil) {
    // Those of a xib run inside the storyboard or the code that shows them.
    if preview.document.path?.hasSuffix(".xib") == true,
      preview.shown.scenes.allSatisfy({ $0.controllerID == nil })
    {
      setToggle("run", false)
      return toast(localized("Nothing runs in this document: it has views and no controllers."))
    }
    let count = canvas.comparison.entries.count
    guard canvas.mode == .compare, !canvas.comparison.showsVersions, count > 1 else {
      if let controller {
        return preview.running.run(on: preview.configuration.chosen, from: controller)
      }
      return preview.running.launch(on: preview.configuration.chosen, length)
    }
    canvas.shared.begin(from: controller, launching: length)
    if count > SharedRun.limit {
      toast(localized("%1$s of %2$s configurations run.", SharedRun.limit, count))
    }
  }

  /// Lets the interface run, from the beginning where it runs already, and stays at the launch screen.
  func showLaunchScreen() {
    preview.running.end()
    run(launching: .untilDismissed)
  }

  func show(_ mode: CanvasMode) {
    if mode != .compare {
      changes.stop()
      hideMerge()
    }
    if canvas.mode != .compare { modeBeforeComparing = canvas.mode }
    canvas.show(mode)
    // Alone, the design has the whole screen, unless a cell of the grid gives it a part; what is compared or runs
    // has parts to choose from.
    if mode != .compare, preview.configuration.chosen.choice.part != nil,
      preview.configuration.chosen.visit == nil
    {
      preview.configuration.choose(preview.configuration.chosen.choice.inPart(.fullScreen))
    }
    // Comparing is begun on purpose; documents don't open in it.
    if mode != .compare { state.mode = mode }
    updateModes()
  }

  /// A map most of which is empty can be arranged by its flow; that is offered once for each document.
  func offerToTidyUp() {
    let (scenes, arrangement) = (preview.shown.scenes, canvas.graph.arrangement)
    guard let path = preview.document.path, canvas.mode == .map,
      preview.running.interaction == nil, arrangement.isMap,
      arrangement.items.count == scenes.count, tidyingOffered.insert(path).inserted,
      scenes.count >= Self.fewestToTidy, arrangement.coverage < Self.leastCoverage
    else { return }
    toast(
      localized("Most of this map is empty. Its scenes can be arranged by their flow."),
      offering: localized("_Tidy Up"), "win.tidy-up")
  }

  /// Has the map show all storyboards of the project, or the document alone.
  func showWholeApp(_ isWhole: Bool) {
    guard isWhole else { return preview.opened.closeAll() }
    show(.map)
    canvas.fitAll()
    preview.opened.openAll()
  }

  func updateModes() {
    for (action, mode) in Self.modes { setToggle(action, canvas.mode == mode) }
    let isDesigned = hasDocument && preview.running.interaction == nil
    enable(Self.modes.map(\.action), isDesigned)
    enable(["fold-containers", "tidy-up", "open-in-place"], isDesigned && canvas.mode == .map)
    enable(["whole-app"], isDesigned)
    statusBar.showModes(preview.running.interaction == nil)
    updateComparison()
  }

  func updateComparison() {
    // Versions have a list of their own in place of the bar.
    let isComparing =
      canvas.mode == .compare && preview.running.interaction == nil
      && !canvas.comparison.showsVersions
    compareBar.bar.isVisible = isComparing
    let comparison = canvas.comparison
    let (count, focused) = (comparison.entries.count, comparison.focused)
    enable(
      ["compare-duplicate", "compare-differences"]
        + ConfigurationPreset.allCases.map(\.action), isComparing)
    enable(
      [ConfigurationPreset.languages.action],
      isComparing && !preview.shown.facts.languages.isEmpty)
    compareBar.parts.update()
    enable([ConfigurationPreset.multitasking.action], isComparing && compareBar.parts.isOffered)
    enable(
      ["window-part"],
      preview.running.interaction != nil || isComparing && compareBar.parts.isOffered)
    enable(["compare-remove", "compare-remove-others"], isComparing && count > 1)
    enable(["compare-earlier"], isComparing && focused > 0)
    enable(["compare-later"], isComparing && focused + 1 < count)
    guard isComparing, comparison.entries.indices.contains(focused) else { return }
    let title = comparison.entries[focused].configuration.title(in: preview.configuration.catalogue)
    compareBar.show(title, number: focused + 1, of: count)
  }

  /// While configurations are compared issues are those of the scene in all of them.
  func updateComparedIssues() {
    let isComparing =
      canvas.mode == .compare && preview.running.interaction == nil
      && !canvas.comparison.showsVersions
    issues.compare(
      isComparing
        ? IssueEntry.entries(ofCompared: canvas.comparison.entries.compactMap(\.scene)) : nil)
  }

  /// Has the window show that the interface runs, or doesn't.
  func modeChanged() {
    let isRunning = preview.running.interaction != nil
    setToggle("run", isRunning)
    header.show(isRunning: isRunning)
    updateTitle()
    events.button.isVisible = isRunning
    if !isRunning { hideEvents() }
    showPanels()
    updatePage()
  }
}
