import InterfaceBuilder
import Localization
import Requests
import Scenes

/// What the scenes of two versions are called above what has changed in them: each has one title, and no two have the
/// same.
struct SceneTitles {
  /// By the ids of controllers.
  private var titles: [String: String] = [:]

  init(_ before: Document, _ after: Document) {
    var known: Set<String> = []
    let controllers = [after, before].flatMap { version in
      version.root.subtree(named: "scene").compactMap { SceneElement($0).controller }
        .filter { controller in controller.id.map { known.insert($0).inserted } ?? false }
    }
    let plain = Dictionary(grouping: controllers) { $0.sceneTitle ?? "" }
    for (title, controllers) in plain {
      guard controllers.count > 1 else {
        for controller in controllers { add(title, controller) }
        continue
      }
      let longer = Dictionary(grouping: controllers) { controller in
        let name = ObjectNames.givenName(of: controller)
        return name.flatMap { $0 == title ? nil : "\(title) “\($0)”" } ?? title
      }
      for (title, controllers) in longer {
        for (index, controller) in controllers.enumerated() {
          add(
            index == 0 && controllers.count == 1
              ? title : localized("%1$s, number %2$s", context: "object", title, index + 1),
            controller)
        }
      }
    }
  }

  private mutating func add(_ title: String, _ controller: Element) {
    if let id = controller.id { titles[id] = title }
  }

  /// Of the scene that an object is in; nil for what is in none.
  func title(of element: Element) -> String? {
    guard let controller = element.scene.flatMap({ SceneElement($0).controller }) else {
      return nil
    }
    return controller.id.flatMap { titles[$0] } ?? controller.sceneTitle
  }
}
