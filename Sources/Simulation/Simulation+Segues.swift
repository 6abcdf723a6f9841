import InterfaceBuilder
import Scenes
import Traits

/// Segues.
extension Simulation {
  /// A segue that is performed, and the controller that it starts from.
  private struct Performance {
    let edge: SegueGraph.Edge
    let source: ControllerID
    let storyboard: String
    /// The control or cell that was used; nil where code performs the segue.
    let sender: Element?
  }

  // MARK: Finding

  mutating func performSegue(
    _ name: String, from id: ControllerID?
  ) throws(SimulationError) {
    if let id, controllers[id] == nil {
      throw SimulationError(
        .unknownController, "There is no controller “\(id)” now.", id: id.name)
    }
    let candidates = id.map { [$0] } ?? visibleControllers.reversed()
    for source in candidates {
      guard let controller = controllers[source], let element = controller.element,
        let graph = graph(of: source)
      else { continue }
      let segues = graph.segues(from: element)
      guard let edge = segues.first(where: { $0.id == name || $0.segue.identifier == name })
      else { continue }
      try perform(
        Performance(edge: edge, source: source, storyboard: controller.storyboard, sender: nil))
      return
    }
    let known = storyboards[""]?.graph.edges.first { $0.id == name || $0.segue.identifier == name }
    if let known {
      throw SimulationError(
        .notVisible, "The segue “\(name)” starts at a controller that is not on screen.",
        id: known.source.id, line: known.segue.element.line)
    }
    throw SimulationError(
      .unknownSegue, "There is no segue “\(name)”; name one by its id or identifier.", id: name)
  }

  /// Uses an element of a scene on screen.
  mutating func trigger(_ name: String) throws(SimulationError) {
    var isKnown = false
    for source in visibleControllers.reversed() {
      guard let controller = controllers[source],
        let storyboard = storyboards[controller.storyboard],
        let element = storyboard.set.document.element(id: name)
      else { continue }
      isKnown = true
      guard storyboard.graph.controller(containing: element) == controller.element else { continue }
      try use(element, in: source)
      return
    }
    guard isKnown else {
      throw SimulationError(
        .unknownElement, "There is no element “\(name)” in a document on screen.", id: name)
    }
    throw SimulationError(
      .notVisible, "The element “\(name)” is in a scene that is not on screen.", id: name)
  }

  /// Uses a row of the first table on screen, the front one first.
  mutating func selectRow(section: Int, row: Int) throws(SimulationError) {
    for source in visibleControllers.reversed() {
      guard let table = element(of: source)?.subtree.first(where: { $0.name == "tableView" })
      else { continue }
      let sections = table.tableSections
      let cell: Element?
      if sections.isEmpty {
        let prototypes = table.child("prototypes")?.children.map { $0 } ?? []
        cell =
          prototypes.first { !$0.segues.isEmpty } ?? prototypes.first ?? table
      } else {
        cell =
          sections.indices.contains(section) && sections[section].cells.indices.contains(row)
          ? sections[section].cells[row] : nil
      }
      guard let cell, section >= 0, row >= 0 else {
        throw SimulationError(
          .noSuchRow, "The table has no row \(row) in section \(section).", id: table.id,
          line: table.line)
      }
      log(source, .didSelectRow(section: section, row: row))
      if cell.segues.contains(where: { $0.element["trigger"] == nil }) { try use(cell, in: source) }
      return
    }
    throw SimulationError(.noSuchRow, "No table of a document is on screen.")
  }

  private mutating func use(_ element: Element, in source: ControllerID) throws(SimulationError) {
    guard let controller = controllers[source], let scene = controller.element,
      let graph = graph(of: source)
    else { return }
    // A view's gesture recognizers have segues of their own.
    let recognizers = element.outlets.filter { $0.property == "gestureRecognizers" }
      .compactMap(\.destination)
    let segues = graph.segues(from: scene).filter { edge in
      guard let trigger = edge.trigger, edge.segue.kind != "embed" else { return false }
      return trigger == element || trigger.id.map(recognizers.contains) == true
    }
    // An accessory's segue is not that of the row.
    guard let edge = segues.first(where: { $0.segue.element["trigger"] == nil }) ?? segues.first
    else {
      throw SimulationError(
        .noSegue, "The \(element.name) has no segue; what it does is in code.", id: element.id,
        line: element.line)
    }
    try perform(
      Performance(
        edge: edge, source: source, storyboard: controller.storyboard, sender: element))
  }

