import Traits
import WorkerProtocol

/// What there is to know of what is chosen, and of what is shown.
extension CurrentConfiguration {
  /// The device that is chosen; nil for a canvas without one.
  var device: Device? { chosen.choice.device(in: catalogue) }

  /// Whether a version of iOS, a text size and a direction can be chosen: the document's own canvas has an
  /// Xcode instead, and no user.
  package var hasSystem: Bool { chosen.choice != .asDesigned }

  /// Whether there is something to turn.
  package var canRotate: Bool { chosen.choice != .asDesigned || scenes.designedDevice != nil }

  /// The versions of iOS that there are to choose from, newest first.
  package var systems: [SystemVersion] {
    device?.systems ?? SystemVersion.choices.reversed()
  }

  /// The cell of the size-class grid that is shown: of the window, while the interface runs, or of the
  /// document's own canvas.
  package var cell: SizeClassCell? {
    guard running.interaction != nil || chosen.choice == .asDesigned,
      let scene = scenes.scenes.first
    else { return chosen.choice.cell(in: catalogue) }
    return scene.traits.cell
  }

  /// The language that is shown, as people call it; nil for the document's own texts.
  package var shownLanguage: String? {
    guard let language = shown.settings.language else { return nil }
    let facts = scenes.facts
    return facts.languages.first { $0.language == language }?.title
      ?? facts.pseudoLanguages.first { $0.language == language }?.title ?? language
  }

  /// Whether what is shown runs from right to left.
  package var isShownRightToLeft: Bool {
    scenes.scenes.first?.traits.layoutDirection == .rightToLeft
  }

  /// The device on whose screen the scenes are, and how it is held; nil on a canvas without one.
  package var shownDevice: (name: String, orientation: Orientation)? {
    shown.choice == .asDesigned ? scenes.designedDevice : shown.choice.held
  }

  /// Of that screen, the window in a part of it, or of the canvas, in points.
  package var shownSize: Size? {
    if let size = running.interaction?.shown?.size { return size }
    guard let device = shownDevice, shown.choice.part == nil, shown.choice.ownSize == nil else {
      return shown.choice.size(in: catalogue) ?? scenes.scenes.first?.canvas
    }
    return catalogue.device(named: device.name)?.environment(device.orientation).size
      ?? scenes.scenes.first?.canvas
  }

  /// What is chosen, in the place of the document's own canvas its device.
  package var seenChoice: CanvasChoice {
    guard chosen.choice == .asDesigned else { return chosen.choice }
    let own = scenes.designedDevice.map { CanvasChoice.device($0.name, $0.orientation) }
    return own ?? chosen.choice
  }

  // MARK: - Turning

  /// Turns the device, or a generic canvas, by a quarter, or on to where its interface is shown.
  ///
  /// The document's own canvas is left for its device.
  package func rotate(_ turn: Orientation.Turn) {
    choose(seenChoice.turned(turn, among: supportedOrientations))
  }

  /// What one turn to either side leads to.
  var turned: [CanvasChoice] {
    [Orientation.Turn.right, .left].map { seenChoice.turned($0, among: supportedOrientations) }
  }

  /// Of the running interface, or of one that has no say in it.
  private var supportedOrientations: Set<Orientation> {
    if let shown = running.interaction?.shown { return Set(shown.supportedOrientations) }
    let device =
      device ?? scenes.designedDevice.flatMap { catalogue.device(named: $0.name) }
    return device?.usualOrientations ?? Set(Orientation.allCases)
  }
}
