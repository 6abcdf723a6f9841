import Assets
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol

/// Colours that the project's catalogues lack, and such that are one of theirs, written out.
struct ColorRules {
  let document: Document
  let assets: AssetLibrary

  func issues() -> [Issue] {
    let names = assets.colorNames
    // Where there are no colours at all, nothing tells whether the document was taken from its project.
    guard !names.isEmpty else { return [] }
    let uses = document.root.subtree.filter { element in
      element.name == "color" && element.parent?.parent?.name != "resources"
    }
    return missing(uses, names) + written(uses, names)
  }
}

extension Element {
  /// The element's id, or that of the nearest element around it that has one.
  var nearestID: String? {
    var element: Element? = self
    while let current = element, current.id == nil { element = current.parent }
    return element?.id
  }
}
