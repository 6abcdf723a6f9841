import Localization
import Scenes
import WorkerProtocol

extension SegueEntry {
  /// What tells it from the others of its document.
  package var key: String { id ?? "line:\(line)" }

  package var isRelationship: Bool { kind == "relationship" }
  /// Whether it leads somewhere while the app runs, and doesn't only say what a container holds.
  package var isPerformed: Bool { !isRelationship && kind != "embed" }

  /// What Interface Builder calls its kind.
  package var kindName: String {
    if let kind = SegueKind(rawValue: kind) {
      return kind.isAdaptive ? kind.title : localized("%1$s (deprecated)", kind.title)
    }
    guard isRelationship, let relationship else { return kind.words.capitalizedFirst }
    return Self.roleName(relationship)
  }

  /// Which part the destination plays in its container.
  private static func roleName(_ relationship: String) -> String {
    switch relationship {
    case "rootViewController": localized("Root View Controller")
    case "viewControllers": localized("View Controllers")
    case "masterViewController": localized("Primary View Controller")
    case "detailViewController": localized("Secondary View Controller")
    case "supplementaryViewController": localized("Supplementary View Controller")
    case "compactViewController": localized("Compact View Controller")
    default: relationship.spacedAtCapitals.capitalizedFirst
    }
  }

  /// What a caption or a sentence calls it: its kind and what it is known by.
  package var title: String {
    if let identifier { return "\(kindName) “\(identifier)”" }
    return unwindAction.map { "\(kindName) “\($0)”" } ?? kindName
  }
}

extension DocumentConnections {
  package func segue(_ key: String) -> SegueEntry? {
    segues.first { $0.key == key }
  }

  /// The segues between two scenes, or within one, in the order in which keys go through them.
  package func segues(from scene: String) -> [SegueEntry] {
    segues.filter { $0.source.scene == scene }
  }

  package func segues(to scene: String) -> [SegueEntry] {
    segues.filter { $0.destination.scene == scene && $0.source.scene != scene }
  }
}
