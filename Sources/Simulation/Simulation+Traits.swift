import InterfaceBuilder
import Traits

/// Traits and sizes, handed down from the screen.
extension Simulation {
  /// Gives every controller its traits and its size.
  mutating func propagate() {
    let screenEnvironment = TraitEnvironment(screen: screen.environment.traits)
    window = screenEnvironment.child(.init(.window), overrides: screen.windowOverrides)
    assign(root, in: window, size: screen.windowSize)
  }

  /// - Parameters:
  ///   - overrides: what the container overrides for the controller.
  ///   - setter: the container.
  private mutating func assign(
    _ id: ControllerID, in outer: TraitEnvironment, size: Size?,
    overrides: TraitCollection = TraitCollection(), by setter: ControllerID? = nil
  ) {
    guard controllers[id] != nil else { return }
    let environment = outer.child(
      .init(.viewController, id.name), overrides: overrides,
      by: setter.map { .init(.viewController, $0.name) })
    controllers[id]?.environment = environment
    controllers[id]?.size = size
    if tabs(id) != nil { fitTabs(id) }
    if split(id) != nil { arrangeSplit(id) }
    guard let controller = controllers[id] else { return }
    for child in controller.children {
      let declared = declaredOverrides(for: child, in: id)
      let column = columnOverrides(for: child, in: id)
      assign(
        child, in: environment, size: childSize(child, in: controller),
        overrides: column.overridden(by: declared), by: id)
    }
    if let presentation = controller.presented {
      assign(presentation, over: id)
    }
  }

  /// What parents declare for a child with `setOverrideTraitCollection(_:forChild:)`.
  private func declaredOverrides(for child: ControllerID, in parent: ControllerID)
    -> TraitCollection
  {
    let matching = answers.overrides.filter { answer in
      matches(answer.parent, parent) && matches(answer.child, child)
        && holds(answer.when, for: parent)
    }
    return TraitCollection(combining: matching.map(\.traits))
  }

  /// An expanded split view gives its side columns a compact width. General knowledge, without a
  /// source (semantics.md, section 2).
  private func columnOverrides(for child: ControllerID, in parent: ControllerID)
    -> TraitCollection
  {
    guard let split = split(parent), !split.isCollapsed,
      let column = split.column(of: child), column != .secondary,
      controllers[parent]?.environment.traits.horizontalSizeClass == .regular
    else { return TraitCollection() }
    return TraitCollection(horizontalSizeClass: .compact)
  }

  /// Containers but split views give their children their own size; that of container views is up
  /// to layout.
  private func childSize(_ child: ControllerID, in container: Controller) -> Size? {
    switch container.content {
    case .plain: return nil
    case .navigation, .tabBar, .page: return container.size
    case .split(let split):
      guard !split.isCollapsed, let size = container.size, let column = split.column(of: child)
      else { return container.size }
      return SplitLayout(container.element, split, size).size(of: column)
    }
  }

  /// Traits come to what is presented from the window; over a context from what defines it. The
  /// latter is chosen here: no source says it.
  private mutating func assign(_ presentation: Presentation, over presenter: ControllerID) {
    var presentation = presentation
    let base = presentation.form.usesContext ? controllers[presenter]?.environment : window
    let answer = presentationAnswer(
      for: presentation.controller, segue: presentation.segue, presenter: presenter)
    presentation.form = presentation.style.form(
      in: window.traits, system: screen.system, answer: answer.adaptiveStyle)
    if presentation.form != .custom {
      presentation.removesPresenter = presentation.form.removesPresenter
    }
    var overrides = TraitCollection()
    if presentation.form == .popover || presentation.form == .formSheet {
      overrides.horizontalSizeClass = .compact
    }
    let environment = (base ?? window).child(
      .init(.presentationController, presentation.controller.name),
      overrides: answer.traits.map(overrides.overridden) ?? overrides)
    presentation.environment = environment
    controllers[presenter]?.presented = presentation
    assign(
      presentation.controller, in: environment,
      size: presentedSize(presentation, presenter: presenter))
  }

