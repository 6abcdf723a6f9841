import InterfaceBuilder
import Localization
import Scenes
import WorkerProtocol

/// Documents without scenes and views: what is in them instead.
extension SceneSet {
  /// As many kinds of objects as a sentence has room for.
  private static let mostNamed = 8

  /// That there is nothing to show, and what the document holds; nil where there is something.
  package var nothingToShow: String? {
    guard entries.isEmpty else { return nil }
    var counts: [(name: String, count: Int)] = []
    for object in document.kind == .xib ? document.objects : document.scenes.flatMap(\.objects) {
      let name = Self.name(of: object)
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    guard !counts.isEmpty else {
      return localized("The document has no scenes and no views. It is empty.")
    }
    var names = counts.prefix(Self.mostNamed).map {
      $0.count > 1 ? "\($0.count) × \($0.name)" : $0.name
    }
    let more = counts.count - Self.mostNamed
    if more > 0 { names.append(localized("%1$s more", plural: "%1$s more", more)) }
    return holdsViewsWithin
      ? localized(
        "The document's views are in controllers or windows of a xib, which aren't shown. It holds %1$s.",
        names.listed)
      : localized("The document has no scenes and no views. It holds %1$s.", names.listed)
  }

  /// Whether its objects have views in them, as the windows and controllers do of the nib that an app starts with.
  fileprivate var holdsViewsWithin: Bool {
    document.kind == .xib
      && document.objects.contains { $0.subtree.contains { $0.key == "view" && $0.hasFrame } }
  }

  /// As Interface Builder's outline has it, with its own class.
  private static func name(of object: Element) -> String {
    let kind =
      switch object["placeholderIdentifier"] {
      case "IBFilesOwner": "File's Owner"
      case "IBFirstResponder": "First Responder"
      default: object["userLabel"] ?? className(ofController: object.name).words
      }
    guard let custom = object["customClass"], !["UIResponder", "NSObject"].contains(custom) else {
      return kind
    }
    return "\(kind) (\(custom))"
  }
}

extension [String] {
  /// As a sentence lists them.
  fileprivate var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return localized(
      "%1$s and %2$s", context: "list", dropLast().joined(separator: ", "), last)
  }
}

extension Issue {
  /// Of a document that has nothing to show; nil where there is something. That views of a xib aren't shown which it
  /// has in controllers or windows is no fault of the document's.
  package init?(nothingToShowIn scenes: SceneSet) {
    guard scenes.entries.isEmpty else { return nil }
    self.init(
      rule: Self.nothingToShowRule, severity: scenes.holdsViewsWithin ? .info : .warning, id: nil,
      line: nil, message: scenes.nothingToShow ?? "")
  }
}
