import InterfaceBuilder
import Scenes
import WorkerProtocol

/// The rules whose findings are the same on every screen.
struct DocumentRules {
  let scenes: SceneSet

  var document: Document { scenes.document }

  func issues() -> [Issue] {
    impossibleStructures() + cellsWithoutIdentifier() + repeatedIdentifiers() + unreachableScenes()
      + contradictedSegues() + segueIdentifiers() + deprecatedClasses()
      + variationsWithoutSizeClasses() + fixedFonts() + fixedDirections()
      + ConstraintRules(document: document).issues()
      + VariationRules(document: document).fixes.map(\.issue)
      + ResourceRules(document: document).fixes.map(\.issue)
  }

  /// The title of a controller, with its id where another one has the same title.
  func title(of controller: Element) -> String {
    let id = controller.id ?? controller.name
    guard let title = scenes.entries.first(where: { $0.controller == controller })?.title else {
      return id
    }
    return scenes.entries.count { $0.title == title } > 1 ? "\(title) (\(id))" : title
  }
}
