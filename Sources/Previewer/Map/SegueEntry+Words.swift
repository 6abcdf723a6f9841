import Scenes
import WorkerProtocol

extension SegueEntry {
  /// What tells it from the others of its document.
  var key: String { id ?? "line:\(line)" }

  var isRelationship: Bool { kind == "relationship" }
  var isUnwind: Bool { kind == "unwind" }

  /// What Interface Builder calls its kind.
  var kindName: String {
    switch kind {
    case "show", "push": kind == "push" ? "Push (deprecated)" : "Show"
    case "showDetail": "Show Detail"
    case "replace": "Replace (deprecated)"
    case "presentation": "Present Modally"
    case "modal": "Modal (deprecated)"
    case "popoverPresentation": "Present as Popover"
    case "popover": "Popover (deprecated)"
    case "embed": "Embed"
    case "unwind": "Unwind"
    case "custom": "Custom"
    case "relationship": relationship.map(Self.roleName) ?? "Relationship"
    default: kind.words.capitalizedFirst
    }
  }

  /// Which part the destination plays in its container.
  private static func roleName(_ relationship: String) -> String {
    switch relationship {
    case "rootViewController": "Root View Controller"
    case "viewControllers": "View Controllers"
    case "masterViewController": "Primary View Controller"
    case "detailViewController": "Secondary View Controller"
    case "supplementaryViewController": "Supplementary View Controller"
    case "compactViewController": "Compact View Controller"
    default: relationship.spacedAtCapitals.capitalizedFirst
    }
  }

  /// What a caption or a sentence calls it: its kind and what it is known by.
  var title: String {
    if let identifier { return "\(kindName) “\(identifier)”" }
    return unwindAction.map { "\(kindName) “\($0)”" } ?? kindName
  }
}

extension DocumentConnections {
  func segue(_ key: String) -> SegueEntry? {
    segues.first { $0.key == key }
  }

  /// The segues between two scenes, or within one, in the order in which keys go through them.
  func segues(from scene: String) -> [SegueEntry] {
    segues.filter { $0.source.scene == scene }
  }

  func segues(to scene: String) -> [SegueEntry] {
    segues.filter { $0.destination.scene == scene && $0.source.scene != scene }
  }
}
