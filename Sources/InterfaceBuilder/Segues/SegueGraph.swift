/// The controllers of a storyboard and the segues between them.
package struct SegueGraph: Sendable {
  /// A segue with the controller in whose scene it starts.
  package struct Edge: Hashable, Sendable {
    package let segue: SegueElement
    /// The controller of the scene that the segue starts in.
    package let source: Element

    /// What starts the segue: the controller itself, or a control, cell, bar button item, gesture
    /// recognizer or container view of its scene.
    package var trigger: Element? { segue.source }
    /// The segue's id in the document.
    package var id: String? { segue.element.id }
  }

  /// The controller that the document shows first; nil where it names none.
  let initial: Element?
  /// In document order.
  package let controllers: [Element]
  /// All segues in document order.
  package let edges: [Edge]
  private let controllersByID: [String: Element]
  private let outgoing: [Element: [Edge]]
  private let incoming: [String: [Edge]]
  /// The ids of the segues that the document's author chose to infer metrics from.
  private let tieBreakers: Set<String>

  package init(_ document: Document) {
    var controllers: [Element] = []
    var edges: [Edge] = []
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      controllers.append(controller)
      for element in scene.element.subtree where element.name == "segue" && element["kind"] != nil {
        edges.append(Edge(segue: SegueElement(element), source: controller))
      }
    }
    self.controllers = controllers
    self.edges = edges
    controllersByID = Dictionary(
      controllers.compactMap { controller in controller.id.map { ($0, controller) } },
      uniquingKeysWith: { first, _ in first })
    initial = document.root["initialViewController"].flatMap { [controllersByID] in
      controllersByID[$0]
    }
    outgoing = Dictionary(grouping: edges, by: \.source)
    incoming = Dictionary(grouping: edges, by: { $0.segue.destination ?? "" })
    let chosen = document.root.child("inferredMetricsTieBreakers")?.children
    tieBreakers = Set(chosen?.compactMap { $0["reference"] } ?? [])
  }

  /// The controller with this id.
  package func controller(id: String) -> Element? { controllersByID[id] }

  /// The controllers with this name: an id, else a storyboard identifier, a restoration identifier
  /// or a custom class.
  package func controllers(named name: String) -> [Element] {
    if let controller = controllersByID[name] { return [controller] }
    return ["storyboardIdentifier", "restorationIdentifier", "customClass"].flatMap { attribute in
      controllers.filter { $0[attribute] == name }
    }
  }

  /// The segues that start in a controller's scene, in document order.
  package func segues(from controller: Element) -> [Edge] { outgoing[controller] ?? [] }

  /// The segues that lead to a controller, in document order.
  package func segues(to controller: Element) -> [Edge] {
    controller.id.flatMap { incoming[$0] } ?? []
  }

  /// The segues that Interface Builder infers a controller's metrics from: of several that lead to
  /// it, the one that the document names as the tie breaker. Source: the corpus, where a note's
  /// editor that is pushed and presented has no bar as its tie breaker presents it.
  package func inferringSegues(to controller: Element) -> [Edge] {
    let all = segues(to: controller)
    let chosen = all.first { $0.id.map(tieBreakers.contains) ?? false }
    return chosen.map { [$0] } ?? all
  }

  /// What a container holds by a relationship such as `rootViewController`, in document order.
  package func related(_ controller: Element, by relationship: String) -> [Element] {
    segues(from: controller).filter { $0.segue.relationship == relationship }
      .compactMap { $0.segue.destination.flatMap { controllersByID[$0] } }
  }

  /// The controller in whose scene an element stands.
  package func controller(containing element: Element) -> Element? {
    var current: Element? = element
    while let at = current {
      if at.name == "scene" { return SceneElement(at).controller }
      current = at.parent
    }
    return nil
  }
}