  // MARK: Performing

  /// `shouldPerformSegue` is only asked for controls, the destination is made before
  /// `prepare(for:)`. Source: UIViewController's documentation of both.
  private mutating func perform(_ performance: Performance) throws(SimulationError) {
    let edge = performance.edge
    let source = performance.source
    let declared = answers.segues.last { answer in
      [edge.id, edge.segue.identifier, edge.segue.customClass].contains(answer.segue)
    }
    if performance.sender != nil {
      let answer = declared?.shouldPerform ?? true
      log(source, .shouldPerformSegue(segue: edge.name, answer: answer))
      guard answer else { return }
    }
    var kind = edge.segue.kind
    if kind == "custom" {
      if declared?.actsAs == nil { note(.customSegue, source) }
      kind = declared?.actsAs ?? "presentation"
    }
    guard kind != "embed", kind != "relationship" else {
      throw SimulationError(
        .notPerformable,
        "This \(kind) segue is part of its container and can't be performed by itself.",
        id: edge.id, line: edge.segue.element.line)
    }
    if kind == "unwind" {
      try unwind(edge.segue.unwindAction ?? "", from: source, segue: edge.name)
      return
    }
    guard
      let target = edge.segue.destination.flatMap({
        storyboards[performance.storyboard]?.graph.controller(id: $0)
      })
    else {
      throw SimulationError(
        .unknownController, "The segue leads to no controller of the document.", id: edge.id,
        line: edge.segue.element.line)
    }
    if kind == "replace" {
      try replace(edge, target, performance)
      return
    }
    let destination = instantiate(target, in: performance.storyboard)
    log(source, .prepareForSegue(segue: edge.name, destination: destination))
    try act(as: kind, destination, from: source, request(of: performance))
  }

  private func request(of performance: Performance) -> PresentationRequest {
    let segue = performance.edge.segue
    let arrows = segue.element.child(key: "popoverArrowDirection")
    let trigger = performance.edge.trigger
    return PresentationRequest(
      style: segue.modalPresentationStyle.flatMap(PresentationStyle.init),
      segue: performance.edge.id,
      // Without an anchor of its own a popover points at what it starts from.
      anchor: segue.popoverAnchor
        ?? (trigger == performance.edge.source ? nil : trigger?.id),
      arrowDirections: ["up", "down", "left", "right"].filter { arrows?.flag($0) == true })
  }

  /// Does what a segue of a kind does with its destination, or what is declared to do so.
  mutating func act(
    as kind: String?, _ child: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    var request = request
    switch kind {
    case "show": try show(child, from: source, request)
    case "showDetail": try showDetail(child, from: source, request)
    case "push":
      guard let navigation = nearest(.navigation, from: source) else {
        throw SimulationError(
          .noNavigationController,
          """
          A push segue needs a navigation controller around its source; UIKit ends the app here. \
          Use a show segue.
          """,
          id: request.segue)
      }
      push(child, onto: navigation)
    case "popover", "popoverPresentation":
      if kind == "popover", window.traits.userInterfaceIdiom == .phone {
        note(.popoverOnPhone, source)
      }
      request.style = .popover
      try present(child, from: source, request)
    case nil:
      discard(child)
    default:
      // "presentation", the older "modal", and kinds that are not known.
      try present(child, from: source, request)
    }
  }

  /// An old replace segue puts its destination into a column of the split view around its source.
  private mutating func replace(
    _ edge: SegueGraph.Edge, _ target: Element, _ performance: Performance
  ) throws(SimulationError) {
    let source = performance.source
    let destination = instantiate(target, in: performance.storyboard)
    log(source, .prepareForSegue(segue: edge.name, destination: destination))
    guard let id = nearest(.split, from: source), let split = split(id) else {
      try act(as: "presentation", destination, from: source, request(of: performance))
      return
    }
    let isPrimary = edge.segue.element["splitViewControllerTargetIndex"] == "0"
    if split.isCollapsed {
      try showDetail(destination, from: source, request(of: performance))
    } else {
      let column = isPrimary ? SplitColumn.primary : .secondary
      exchange(.push) { $0.setColumn(column, of: id, to: destination) }
    }
  }
}
