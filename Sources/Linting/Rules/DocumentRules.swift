import InterfaceBuilder
import Scenes
import WorkerProtocol

/// What is wrong with a document on every screen alike.
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

  /// What people call a controller; its id besides where others are called so, too.
  func title(of controller: Element) -> String {
    let id = controller.id ?? controller.name
    guard let title = scenes.entries.first(where: { $0.controller == controller })?.title else {
      return id
    }
    return scenes.entries.count { $0.title == title } > 1 ? "\(title) (\(id))" : title
  }
}
