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
        || path.isBesideLayout(in: versions, hasCompanion: hasCompanion)
    case .text(let path, _), .rename(let path, _), .remove(let path), .move(let path, _, _):
      return path.isBesideLayout(in: versions, hasCompanion: hasCompanion)
    case .insert(let new, _, _):
      // Its own text has it where it is new.
      if let id = new.attributes.first(where: { $0[0] == "id" })?[1],
        let element = versions.lazy.compactMap({ $0.element(id: id) }).first
      {
        return element.isBesideLayout(hasCompanion: hasCompanion)
      }
      if Element.isBesideLayout(new.name) { return true }
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
    "restorationIdentifier",
  ]

  /// By elements. On devices nothing depends on who saved a document, which a test of all documents says.
  private static let attributesOfElements: [String: Set<String>] = [
    "document": ["toolsVersion", "systemVersion"], "plugIn": ["version"],
    "segue": ["identifier", "unwindAction", "animates"], "constraint": ["identifier"],
  ]
}

extension ElementPath {
  private func element(in versions: [Document]) -> Element? {
    id.flatMap { id in versions.lazy.compactMap { $0.element(id: id) }.first }
  }

  fileprivate func elementName(in versions: [Document]) -> String? {
    steps.last?.name ?? (id == nil ? "document" : element(in: versions)?.name)
  }

  /// Whether what is at the path, or what that is in, is nothing that is laid out.
  fileprivate func isBesideLayout(in versions: [Document], hasCompanion: Bool) -> Bool {
    if steps.contains(where: { Element.isBesideLayout($0.name) }) { return true }
    // An object's own values may be anything; those of a connection are its own.
    return element(in: versions)?.isBesideLayout(hasCompanion: hasCompanion) == true
  }
}

extension Element {
  /// Elements that no layout reads: places on Interface Builder's canvas and notes.
  fileprivate static func isBesideLayout(_ name: String) -> Bool {
    ["point", "inferredMetricsTieBreakers", "designables"].contains(name)
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
