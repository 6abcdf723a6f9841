import Editing
import InterfaceBuilder

/// Which edits nothing that is laid out depends on. What isn't known to be one may be anything.
extension Edit {
  /// - Parameters:
  ///   - versions: The later one first.
  ///   - hasCompanion: Whether a companion file may name what is edited.
  func isBesideLayout(in versions: [Document], hasCompanion: Bool) -> Bool {
    switch self {
    case .set(let path, let attribute, _):
      guard let name = path.elementName(in: versions) else { return false }
      return Self.attributes.contains(attribute)
        || Self.attributesOfElements[name]?.contains(attribute) == true
        || !hasCompanion && Self.names[name]?.contains(attribute) == true
        || path.isBesideLayout(in: versions, hasCompanion: hasCompanion)
    case .text(let path, _), .rename(let path, _), .remove(let path), .move(let path, _, _):
      return path.isBesideLayout(in: versions, hasCompanion: hasCompanion)
    case .insert(let new, _, _):
      // Its own text has it where it is new.
      func value(_ name: String) -> String? { new.attributes.first { $0[0] == name }?[1] }
      let elements = versions.compactMap { version in
        value("id").flatMap { version.element(id: $0) }
      }
      if !elements.isEmpty {
        return elements.allSatisfy { $0.isBesideLayout(hasCompanion: hasCompanion) }
      }
      if Element.isBesideLayout(new.name, key: value("key")) { return true }
      // A list of connections is as what is in it.
      return new.name == "connections"
        && new.children.allSatisfy { child in
          Edit.insert(child, into: ElementPath(id: nil), .first)
            .isBesideLayout(in: versions, hasCompanion: hasCompanion)
        }
    }
  }

  /// Names that code and people use, and what Interface Builder found when it saved.
  private static let attributes: Set = [
    "userLabel", "misplaced", "ambiguous", "customModuleProvider", "propertyAccessControl",
  ]

  /// By elements. On devices nothing depends on who saved a document, which a test of all documents says.
  private static let attributesOfElements: [String: Set<String>] = [
    "document": ["toolsVersion", "systemVersion"], "plugIn": ["version"],
    "segue": ["unwindAction", "animates"],
  ]

  /// By elements: what only a companion file may name them by.
  private static let names: [String: Set<String>] = [
    "segue": ["identifier"], "constraint": ["identifier"],
  ]
}

extension ElementPath {
  /// In each version that has it.
  private func elements(in versions: [Document]) -> [Element] {
    id.map { id in versions.compactMap { $0.element(id: id) } } ?? []
  }

  fileprivate func elementName(in versions: [Document]) -> String? {
    steps.last?.name ?? (id == nil ? "document" : elements(in: versions).first?.name)
  }

  /// Whether what is at the path, or what that is in, is nothing that is laid out.
  fileprivate func isBesideLayout(in versions: [Document], hasCompanion: Bool) -> Bool {
    if steps.contains(where: { Element.isBesideLayout($0.name, key: $0.key) }) { return true }
    // An object's own values may be anything; those of a connection are its own. It has to be such a one in both.
    let found = elements(in: versions)
    return !found.isEmpty && found.allSatisfy { $0.isBesideLayout(hasCompanion: hasCompanion) }
  }
}

extension Element {
  /// Elements that no layout reads: places on Interface Builder's canvas and notes.
  fileprivate static func isBesideLayout(_ name: String, key: String?) -> Bool {
    name == "designables" || name == "point" && key == "canvasLocation"
  }

  fileprivate func isBesideLayout(hasCompanion: Bool) -> Bool {
    switch name {
    // Actions are sent when the app runs.
    case "action": true
    // Unwinding shows nothing that isn't shown by another segue.
    case "segue": self["kind"] == "unwind"
    // Companion files call views by outlets; UIKit's own classes take views by them.
    case "outlet", "outletCollection":
      !hasCompanion && parent?.parent?["customClass"] != nil
        && !(Self.outlets.contains(self["property"] ?? ""))
    default: false
    }
  }

  /// UIKit's outlets, which an app's classes inherit.
  private static let outlets: Set = [
    "view", "accessoryView", "backgroundView", "selectedBackgroundView", "editingAccessoryView",
    "inputView", "inputAccessoryView", "tableHeaderView", "tableFooterView", "dataSource",
    "delegate", "titleView", "customView", "searchBar", "tableView", "collectionView", "image",
    "gestureRecognizers", "refreshControl", "maskView", "rootViewController", "navigationItem",
    "contentView", "textLabel", "detailTextLabel", "imageView", "toolbarItems",
  ]
}
