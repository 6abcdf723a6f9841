import CGtk
import Localization
import PreviewerLayers
import PreviewerModel
import Traits

extension CanvasView {
  /// With more scenes only their number is said; each is an object of its own.
  private static let mostNames = 6

  /// Tells assistive technology what the picture shows.
  func describe() {
    let parts =
      preview.shown.isArriving && shownMode != .compare
      ? [arrivingSentence]
      : [
        announcer.sentence, launchSentence, windowSentence, focusSentence, selectionSentence,
        measurements?.description,
        guideDescription,
        findingSentence, shared.isActive ? sharedDescription : nil, traitsSentence,
        shownMode == .compare ? comparisonDescription : scenesSentence, documentsSentence,
      ].compactMap { $0 }
    description.tell(parts)
  }

  /// The configuration and the size of the canvas.
  private var traitsSentence: String {
    let device = preview.configuration.shownDevice
    var text = preview.configuration.chosen.choice.name
    if preview.configuration.chosen.choice == .asDesigned, let device { text += ", \(device.name)" }
    text += ", \(device?.orientation.words ?? localized("generic canvas"))"
    if let size = preview.configuration.shownSize {
      text += ", "
      text += localized("%1$s by %2$s points", size.width.text(), size.height.text())
    }
    return text + "."
  }

  private var arrivingSentence: String {
    localized(
      "%1$s scene is being laid out.", plural: "%1$s scenes are being laid out.",
      preview.shown.early?.outline.count ?? 0)
  }

  private var scenesSentence: String {
    let scenes = preview.shown.scenes
    return scenes.count > Self.mostNames
      ? localized("%1$s scene.", plural: "%1$s scenes.", scenes.count)
      : localized("Scenes: %1$s.", scenes.map(\.displayName).joined(separator: ", "))
  }

  private var launchSentence: String? {
    (preview.running.launching?.shown).map { localized("%1$s Any key goes on.", $0.screen.reason) }
  }

  private var focusSentence: String? {
    touch.target.map { localized("In focus: %1$s.", $0.title) }
  }

  private var selectionSentence: String? {
    if let segue = preview.selection.segue {
      return localized(
        "Selected: %1$s from %2$s to %3$s.", segue.title, segue.source.name, segue.destination.name)
    }
    guard let index = preview.selection.element.flatMap({ preview.shown.outline.index(of: $0) })
    else {
      return nil
    }
    let node = preview.shown.outline.nodes[index]
    var name = node.isExcluded ? localized("%1$s, not installed here", node.name) : node.name
    if let hidden = selectionOutOfSight { name = hidden.sentence(name) }
    let others = preview.selection.alsoSelected.count
    return others == 0
      ? localized("Selected: %1$s.", name)
      : localized(
        "Selected: %2$s and %1$s more.", plural: "Selected: %2$s and %1$s more.", others, name)
  }

  private var findingSentence: String? {
    finder.result.map { localized("%1$s found.", plural: "%1$s found.", $0.stops.count) }
  }
}