  /// Points; nil where only the system or layout knows.
  private func presentedSize(_ presentation: Presentation, presenter: ControllerID) -> Size? {
    let preferred = element(of: presentation.controller).flatMap(Self.preferredSize)
    switch presentation.form {
    case .fullScreen, .overFullScreen: return screen.windowSize
    case .currentContext, .overCurrentContext: return controllers[presenter]?.size
    case .formSheet:
      // 540 × 620 is from third parties (semantics.md, section 6), never more than the window.
      let size = preferred ?? Size(width: 540, height: 620)
      let window = screen.windowSize
      return Size(width: min(size.width, window.width), height: min(size.height, window.height))
    case .popover: return preferred
    case .card, .pageSheet, .custom: return nil
    }
  }

  private static func preferredSize(of element: Element) -> Size? {
    let size =
      element.child(key: "preferredContentSize")
      ?? element.child(key: "contentSizeForViewInPopover")
    guard let width = size?.number("width"), let height = size?.number("height") else { return nil }
    return Size(width: width, height: height)
  }

  // MARK: Answers

  /// Whether an answer's name is for a controller; no name is for all.
  func matches(_ name: String?, _ id: ControllerID) -> Bool {
    name.map { controllers[id]?.isNamed($0) == true } ?? true
  }

  /// Whether a condition holds for a controller.
  func holds(_ condition: AnswerCondition?, for id: ControllerID) -> Bool {
    guard let condition else { return true }
    guard let controller = controllers[id] else { return false }
    return holds(condition, for: id, traits: controller.environment.traits, size: controller.size)
  }

  func holds(
    _ condition: AnswerCondition, for id: ControllerID, traits: TraitCollection, size: Size?
  ) -> Bool {
    func exceeds(_ length: Double?, _ limit: Double?) -> Bool {
      limit.map { limit in length.map { $0 > limit } ?? false } ?? true
    }
    func isBelow(_ length: Double?, _ limit: Double?) -> Bool {
      limit.map { limit in length.map { $0 < limit } ?? false } ?? true
    }
    func isThere(_ name: String) -> Bool {
      family(id).contains { controllers[$0]?.isNamed(name) == true }
    }
    return condition.traits.map(traits.contains) ?? true
      && exceeds(size?.width, condition.widerThan) && isBelow(size?.width, condition.narrowerThan)
      && exceeds(size?.height, condition.tallerThan)
      && isBelow(size?.height, condition.shorterThan)
      && condition.shows.map(isThere) ?? true && !(condition.lacks.map(isThere) ?? false)
  }

  /// What is declared for a presentation; later entries replace what earlier ones say.
  func presentationAnswer(
    for id: ControllerID, segue: String?, presenter: ControllerID
  ) -> PresentationAnswer {
    var result = PresentationAnswer()
    for answer in answers.presentations {
      let isMeant =
        answer.of.map { name in
          controllers[id]?.isNamed(name) == true || isSegue(segue, named: name)
        } ?? true
      let applies =
        answer.when.map {
          holds($0, for: presenter, traits: window.traits, size: screen.windowSize)
        } ?? true
      guard isMeant, applies else { continue }
      result.style = answer.style ?? result.style
      result.custom = answer.custom ?? result.custom
      result.adaptiveStyle = answer.adaptiveStyle ?? result.adaptiveStyle
      result.traits = answer.traits ?? result.traits
      result.removesPresenter = answer.removesPresenter ?? result.removesPresenter
    }
    return result
  }

  private func isSegue(_ segue: String?, named name: String) -> Bool {
    guard let segue else { return false }
    return segue == name
      || storyboards[""]?.graph.edges.contains { $0.id == segue && $0.segue.identifier == name }
        == true
  }
}
