import Drawing
import Localization
import WorkerProtocol

/// A segue of the selection, as the inspector has it.
package struct ShownSegue: Hashable, Sendable {
  package var id: String
  package var entry: SegueEntry
  /// What it starts from, where that isn't what is selected.
  package var source: String?
  package var destination: String
}

/// Segues of the document that is shown.
extension Editing {
  /// The selected segue, or those that start from the selected view or in the selected scene, as far as they can
  /// be changed: they are performed, and have an id to be referred to.
  package var selectedSegues: [ShownSegue] {
    guard let element = selection.element, running.interaction == nil, let scene = selection.scene
    else { return [] }
    let source = element.view == nil ? nil : segueSource(of: element)
    if element.view != nil, source?.id == scene.controllerID { return [] }
    return shown.facts.connections.segues.compactMap { entry in
      let isHere =
        element.segue.map { entry.key == $0 } ?? source.map { entry.source.id == $0.id }
        ?? (entry.source.scene == scene.id)
      guard isHere, entry.isPerformed, let id = entry.id else { return nil }
      let isOwn = entry.source.id == scene.controllerID || source != nil
      return ShownSegue(
        id: id, entry: entry, source: isOwn ? nil : entry.source.name,
        destination: name(ofDestination: entry))
    }
  }

  private func name(ofDestination entry: SegueEntry) -> String {
    if entry.kind == "unwind" { return localized("Exit") }
    return shown.scenes.first { $0.id == entry.destination.scene }?.displayName
      ?? entry.destination.name
  }

  /// What a segue from a selection would start from: the view itself or the nearest that it is in, else
  /// the scene's controller; nil where there are no segues.
  package func segueSource(of selection: Selection) -> SegueSource? {
    guard isEditable, let scene = shown.scene(selection.scene) else { return nil }
    // Views of contained scenes belong to these.
    let sources = Dictionary(
      shown.scenes.flatMap { $0.segueSources ?? [] }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let views = selection.view.flatMap { scene.root?.path(to: $0) } ?? []
    return views.reversed().lazy.compactMap { sources[$0.id] }.first
      ?? scene.controllerID.flatMap { sources[$0] }
  }

  /// Where a segue can lead; its own scene last.
  package func segueDestinations(from source: SegueSource) -> [SegueDestination] {
    let all = shown.scenes.map { (isOwn: $0.segueSources?.contains(source) == true, scene: $0) }
    return (all.filter { !$0.isOwn } + all.filter(\.isOwn)).compactMap {
      segueDestination(in: $0.scene.id)
    }
  }

  package func segueDestination(in scene: String) -> SegueDestination? {
    guard let scene = shown.scene(scene), let controller = scene.controllerID else { return nil }
    return SegueDestination(scene: scene.id, controller: controller, name: scene.displayName)
  }

  /// The kinds that a segue can have here.
  package var segueKinds: [SegueKind] {
    SegueKind.offered(usesSizeClasses: shown.facts.usesSizeClasses)
  }
}

extension DrawnView {
  /// The views from this one down to one in it; empty where it isn't there.
  func path(to id: String) -> [DrawnView] {
    if self.id == id { return [self] }
    for child in children {
      let path = child.path(to: id)
      if !path.isEmpty { return [self] + path }
    }
    return []
  }
}
