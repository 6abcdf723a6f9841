import Editing
import InterfaceBuilder
import Scenes
import WorkerProtocol

extension ElementValues {
  /// What is written of a scene's views.
  /// - Parameter variations: All that varies in the document.
  static func all(in scene: Scene, _ variations: [VariationEntry]) -> [ElementValues] {
    let leftOut = Set(
      variations.filter { $0.isInstallation && $0.isOfBase && $0.value == "NO" }
        .compactMap(\.id))
    return scene.views.compactMap { view in
      guard let element = view.element, let id = element.id, id == view.id else { return nil }
      var values: [[String]] = []
      // Only what is in a list of subviews can be left out.
      if element.parent?.name == "subviews" {
        values.append([VariationEntry.installed, leftOut.contains(id) ? "NO" : "YES"])
      }
      for property in EditableProperty.all(ofElement: element.name) {
        values += element.written(property)
      }
      if element.isPlacedByItsFrame {
        for property in EditableProperty.ofFrames { values += element.written(property) }
      }
      return ElementValues(id: id, element: element.name, values: values)
    }
  }
}

extension Element {
  /// A property in the base and, of one that is an element, for size classes.
  fileprivate func written(_ property: EditableProperty) -> [[String]] {
    var path = property.key.split(separator: ".").map(String.init)
    guard let name = path.popLast() else { return [] }
    guard let holder = path.reduce(self, { element, key in element?.child(key: key) }) else {
      return []
    }
    guard property.isElement else {
      return holder[name].map { [[property.key, $0]] } ?? []
    }
    var values: [[String]] = []
    func text(_ holder: Element) -> String? {
      holder.child(key: name).flatMap { PropertyText(of: $0, property.kind)?.text }
    }
    if let text = text(holder) { values.append([property.key, text]) }
    if path.isEmpty {
      for variation in variations where !variation.isDefault {
        guard let varied = VariationCase(key: variation.key), let text = text(variation.element)
        else { continue }
        values.append([property.key, text, varied.name])
      }
    }
    return values
  }

  /// Whether neither Auto Layout nor a stack view places it.
  fileprivate var isPlacedByItsFrame: Bool {
    parent?.name == "subviews" && parent?.parent?.name != "stackView"
      && flag("translatesAutoresizingMaskIntoConstraints") != false
  }
}
