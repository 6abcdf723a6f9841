import InterfaceBuilder
import Scenes
import Simulation

/// What on screen can be used. Hidden and disabled views are among it: whoever knows where the finger
/// is knows what it can reach.
extension Stager {
  /// Notes the controls of a controller's scene and of its bars that react to touches.
  mutating func addReactions(of node: ControllerNode, _ scene: Scene) {
    addBarReactions(of: node, scene)
    if let pages = node.pages, pages.current + 1 < pages.count,
      let control = scene.views.first(where: { $0.kind == .pageControl })
    {
      stage.reactions.append(
        Reaction(id: control.id, step: .turnPage(to: pages.current + 1)))
    }
    guard let controller = simulation.controllerElement(node.id) else {
      stage.reactions += moreReactions(of: node, scene)
      return
    }
    let rows = rowReactions(of: node, scene)
    stage.reactions += rows
    var known = Set(rows.map(\.id))
    for view in scene.views {
      guard let element = view.element, known.insert(view.id).inserted else { continue }
      stage.reactions += reactions(of: view, element, in: node.id)
    }
    // Bar button items and gesture recognizers are no views.
    for element in controller.subtree where element != controller {
      guard let id = element.id, known.insert(id).inserted,
        simulation.reacts(element, in: node.id)
      else { continue }
      stage.reactions.append(Reaction(id: id, step: .trigger(element: id)))
    }
  }

  /// What using a view does: its segue or action, and what a control is set to by a tap.
  private func reactions(
    of view: View, _ element: Element, in id: ControllerID
  ) -> [Reaction] {
    func set(_ item: Int, _ number: Double) -> Reaction {
      Reaction(
        id: view.id, item: item, step: .set(element: view.id, value: .number(number)))
    }
    if TextInput.takesText(element) {
      return [Reaction(id: view.id, step: .trigger(element: view.id))]
    }
    let value = simulation.value(of: view.id, element, in: id)
    switch value?.touchEffect(on: element) {
    case .toggles: return [Reaction(id: view.id, step: .trigger(element: view.id))]
    case .sets(let numbers): return numbers.enumerated().map { set($0, $1) }
    case .sends, nil:
      return simulation.reacts(element, in: id)
        ? [Reaction(id: view.id, step: .trigger(element: view.id))] : []
    }
  }

  private mutating func addBarReactions(of node: ControllerNode, _ scene: Scene) {
    if let bar = scene.addedTopBar, scene.bars.top?.backTitle != nil {
      stage.reactions.append(
        Reaction(id: scene.views[bar].id, item: 0, step: .back(in: node.id)))
    }
    if let bar = scene.addedBottomBar, let tabs = scene.bars.tabs {
      let id = scene.views[bar].id
      for index in tabs.controllers.indices {
        stage.reactions.append(Reaction(id: id, item: index, step: .selectTab(index: index)))
      }
      if tabs.hasMore {
        stage.reactions.append(Reaction(id: id, item: tabs.controllers.count, step: .selectMore))
      }
    }
  }

  /// The rows of a controller's table: those of its sections, static or declared.
  private func rowReactions(of node: ControllerNode, _ scene: Scene) -> [Reaction] {
    guard let table = scene.views.firstIndex(where: { $0.kind == .tableView }) else { return [] }
    return scene.sections(of: table).enumerated().flatMap { section, content in
      zip(content.firstRow..., content.cells).flatMap { row, cell -> [Reaction] in
        let id = scene.views[cell].id
        let hasButton = TableViewCell(scene.views[cell]).accessory?.isButton == true
        let button = Reaction(
          id: id, item: 0, step: .tapAccessory(section: section, row: row, in: node.id))
        return [
          Reaction(id: id, step: .selectRow(section: section, row: row, in: node.id))
        ] + (hasButton ? [button] : [])
      }
    }
  }

  /// The rows of the list of tabs without a place of their own.
  private func moreReactions(of node: ControllerNode, _ scene: Scene) -> [Reaction] {
    guard let tabs = tabBarController(of: node.id)?.tabs else { return [] }
    return scene.views.filter { $0.kind == .tableViewCell }.enumerated().map { row, cell in
      Reaction(id: cell.id, step: .selectTab(index: tabs.visibleCount + row))
    }
  }
}
