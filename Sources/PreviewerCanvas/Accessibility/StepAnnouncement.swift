import Drawing
import Localization
import PreviewerModel
import Scenes
import Simulation
import Traits
import WorkerProtocol

extension SimulatedStep {
  /// What the step did, in a sentence for assistive technology; nil where nothing of it is worth one: of what is
  /// typed and scrolled the user knows already.
  /// - Parameter before: The step before it; nil for the launch.
  func announcement(after before: SimulatedStep?) -> String? {
    guard let before else { return localized("The interface runs.") }
    let names = Dictionary(
      (before.controllers.all + controllers.all).map { ($0.id, $0.spokenName) },
      uniquingKeysWith: { _, last in last })
    // A step that does several things says what is seen of it: the one that comes first here.
    let sentences = events.compactMap { event in
      sentence(of: event.event) { names[$0.name] ?? $0.name }
    }
    let first = sentences.min { $0.rank < $1.rank }?.rank
    // Of several of a kind, such as a stack that is popped to its root, the last one is what came of it.
    if let told = sentences.last(where: { $0.rank == first }) { return told.text }
    return changedTraits(since: before)
  }

  private func sentence(
    of event: Event.Kind, name: (ControllerID) -> String
  ) -> (rank: Int, text: String)? {
    switch event {
    case .present(let controller, _, let form): (0, form.presented(name(controller)))
    case .dismiss(let controller): (1, localized("%1$s was dismissed.", name(controller)))
    case .push(let controller): (2, localized("%1$s was pushed.", name(controller)))
    case .pop(let controller): (3, localized("%1$s was popped.", name(controller)))
    case .select(let controller): (4, localized("The tab %1$s was selected.", name(controller)))
    case .setColumn(let column, let controller):
      (5, localized("%1$s is in the %2$s column.", name(controller), column.rawValue))
    case .collapse: (6, localized("The split view has collapsed."))
    case .separate: (6, localized("The split view has separated."))
    case .valueChanged(let element, let value):
      (7, localized("%1$s changed to %2$s.", nameOfView(element), value.spoken))
    case .keyboardWillShow: (8, localized("The keyboard is shown."))
    case .keyboardWillHide: (8, localized("The keyboard is hidden."))
    default: nil
    }
  }

  /// What text the view shows, or what it is called.
  private func nameOfView(_ id: String) -> String {
    let view = root?.first { $0.id == id }
    return view?.look.text ?? view?.name ?? id
  }

  /// How the device is held, and the size classes, where either is another one.
  private func changedTraits(since before: SimulatedStep) -> String? {
    let (cell, last) = (traits.cell, before.traits.cell)
    guard cell != last || orientation != before.orientation || device != before.device else {
      return nil
    }
    return localized(
      "Now %1$s: %2$s width, %3$s height.", orientation.words, cell.width.words, cell.height.words)
  }
}

extension SimulatedController {
  /// Its title, else that of what a container shows last, else what its class says.
  fileprivate var spokenName: String {
    if let title, !title.isEmpty { return title }
    return children.last?.spokenName ?? className.words
  }
}

extension PresentationForm {
  fileprivate func presented(_ name: String) -> String {
    switch self {
    case .card, .pageSheet, .formSheet: localized("The sheet %1$s was presented.", name)
    case .popover: localized("The popover %1$s was presented.", name)
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom:
      localized("%1$s was presented.", name)
    }
  }
}

extension ControlValue {
  fileprivate var spoken: String {
    switch self {
    case .flag(true): localized("on", context: "a switch")
    case .flag(false): localized("off", context: "a switch")
    case .number(let number): number.text()
    case .text(let text): text
    }
  }
}

extension DrawnView {
  /// The first view of the tree that is wanted.
  fileprivate func first(where isWanted: (DrawnView) -> Bool) -> DrawnView? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }
}
