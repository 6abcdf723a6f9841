import Localization
import Scenes

extension Scene {
  /// What a sentence says of the text size that the user prefers: nothing of the standard one.
  var atTextSize: String {
    guard platform.hasUser, let size = environment.traits.preferredContentSizeCategory,
      size != .standard
    else { return "" }
    // Translators: A clause in a sentence, with the space before it.
    return localized(" at text size %1$s", size.shortName)
  }

  /// As much of a text as a name shows, in characters.
  private static let longestName = 32

  /// What a sentence about a view begins with.
  package func subject(_ index: ViewIndex) -> String { name(of: index).capitalizedFirst }

  /// What a sentence calls a view: what people know it by, in quotes; else its class and id, or its
  /// line where it has no id. The content of a cell or a visual effect view is named after it.
  func name(of index: ViewIndex, as mention: Mention = .subject) -> String {
    let view = views[index]
    if let given = view.givenName {
      let isLong = given.count > Self.longestName
      return localized("“%1$s”", isLong ? given.prefix(Self.longestName - 1) + "…" : given)
    }
    if index == .root {
      return switch mention {
      case .subject: localized("the root view", context: "subject")
      case .reference: localized("the root view", context: "reference")
      }
    }
    if view.isCellContent, let container = view.parent {
      let name = name(of: container, as: .reference)
      return switch mention {
      case .subject: localized("the content view of %1$s", context: "subject", name)
      case .reference: localized("the content view of %1$s", context: "reference", name)
      }
    }
    let className = view.customClass ?? view.className
    guard let element = view.element else {
      return localized("the %1$s", context: "class", className)
    }
    return element.id.map { localized("the %1$s %2$s", context: "class and id", className, $0) }
      ?? localized("the %1$s in line %2$s", className, view.line)
  }
}
