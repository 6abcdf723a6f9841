import InterfaceBuilder
import Scenes
import WorkerProtocol

extension WrittenValue {
  /// The values of a scene's views that the window edits: whether they are installed, the texts of those
  /// that have one, in so far as they are attributes, and whether they are hidden.
  /// - Parameter variations: All that varies in the document.
  static func all(in scene: Scene, _ variations: [VariationEntry]) -> [WrittenValue] {
    let leftOut = Set(
      variations.filter { $0.isInstallation && $0.isOfBase && $0.value == "NO" }
        .compactMap(\.id))
    return all(in: scene, leftOut: leftOut)
  }

  private static func all(in scene: Scene, leftOut: Set<String>) -> [WrittenValue] {
    scene.views.flatMap { view -> [WrittenValue] in
      guard let element = view.element, let id = element.id, id == view.id else { return [] }
      let holder = view.kind == .button ? element.child("state", key: "normal") : element
      var values: [WrittenValue] = []
      // Only what is in a list of subviews can be left out.
      if element.parent?.name == "subviews" {
        values.append(
          WrittenValue(
            id: id, key: VariationEntry.installed, value: leftOut.contains(id) ? "NO" : "YES"))
      }
      if let name = textAttribute(of: view.kind), let text = holder?[name] {
        let key = view.kind == .button ? "normal.\(name)" : name
        values.append(WrittenValue(id: id, key: key, value: text))
      }
      if let hidden = element["hidden"] {
        values.append(WrittenValue(id: id, key: "hidden", value: hidden))
      }
      return values
    }
  }

  private static func textAttribute(of kind: ViewKind) -> String? {
    switch kind {
    case .label, .textField, .textView: "text"
    case .button: "title"
    default: nil
    }
  }
}
