import InterfaceBuilder
import Scenes
import Simulation

/// What on screen can be used. Hidden and disabled views are among it: whoever knows where the finger
/// is knows what it can reach.
extension Stager {
  /// Notes what a controller's scene has, with the bars over it.
  mutating func addReactions(of node: ControllerNode, _ scene: Scene) {
    addBarReactions(of: node, scene)
    guard let controller = simulation.controllerElement(node.id) else { return }
    let document = simulation.scenes(of: node.id).document
    let rows = rowReactions(of: node, controller)
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
      for index in tabs.items.indices {
        stage.reactions.append(Reaction(id: id, item: index, step: .selectTab(index: index)))
      }
      if tabs.hasMore {
        stage.reactions.append(Reaction(id: id, item: tabs.items.count, step: .selectMore))
      }
    }
  }

  /// The rows of the table that `selectRow` is about: the first one of the controller in front.
  private func rowReactions(of node: ControllerNode, _ controller: Element) -> [Reaction] {
    func table(of id: ControllerID) -> Element? {
      simulation.controllerElement(id)?.subtree.first { $0.name == "tableView" }
    }
    let owner = simulation.visibleControllers.reversed().first { table(of: $0) != nil }
    guard owner == node.id, let table = table(of: node.id) else { return [] }
    var reactions: [Reaction] = []
    for (section, cells) in table.tableSections.map(\.cells).enumerated() {
      for (row, cell) in cells.enumerated() {
        guard let id = cell.id else { continue }
        reactions.append(Reaction(id: id, step: .selectRow(section: section, row: row)))
      }
    }
    return reactions
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
