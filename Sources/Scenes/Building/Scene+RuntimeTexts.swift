import Companion
import InterfaceBuilder
import Styles

extension Scene {
  /// Sets the texts that the project's inspectable properties set, themselves or by their keys.
  mutating func setRuntimeTexts(by looks: ProjectLooks) {
    let properties = looks.textProperties
    guard !properties.isEmpty else { return }
    for (index, view) in views.indexed {
      for attribute in view.element?.runtimeAttributes ?? [] {
        guard let property = properties[attribute.keyPath], let value = attribute.value?.text else {
          continue
        }
        let text = looks.texts[value] ?? value
        switch property {
        // What a row shows, and what code sets, comes later.
        case .text: views[index].runtimeText = views[index].runtimeText ?? text
        case .placeholder:
          views[index].declaredProperties =
            (views[index].declaredProperties ?? [:]).merging(["placeholder": .string(text)]) {
              old, _ in old
            }
        default: break
        }
      }
    }
  }
}

extension ProjectLooks {
  /// A text that the project sets by a property of its own, or the key of one.
  package struct SetText: Sendable {
    package let element: Element
    package let property: Property
    package let value: String
  }

  /// Those of a document, in its order.
  package func setTexts(in document: Document) -> [SetText] {
    let properties = textProperties
    guard !properties.isEmpty else { return [] }
    return document.root.subtree(named: "userDefinedRuntimeAttributes").compactMap(\.parent)
      .flatMap { element in
        element.runtimeAttributes.compactMap { attribute in
          guard let property = properties[attribute.keyPath], let value = attribute.value?.text
          else { return nil }
          return SetText(element: element, property: property, value: value)
        }
      }
  }

  /// The properties that set texts.
  fileprivate var textProperties: [String: Property] {
    properties.filter { $0.value == .text || $0.value == .placeholder }
  }

  /// What a document sets as texts by such properties: these, or keys of them.
  package func textValues(in document: Document) -> Set<String> {
    Set(setTexts(in: document).map(\.value))
  }
}

extension RuntimeAttribute.Value {
  fileprivate var text: String? {
    switch self {
    case .string(let text), .localizedString(let text): text
    default: nil
    }
  }
}
