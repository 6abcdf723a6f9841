import Companion
import InterfaceBuilder

extension Scene {
  /// Sets the texts that the project's inspectable properties set.
  mutating func setRuntimeTexts(by looks: ProjectLooks) {
    let properties = looks.properties.filter { $0.value == .text || $0.value == .placeholder }
    guard !properties.isEmpty else { return }
    for (index, view) in views.indexed {
      for attribute in view.element?.runtimeAttributes ?? [] {
        guard let property = properties[attribute.keyPath], let text = attribute.value?.text else {
          continue
        }
        switch property {
        // What a row shows comes later.
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

extension RuntimeAttribute.Value {
  fileprivate var text: String? {
    switch self {
    case .string(let text), .localizedString(let text): text
    default: nil
    }
  }
}
