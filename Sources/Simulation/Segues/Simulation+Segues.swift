import Companion
import InterfaceBuilder
import Localization
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
    /// The row that was chosen.
    var row: TableRow?
  }

  // MARK: Finding

  mutating func performSegue(
    _ name: String, from id: ControllerID?
  ) throws(SimulationError) {
    if let id, controllers[id] == nil {
      throw SimulationError(
        .unknownController, localized("There is no controller “%1$s” now.", id))
    }
    let candidates = id.map { [$0] } ?? visibleControllers.reversed()
    for source in candidates {
      guard let controller = controllers[source], let element = controller.element,
        let graph = graph(of: source)
      else { continue }
      let segues = graph.segues(from: element)
      guard let edge = segues.first(where: { $0.id == name || $0.segue.identifier == name })
      else { continue }
      // Code that performs a cell's segue hands on one of its rows.
      let row = edge.trigger.flatMap { self.row(around: $0, in: source) }
      try perform(
        Performance(
          edge: edge, source: source, storyboard: controller.storyboard, sender: nil, row: row))
      return
    }
    let known = storyboards[""]?.graph.edges.first { $0.id == name || $0.segue.identifier == name }
    if let known {
      throw SimulationError(
        .notVisible,
        localized("The segue “%1$s” starts at a controller that is not on screen.", name),
        line: known.segue.element.line)
    }
    throw SimulationError(
      .unknownSegue, localized("There is no segue “%1$s”; name one by its id or identifier.", name))
  }

  /// Uses an element of a scene on screen.
  mutating func trigger(_ name: String) throws(SimulationError) {
    let (source, element) = try visibleElement(name)
    if case .flag(let isOn)? = value(of: name, element, in: source) {
      try set(name, to: .flag(!isOn))
    } else if !beginEditing(name, element, in: source) {
      try use(element, named: name, in: source)
    }
  }

  /// An element of a scene on screen, and the front controller whose scene it is.
  /// - Parameter name: the id of its view.
  func visibleElement(_ name: String) throws(SimulationError) -> (ControllerID, Element) {
    let id = RowID.element(of: name)
    var isKnown = false
    for source in visibleControllers.reversed() {
      guard let controller = controllers[source],
        let storyboard = storyboards[controller.storyboard],
        let element = storyboard.set.document.element(id: id)
      else { continue }
      isKnown = true
      if storyboard.graph.controller(containing: element) == controller.element {
        return (source, element)
      }
    }
    guard isKnown else {
      throw SimulationError(
        .unknownElement, localized("There is no element “%1$s” in a document on screen.", name))
    }
    throw SimulationError(
      .notVisible, localized("The element “%1$s” is in a scene that is not on screen.", name))
  }

  /// Sends the action that code is declared to send for an element.
  /// - Returns: whether one is declared.
  @discardableResult
  mutating func send(
    by element: Element, in source: ControllerID, row: TableRow? = nil
  ) throws(SimulationError) -> Bool {
    guard let (action, sending) = sending(by: element, in: source) else { return false }
    var child: ControllerID?
    if let name = sending.controller, let storyboard = controllers[source]?.storyboard {
      guard let target = storyboards[storyboard]?.graph.controllers(named: name).first else {
        throw SimulationError(
          .unknownController,
          localized("The action “%1$s” is to show “%2$s”, which is no controller.", action, name))
      }
      let made = instantiate(target, in: storyboard)
      var content = sending.sets.map { PassedContent($0, from: row) } ?? PassedContent()
      content.title =
        content.title ?? sending.title(forRow: row?.number ?? 1, of: row?.count ?? 1)
      pass(content, to: made)
      child = made
    }
    try send(action, child, from: source)
    return true
  }

  /// Gives a controller that is to be shown, and those in it, what code passes on. What a name is not
  /// of, a controller leaves.
  mutating func pass(_ content: PassedContent, to id: ControllerID) {
    for shown in family(id) where controllers[shown]?.kind == .plain {
      controllers[shown]?.passed.take(content)
    }
  }

  /// Does what using an element does: the action that code sends and the element's own segue, both, as
  /// a control has any number of targets. The action comes first, which is chosen here.
  private mutating func use(
    _ element: Element, named name: String, in source: ControllerID
  ) throws(SimulationError) {
    let row = self.row(around: element, named: name, in: source)
    if let row, row.cell == element { select(row, in: source) }
    let isSent = try send(by: element, in: source, row: row)
    let isAccessory = !hasSegue(element, in: source)
    guard isSent || !isAccessory || hasSegue(element, in: source, isAccessory: true) else {
      throw SimulationError(
        .noSegue, localized("The %1$s has no segue; what it does is in code.", element.name),
        line: element.line)
    }
    if isSent && isAccessory { return }
    try performSegue(of: element, in: source, row: row, isAccessory: isAccessory)
  }

  /// The action that code is declared to send for an element.
  private func sending(
    by element: Element, in source: ControllerID
  ) -> (action: String, sending: CustomAction.Sending)? {
    let names = [element.id, element.reuseIdentifier].compactMap { $0 }
    return declared(\.actions).lazy.flatMap { action in
      action.sendings.map { (action: action.name, sending: $0) }
    }.first { names.contains($0.sending.sender) && holds($0.sending.condition, for: source) }
  }

  /// Whether something is known to happen when an element is used.
  package func reacts(_ element: Element, in id: ControllerID) -> Bool {
    sending(by: element, in: id) != nil || hasSegue(element, in: id)
  }

  /// Whether using an element, or a cell's accessory button, performs a segue.
  func hasSegue(
    _ element: Element, in source: ControllerID, isAccessory: Bool = false
  ) -> Bool {
    !segues(of: element, in: source, isAccessory: isAccessory).isEmpty
  }

  /// The segues that using an element, or a cell's accessory button, performs.
  private func segues(
    of element: Element, in source: ControllerID, isAccessory: Bool
  ) -> [SegueGraph.Edge] {
    guard let scene = controllers[source]?.element, let graph = graph(of: source) else { return [] }
    // A view's gesture recognizers have segues of their own.
    let recognizers = element.outlets.filter { $0.property == "gestureRecognizers" }
      .compactMap(\.destination)
    return graph.segues(from: scene).filter { edge in
      guard let trigger = edge.trigger, edge.segue.kind != "embed",
        edge.segue.isOfAccessory == isAccessory
      else { return false }
      return trigger == element || trigger.id.map(recognizers.contains) == true
    }
  }

  mutating func performSegue(
    of element: Element, in source: ControllerID, row: TableRow? = nil, isAccessory: Bool = false
  ) throws(SimulationError) {
    guard let controller = controllers[source],
      let edge = segues(of: element, in: source, isAccessory: isAccessory).first
    else { return }
    try perform(
      Performance(
        edge: edge, source: source, storyboard: controller.storyboard, sender: element, row: row))
  }

  // MARK: Performing

  /// `shouldPerformSegue` is only asked for controls, the destination is made before
  /// `prepare(for:)`. Source: UIViewController's documentation of both.
  private mutating func perform(_ performance: Performance) throws(SimulationError) {
    let edge = performance.edge
    let source = performance.source
    let declared = answer(to: edge, from: source, \.effect)
    if performance.sender != nil {
      let answer = answer(to: edge, from: source, \.shouldPerform) ?? true
      log(source, .shouldPerformSegue(segue: edge.name, answer: answer))
      guard answer else { return }
    }
    let kind = edge.segue.performedKind
    if kind == "custom", declared == nil { note(.customSegue, source) }
    guard kind != "embed", kind != "relationship" else {
      throw SimulationError(
        .notPerformable,
        localized(
          "This %1$s segue is part of its container and can't be performed by itself.", kind),
        line: edge.segue.element.line)
    }
    if kind == "unwind" {
      try unwind(
        edge.segue.unwindAction ?? "", from: source, segue: edge.name,
        passing: passed(by: edge, from: source, row: performance.row))
      return
    }
    guard
      let target = edge.segue.destination.flatMap({
        storyboards[performance.storyboard]?.graph.controller(id: $0)
      })
    else {
      throw SimulationError(
        .unknownController, localized("The segue leads to no controller of the document."),
        line: edge.segue.element.line)
    }
    if kind == "replace" {
      try replace(edge, target, performance)
      return
    }
    let destination = prepared(target, performance)
    if kind == "popover", window.traits.userInterfaceIdiom == .phone {
      note(.popoverOnPhone, source)
    }
    let effect = declared ?? ShowEffect(segueKind: kind)
    try act(effect, destination, from: source, request(of: performance))
  }

  /// Makes the destination of a segue and prepares it.
  private mutating func prepared(_ target: Element, _ performance: Performance) -> ControllerID {
    let edge = performance.edge
    let source = performance.source
    let destination = instantiate(target, in: performance.storyboard)
    log(source, .prepareForSegue(segue: edge.name, destination: destination))
    pass(passed(by: edge, from: source, row: performance.row), to: destination)
    return destination
  }

  /// What code is declared to give the destination of a segue.
  func passed(
    by edge: SegueGraph.Edge, from source: ControllerID, row: TableRow? = nil
  ) -> PassedContent {
    answer(to: edge, from: source, \.sets).map { PassedContent($0, from: row) } ?? PassedContent()
  }

  private func request(of performance: Performance) -> PresentationRequest {
    let segue = performance.edge.segue
    let trigger = performance.edge.trigger
    return PresentationRequest(
      style: segue.modalPresentationStyle.flatMap(PresentationStyle.init),
      segue: performance.edge.id,
      // Without an anchor of its own a popover points at what it starts from.
      anchor: segue.popoverAnchor
        ?? (trigger == performance.edge.source ? nil : trigger?.id),
      arrowDirections: segue.popoverArrowDirections)
  }

  /// Does something with a controller that is to be shown.
  mutating func act(
    _ effect: ShowEffect, _ child: ControllerID, from source: ControllerID,
    _ request: PresentationRequest
  ) throws(SimulationError) {
    var request = request
    switch effect {
    case .show: try show(child, from: source, request)
    case .showDetail: try show(child, by: Self.showDetail, from: source, request)
    case .push:
      guard let navigation = nearest(.navigation, from: source) else {
        throw SimulationError(
          .noNavigationController,
          localized(
            """
            A push segue needs a navigation controller around its source; UIKit ends the app \
            here. Use a show segue.
            """))
      }
      push(child, onto: navigation)
    case .popover:
      try checkPopovers(request)
      request.style = .popover
      try present(child, from: source, request)
    case .present:
      try present(child, from: source, request)
    case .dismiss:
      discard(child)
      dismiss(around: source)
    case .none:
      discard(child)
    }
  }

  /// - Throws: Where a phone's version of iOS has popovers on pads only.
  private func checkPopovers(_ request: PresentationRequest) throws(SimulationError) {
    guard !screen.platform.hasPopovers(on: window.traits.userInterfaceIdiom) else { return }
    throw SimulationError(
      .noPopovers,
      localized(
        """
        A popover ends the app on a phone with iOS %1$s: popovers are for pads until iOS 8. Choose a \
        pad, or a later iOS.
        """, screen.system))
  }

  /// An old replace segue puts its destination into a column of the split view around its source.
  private mutating func replace(
    _ edge: SegueGraph.Edge, _ target: Element, _ performance: Performance
  ) throws(SimulationError) {
    let source = performance.source
    let destination = prepared(target, performance)
    guard let id = nearest(.split, from: source), let split = split(id) else {
      try act(.present, destination, from: source, request(of: performance))
      return
    }
    let isPrimary = edge.segue.replacesPrimary
    if split.isCollapsed {
      try show(destination, by: Self.showDetail, from: source, request(of: performance))
    } else {
      let column = isPrimary ? SplitColumn.primary : .secondary
      exchange(.push) { $0.setColumn(column, of: id, to: destination) }
    }
  }
}

extension ShowEffect {
  /// What a segue of a kind does. Custom segues and kinds that are not known present.
  init(segueKind: String) {
    switch segueKind {
    case "show": self = .show
    case "showDetail": self = .showDetail
    case "push": self = .push
    case "popover", "popoverPresentation": self = .popover
    default: self = .present
    }
  }
}
