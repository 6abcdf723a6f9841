import Companion
import InterfaceBuilder

/// What the names in a companion file stand for in one scene: ids, then outlets of the controller, or
/// of a xib's owner (and what UIKit calls its own), then labels that Interface Builder's outline shows.
package struct DeclaredNames {
  private let scene: Scene
  /// Ids by the outlets that they are connected to.
  private let outlets: [String: [String]]
  /// What ids begin with in further rows of prototypes.
  let rows: [String]
  /// Views by what Interface Builder's outline shows for them, the first of each name.
  private let labels: [String: ViewIndex]

  package init(of scene: Scene) {
    self.scene = scene
    rows = RowID.prefixes(of: scene.views.lazy.map(\.id))
    let connected = (scene.controller ?? scene.root.element?.filesOwner)?.outlets ?? []
    outlets = Dictionary(grouping: connected) { $0.property ?? "" }
      .mapValues { $0.compactMap(\.destination) }
    let labelled = scene.views.indexed.compactMap { index, view in
      view.element?.userLabel.map { ($0, index) }
    }
    labels = Dictionary(labelled) { first, _ in first }
  }

  /// Whether a name is that of the scene's controller or root view.
  func isScene(_ name: String) -> Bool {
    name == scene.id || name == scene.root.id
      || scene.controller.map { ShownController($0).names.contains(name) } == true
      || scene.root.element?.filesOwner?.customClass == name
  }

  /// The view or guide with a name. Guides that the scene doesn't have yet are not found.
  func item(_ name: String) -> LayoutItem? {
    if let item = item(id: name) { return item }
    if let item = outlets[name]?.lazy.compactMap({ item(id: $0) }).first { return item }
    if name == "view" { return .view(.root) }
    if let kind = Self.guides[name] {
      return scene.guides.firstIndex { $0.kind == kind && $0.owner == .root }.map { .guide($0) }
    }
    return labels[name].map { .view($0) }
  }

  /// What has an id of the document's: of a prototype in the first of the rows that are made.
  private func item(id: String) -> LayoutItem? {
    scene.items[id] ?? rows.lazy.compactMap { scene.items[$0 + id] }.first
  }

  /// The view with a name; of a prototype's view those of all rows that are made of it.
  package func views(_ name: String) -> [ViewIndex] {
    guard case .view(let index)? = item(name) else { return [] }
    guard !rows.isEmpty else { return [index] }
    let id = RowID.element(of: scene.views[index].id)
    return ([""] + rows).compactMap { row in
      if case .view(let copy)? = scene.items[row + id] { return copy }
      return nil
    }
  }

  /// The ids of all objects with a name; several in an outlet collection.
  func ids(_ name: String) -> [String] { outlets[name] ?? [name] }

  /// The guides of the root view by UIKit's names for them.
  static let guides: [String: LayoutGuide.Kind] = [
    "safeArea": .safeArea, "safeAreaLayoutGuide": .safeArea, "topLayoutGuide": .top,
    "bottomLayoutGuide": .bottom,
  ]
}

extension Scene {
  /// Whether the root view is what a xib's owner has as its `view`.
  package var isViewOfFilesOwner: Bool {
    root.element?.filesOwner?.outlets.contains {
      $0.property == "view" && $0.destination == root.id
    }
      ?? false
  }

  /// Whether the root view is that of a launch screen in a xib, which the system shows on the whole screen.
  package var isXibOfLaunchScreen: Bool {
    root.element?.parent?.parent?.flag("launchScreen") ?? false
  }
}

extension Element {
  /// The object that stands for the one that loads the xib that this element is in.
  var filesOwner: Element? {
    parent?.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
