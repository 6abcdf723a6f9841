import Companion
import InterfaceBuilder
import Localization

extension CompanionFile {
  /// Properties that their views don't have, and words that are none of their property's, as a document tells them:
  /// views of the app's own classes may have more.
  func badProperties(in document: Document) -> [CompanionDiagnostic] {
    guard !writtenProperties.isEmpty else { return [] }
    let views = NamedKinds(document, added: self.views)
    return writtenProperties.compactMap { property in
      let holders = ViewKind.allCases.filter { AttributeTable.has(property.name, $0) }
      let kinds = views.kinds(of: property.owner)
      if let name = kinds.first?.className, !holders.isEmpty,
        !kinds.contains(where: holders.contains)
      {
        let classes = Set(holders.compactMap(\.className)).sorted().joined(separator: ", ")
        return CompanionDiagnostic(
          .unknownProperty,
          localized(
            "%1$s has no property “%2$s”, which is left out; those that have it: %3$s.",
            name, property.name, classes),
          at: property.position, path: property.path)
      }
      guard let words = Self.words[property.name], case .string(let word) = property.value,
        !words.contains(word)
      else { return nil }
      return CompanionDiagnostic(
        .badValue,
        localized(
          "“%1$s” is not among %2$s.", word,
          words.map { "“\($0)”" }.joined(separator: ", ")),
        at: property.position, path: property.path)
    }
  }

  /// The words of properties that have the same ones in all classes.
  private static let words: [String: [String]] = [
    "accessoryType": ["none"] + TableViewCell.Accessory.allCases.map(\.rawValue),
    "alignment": StackView.Alignment.allCases.map(\.rawValue),
    "axis": ["horizontal", "vertical"],
    "borderStyle": TextField.BorderStyle.allCases.map(\.rawValue),
    "contentHorizontalAlignment": Button.HorizontalAlignment.allCases.map(\.rawValue),
    "contentMode": View.ContentMode.allCases.map(\.rawValue),
    "contentVerticalAlignment": Button.VerticalAlignment.allCases.map(\.rawValue),
    "distribution": StackView.Distribution.allCases.map(\.rawValue),
    "textAlignment": View.TextAlignment.allCases.map(\.rawValue),
  ]
}

/// The kinds of the views that a name may stand for.
private struct NamedKinds {
  private var kinds: [String: [ViewKind]] = [:]

  init(_ document: Document, added: [AddedView]) {
    for element in document.root.subtree {
      for name in [element.id, element.userLabel].compactMap({ $0 }) { add(element, as: name) }
      for outlet in element.outlets {
        guard let name = outlet.property,
          let target = outlet.destination.flatMap({ document.element(id: $0) })
        else { continue }
        add(target, as: name)
      }
    }
    for view in added where kinds[view.name] == nil {
      kinds[view.name] = Self.kind(ofClass: view.className).map { [$0] }
    }
  }

  /// An own class, and what is no view, is of a kind that nothing is known of.
  private mutating func add(_ element: Element, as name: String) {
    kinds[name, default: []].append(
      element.customClass == nil ? ViewKind(tag: element.name) : .other)
  }

  /// None where nothing can be said of them.
  func kinds(of owner: WrittenProperty.Owner) -> [ViewKind] {
    let found =
      switch owner {
      case .view(let name): kinds[name] ?? []
      case .className(let name): Self.kind(ofClass: name).map { [$0] } ?? []
      }
    return found.contains(.other) ? [] : found
  }

  private static func kind(ofClass name: String) -> ViewKind? { ViewKind(madeBy: name) }
}
