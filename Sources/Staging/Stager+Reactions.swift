import InterfaceBuilder
import Scenes
import Simulation

/// What on screen can be used. Hidden and disabled views are among it: whoever knows where the finger
/// is knows what it can reach.
extension Stager {
  /// Notes what a controller's scene has, with the bars over it.
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
    let document = simulation.scenes(of: node.id).document
    let rows = rowReactions(of: node, scene)
    stage.reactions += rows
    let known = Set(rows.map(\.id))
    for element in controller.subtree where element != controller {
      guard let id = element.id, !known.contains(id) else { continue }
      // The segues of a view's gesture recognizers are the view's.
      let recognizers = element.outlets.filter { $0.property == "gestureRecognizers" }
        .compactMap { $0.destination.flatMap(document.element(id:)) }
      if ([element] + recognizers).contains(where: \.hasSegueOfItsOwn) {
        stage.reactions.append(Reaction(id: id, step: .trigger(element: id)))
      }
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
      content.cells.enumerated().map { row, cell in
        Reaction(
          id: scene.views[cell].id, step: .selectRow(section: section, row: row, in: node.id))
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

extension Element {
  /// Whether using the element performs a segue. An accessory's is not its row's.
  fileprivate var hasSegueOfItsOwn: Bool {
    segues.contains { segue in
      !["embed", "relationship"].contains(segue.kind) && segue.element["trigger"] == nil
    }
  }
}
