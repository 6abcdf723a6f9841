import Localization
import PreviewerModel
import Traits
import WorkerProtocol

/// Which containers the map shows as cards, so that what they hold is seen once, in its own scene.
package struct ContainerFolding: Equatable, Sendable {
  /// Whether containers are cards, unless one is said not to be.
  package var foldsAll = false {
    didSet { if foldsAll != oldValue { exceptions = [] } }
  }
  /// The scenes that are shown the other way.
  private(set) var exceptions: Set<String> = []

  package init(foldsAll: Bool = false, exceptions: Set<String> = []) {
    self.foldsAll = foldsAll
    self.exceptions = exceptions
  }

  package func folds(_ scene: ResolvedScene) -> Bool {
    scene.isContainer && foldsAll != exceptions.contains(scene.id)
  }

  /// Folds a container, or unfolds it.
  package mutating func toggle(_ scene: String) {
    exceptions.formSymmetricDifference([scene])
  }

  /// What holds for all holds for those of another document.
  package mutating func forgetExceptions() {
    exceptions = []
  }
}

/// What stands on the card of a container.
package struct ContainerCard: Equatable, Sendable {
  package let title: String
  /// Whether the title says more than the symbol does.
  package let isTitled: Bool
  /// The names of what it holds, in the document's order.
  let content: [String]
  /// The name of its kind's icon.
  package let symbol: String

  /// - Parameters:
  ///   - segues: of the document.
  ///   - names: of its scenes, by their ids.
  package init(_ scene: ResolvedScene, holding segues: [SegueEntry], names: [String: String]) {
    title = scene.displayName
    isTitled = !scene.title.isEmpty
    content = segues.filter { $0.isRelationship && $0.source.scene == scene.id }.map { segue in
      segue.destination.scene.flatMap { names[$0] } ?? segue.destination.name
    }
    symbol =
      ResolvedScene.containerSymbols[scene.controller ?? ""] ?? "ninefold-controller-symbolic"
  }

  /// Below the title; empty where it holds nothing that the document knows.
  package var detail: String {
    guard content.count > 1 else { return content.first ?? "" }
    return localized(
      "%1$s scene: %2$s", plural: "%1$s scenes: %2$s", content.count,
      content.joined(separator: ", "))
  }

  /// In words, for assistive technology.
  package var sentence: String {
    detail.isEmpty
      ? localized("%1$s, folded", title) : localized("%1$s, folded. %2$s", title, detail)
  }
}

extension ResolvedScene {
  /// By the elements of the controllers that draw their children's scenes in their own.
  fileprivate static let containerSymbols = [
    "navigationController": navigationSymbol,
    "tabBarController": "ninefold-tabs-symbolic",
    "splitViewController": "ninefold-split-symbolic",
  ]

  package static let navigationSymbol = "ninefold-navigation-symbolic"

  /// Whether it is a navigation controller whose name says no more than its kind.
  var isUntitledNavigation: Bool {
    // Interface Builder writes the kind's name as a title as well.
    controller == "navigationController"
      && [controllerClass, "Navigation Controller"].contains(displayName)  // Not translated.
  }

  /// Whether it draws scenes of others in its own.
  package var isContainer: Bool { controller.map { Self.containerSymbols[$0] != nil } ?? false }
}
