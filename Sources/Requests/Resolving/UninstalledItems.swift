import Drawing
import InterfaceBuilder
import Layout
import Scenes
import WorkerProtocol

/// The views and constraints of a scene that are not installed for the scene's traits.
struct UninstalledItems {
  private(set) var views: [ExcludedView] = []
  private(set) var constraints: [ActingConstraint] = []
  private let installations: [String: [VariationEntry]]

  /// - Parameters:
  ///   - variations: All that varies in the document.
  ///   - names: Of the views that are installed, by their ids.
  init(
    in scenes: [LaidOutScene], _ variations: [VariationEntry], names: [String: String]
  ) {
    installations = Dictionary(
      grouping: variations.filter { $0.isInstallation && $0.id != nil }, by: { $0.id ?? "" })
    guard !installations.isEmpty else { return }
    var names = names
    for scene in scenes.map(\.scene) {
      for view in scene.views { addViews(of: view, in: scene) }
    }
    for view in views.flatMap(\.withChildren) { names[view.id] = view.name }
    for scene in scenes.map(\.scene) {
      for view in scene.views {
        for element in view.element?.child("constraints")?.children("constraint") ?? [] {
          guard exclusion(of: element, in: scene) != nil else { continue }
          constraints.append(
            ActingConstraint(
              uninstalled: ConstraintElement(element), of: view, in: scene, names: names))
        }
      }
    }
  }

  private func exclusion(of element: Element, in scene: Scene) -> VariationEntry? {
    guard let id = element.id, let entries = installations[id] else { return nil }
    return entries.exclusion(of: id, in: scene.environment.traits)
  }

  private mutating func addViews(of view: Scenes.View, in scene: Scene) {
    var previous: String?
    for element in view.element?.child("subviews")?.children.map({ $0 }) ?? [] {
      defer { previous = element.id }
      guard let exclusion = exclusion(of: element, in: scene) else { continue }
      views.append(
        ExcludedView(element, in: view.id, after: previous, exclusion: exclusion))
    }
  }
}

extension ExcludedView {
  /// A view with everything in it.
  fileprivate init(
    _ element: Element, in parent: String, after: String?, exclusion: VariationEntry?
  ) {
    let view = View(alone: element)
    var children: [ExcludedView] = []
    for child in element.child("subviews")?.children.map({ $0 }) ?? [] {
      children.append(
        ExcludedView(child, in: view.id, after: children.last?.id, exclusion: nil))
    }
    self.init(
      id: view.id, className: view.className, customClass: view.customClass, line: view.line,
      name: view.givenName ?? view.customClass ?? view.className, parent: parent, after: after,
      frame: view.storedFrame, exclusion: exclusion, children: children)
  }

  /// The view and those in it, at any depth.
  var withChildren: [ExcludedView] { [self] + children.flatMap(\.withChildren) }
}
