import InterfaceBuilder
import Scenes
import WorkerProtocol

extension ResolvedScene {
  /// From where segues to other scenes can lead.
  mutating func addSegueSources(of entry: SceneSet.Entry, in scenes: SceneSet) {
    guard let controller = entry.controller, let id = controller.id,
      scenes.document.kind == .storyboard
    else { return }
    controllerID = id
    let names = ObjectNames(document: scenes.document).withoutIDs
    let scene = controller.parent?.parent ?? controller
    segueSources = scene.subtree.compactMap { element in
      guard let id = element.id,
        element == controller
          || SegueElement.canStart(
            atElement: element.name, isCustom: element["customClass"] != nil)
      else { return nil }
      return SegueSource(id: id, name: names.name(of: element))
    }
  }
}
