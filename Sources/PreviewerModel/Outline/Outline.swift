import Drawing
import Localization
import Scenes
import Traits
import WorkerProtocol

/// All rows of the outline, in the order in which they appear when everything is unfolded.
package struct Outline: Hashable, Sendable {
  /// A scene, or a view in one.
  package struct Node: Hashable, Sendable {
    package var selection: Selection
    package var name: String
    /// The class, as it is shown beside the name.
    package var className: String
    /// Of UIKit; of a scene that stands for one elsewhere nil.
    package var kitClass: String?
    /// Whether it is a view that is not installed on this canvas.
    package var isExcluded = false
    /// Indices of the rows below this one.
    package var children: [Int]

    /// Whether the name says more than the class.
    package var isNamed: Bool { name != className.words && name != shortClassName }

    /// The class without the prefix that all of UIKit's have, for narrow places.
    package var shortClassName: String {
      className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    }
  }

  /// Where an arrow key leads.
  package enum Direction {
    case previous, next, outwards, inwards
  }

  package private(set) var nodes: [Node] = []
  /// Indices of the scenes.
  package private(set) var roots: [Int] = []

  package init(scenes: [ResolvedScene] = []) {
    for scene in scenes {
      let index = nodes.count
      roots.append(index)
      nodes.append(
        Node(
          selection: Selection(scene: scene.id), name: scene.displayName,
          className: scene.controllerClass,
          kitClass: scene.reference == nil ? scene.controllerClass : nil, children: []))
      if let root = scene.root {
        let excluded = Dictionary(grouping: scene.excludedViews ?? [], by: \.parent)
        nodes[index].children = append(root, excluded, scene: scene.id)
      }
    }
  }

  /// Appends a view with everything in it.
  /// - Returns: its row; of what has none, the rows of what is in it. The app beside this one, and
  ///   what is inferred from a xib, are no part of the document.
  private mutating func append(
    _ view: DrawnView, _ excluded: [String: [ExcludedView]], scene: String
  ) -> [Int] {
    if view.id.hasPrefix("ninefold:otherApp") || view.isInferred { return [] }
    if view.isScaffold { return view.children.flatMap { append($0, excluded, scene: scene) } }
    let index = nodes.count
    let className = view.customClass ?? view.className
    nodes.append(
      Node(
        selection: Selection(scene: scene, view: view.id),
        name: view.name == className ? className.words : view.name, className: className,
        kitClass: view.className, children: []))
    // The keys of the keyboard are the system's.
    let children = view.id == "ninefold:keyboard" ? [] : view.childrenWithBarsLast
    var missing = excluded[view.id] ?? []
    func takeMissing(after sibling: String?, of outline: inout Outline) {
      // One may be in front of another that isn't there either.
      var sibling = sibling
      while let place = missing.firstIndex(where: { $0.after == sibling }) {
        let view = missing.remove(at: place)
        let row = outline.append(view, scene: scene)
        outline.nodes[index].children.append(row)
        sibling = view.id
      }
    }
    takeMissing(after: nil, of: &self)
    for child in children {
      let rows = append(child, excluded, scene: scene)
      nodes[index].children += rows
      takeMissing(after: child.id, of: &self)
    }
    for view in missing {
      let row = append(view, scene: scene)
      nodes[index].children.append(row)
    }
    return [index]
  }

  /// Appends a view that isn't installed, with everything in it.
  private mutating func append(_ view: ExcludedView, scene: String) -> Int {
    let index = nodes.count
    let className = view.customClass ?? view.className
    nodes.append(
      Node(
        selection: Selection(scene: scene, view: view.id),
        name: view.name == className ? className.words : view.name, className: className,
        kitClass: view.className, isExcluded: true, children: []))
    for child in view.children {
      let row = append(child, scene: scene)
      nodes[index].children.append(row)
    }
    return index
  }

  /// Whether another one has the same rows, whatever they are called.
  package func hasTheRows(of other: Outline) -> Bool {
    roots == other.roots && nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy {
        $0.selection == $1.selection && $0.children == $1.children
      }
  }

  package func index(of selection: Selection) -> Int? {
    nodes.firstIndex { $0.selection == selection }
  }

  /// The rows from a scene down to a row, by index.
  package func path(to index: Int) -> [Int] {
    var path: [Int] = []
    var candidates = roots
    // A row's number is below those of the rows under it and above those before it, so the last
    // candidate that doesn't come after the wanted row holds it.
    while let next = candidates.last(where: { $0 <= index }) {
      path.append(next)
      if next == index { return path }
      candidates = nodes[next].children
    }
    return []
  }

  /// The row where an arrow key leads from another one: to its siblings, its superview, its first
  /// subview.
  package func neighbour(of index: Int, _ direction: Direction) -> Int? {
    let path = path(to: index)
    let siblings = path.dropLast().last.map { nodes[$0].children } ?? roots
    guard let place = siblings.firstIndex(of: index) else { return nil }
    switch direction {
    case .previous: return place > 0 ? siblings[place - 1] : nil
    case .next: return place + 1 < siblings.count ? siblings[place + 1] : nil
    case .outwards: return path.dropLast().last
    case .inwards: return nodes[index].children.first
    }
  }
}

extension DrawnView {
  /// What a scene consists of comes before the bars that UIKit puts around it.
  fileprivate var childrenWithBarsLast: [DrawnView] {
    func isAround(_ view: DrawnView) -> Bool {
      view.id.hasPrefix("ninefold:") && (view.look.kind.isBar || view.id.contains("statusBar"))
    }
    guard children.contains(where: isAround) else { return children }
    return children.filter { !isAround($0) } + children.filter(isAround)
  }

  /// Whether it holds the running interface without being a part of its design.
  fileprivate var isScaffold: Bool {
    [InterfaceTransition.screenID, "ninefold:window", "ninefold:surface:"].contains {
      id.hasPrefix($0)
    }
  }
}

extension SceneReference {
  /// The storyboard, the scene in it, or both.
  var displayName: String {
    let parts = [storyboard, identifier].compactMap { $0 }
    return parts.isEmpty ? localized("Storyboard Reference") : parts.joined(separator: ": ")
  }
}

extension ResolvedScene {
  /// What captions and the outline call the scene.
  package var displayName: String {
    if let reference { return reference.displayName }
    return title.isEmpty ? controllerClass.words : title
  }

  /// The kind of controller in words of UIKit; of a view on its own, its class.
  package var controllerClass: String {
    controller.map(className(ofController:)) ?? root.map { $0.customClass ?? $0.className }
      ?? localized("Scene")
  }
}
