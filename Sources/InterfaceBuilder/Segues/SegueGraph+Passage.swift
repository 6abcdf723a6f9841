extension SegueGraph.Edge {
  /// How a controller comes to be shown, as far as its bars depend on it.
  package enum Passage {
    case containment, show, showDetail, push, presentation, popover, embedding
  }

  package var passage: Passage? {
    switch segue.kind {
    case "relationship": .containment
    case "show": .show
    case "showDetail": .showDetail
    case "push": .push
    case "presentation", "modal": .presentation
    case "popover", "popoverPresentation": .popover
    case "embed": .embedding
    default: nil
    }
  }

  /// Whether the destination's bars depend on those of the source.
  package var handsOnBars: Bool {
    switch passage {
    case .containment, .show, .push: true
    case .showDetail, .presentation, .popover, .embedding, nil: false
    }
  }

  /// Whether the destination stands where the source does, rather than over it: in the same containers,
  /// or in the source itself.
  fileprivate var staysInContainers: Bool {
    switch passage {
    case .containment, .show, .showDetail, .push, .embedding: true
    case .presentation, .popover, nil: false
    }
  }
}

extension SegueGraph {
  /// The controllers that no split view is around, as far as the document tells where they are shown: all
  /// ways back from them end at its initial controller or at one that it presents. Others may be shown by
  /// another document, or by code, and there in a split view.
  package func controllersInNoSplitView() -> Set<Element> {
    let presented = edges.filter { $0.passage == .presentation || $0.passage == .popover }
      .compactMap(destination)
    let starts = Set(presented + [initial].compactMap { $0 })
    let others = controllers.filter { controller in
      controller.name == "splitViewController"
        || !starts.contains(controller)
          && !segues(to: controller).contains(where: \.staysInContainers)
    }
    return reached(from: starts).subtracting(reached(from: Set(others)))
  }

  private func reached(from starts: Set<Element>) -> Set<Element> {
    var reached = starts
    var open = Array(starts)
    while let at = open.popLast() {
      for edge in segues(from: at) where edge.staysInContainers {
        if let next = destination(of: edge), reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached
  }

  private func destination(of edge: Edge) -> Element? {
    edge.segue.destination.flatMap(controller(id:))
  }
}
