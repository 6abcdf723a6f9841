import Companion
import Traits
import WorkerProtocol

/// What there is to know of what is shown, of what is chosen and of the document.
extension Preview {
  /// The language that is shown, as people call it; nil for the document's own texts.
  var shownLanguage: String? {
    guard let language = shownSettings.language else { return nil }
    return facts.languages.first { $0.language == language }?.title
      ?? facts.pseudoLanguages.first { $0.language == language }?.title ?? language
  }

  /// Whether what is shown runs from right to left.
  var isShownRightToLeft: Bool { scenes.first?.traits.layoutDirection == .rightToLeft }

  /// The configuration that is chosen.
  var configuration: Configuration { Configuration(choice, on: chosenSystem, settings) }

  /// Whether a version of iOS, a text size and a direction can be chosen: the document's own canvas has an
  /// Xcode instead, and no user.
  var hasSystem: Bool { choice != .asDesigned }

  /// Whether there is something to turn.
  var canRotate: Bool { choice != .asDesigned || designedDevice != nil }

  /// The versions of iOS that there are to choose from, newest first.
  var systems: [SystemVersion] {
    device?.systems ?? SystemVersion.choices.reversed()
  }

  /// The cell of the size-class grid that is shown: of the window, while the interface runs, or of the
  /// document's own canvas.
  var cell: SizeClassCell? {
    guard interaction != nil || choice == .asDesigned, let scene = scenes.first else {
      return choice.cell(in: catalogue)
    }
    return scene.traits.cell
  }

  /// What people call an element of the design with an id: a view, a constraint or a controller; nil for others.
  func name(ofElement id: String) -> String? {
    for scene in scenes {
      if let view = scene.view(id) { return view.view.name }
      let constraints = (scene.constraints ?? []) + (scene.excludedConstraints ?? [])
      if let constraint = constraints.first(where: { $0.id == id }) { return constraint.text }
      if scene.controllerID == id { return scene.displayName }
    }
    return nil
  }

  /// What people call a controller, of the running interface or of the design; its id where it is in neither.
  func name(ofController id: String) -> String {
    let running = interaction?.shown?.controllers.all.first { $0.id == id }
    return running.map { $0.displayName }
      ?? scenes.first { $0.controllerID == id }?.displayName ?? id
  }

  /// Whether an end of a connection is the controller of its scene.
  func isController(_ end: ConnectionEnd) -> Bool {
    end.id != nil && end.scene.flatMap { scene($0)?.controllerID } == end.id
  }

  /// The device on whose screen the scenes are, and how it is held; nil on a canvas without one.
  var shownDevice: (name: String, orientation: Orientation)? {
    shownChoice == .asDesigned ? designedDevice : shownChoice.held
  }

  /// Of that screen, the window in a part of it, or of the canvas, in points.
  var shownSize: Size? {
    if let running = interaction?.shown?.size { return running }
    guard let shown = shownDevice, shownChoice.part == nil else {
      return shownChoice.size(in: catalogue) ?? scenes.first?.canvas
    }
    return catalogue.device(named: shown.name)?.environment(shown.orientation).size
      ?? scenes.first?.canvas
  }

  func scene(_ id: String) -> ResolvedScene? {
    scenePlaces[id].map { scenes[$0] }
  }

  /// Path, line and column, as far as they are known.
  func place(of error: FileError) -> String {
    error.place(in: path ?? "")
  }

  /// The segue that is selected.
  var selectedSegue: SegueEntry? { selection?.segue.flatMap { facts.connections.segue($0) } }

  /// The document as it is now, with what isn't saved; nil without one.
  var documentVersion: DocumentVersion? {
    guard let path else { return nil }
    let stamp = ([path] + [companionPath].compactMap { $0 })
      .map { FileStamps.of($0) ?? "missing" }.joined(separator: " ")
    let isEdited = editor?.unsavedText != nil
    // Not translated.
    return DocumentVersion(
      path: path, stamp: isEdited ? "\(stamp) edited \(edits)" : stamp, besides: besides)
  }

  /// Where the companion file is, or would be.
  var companionPath: String? {
    path.flatMap { CompanionFile.path(besideDocument: $0) }
  }
}
