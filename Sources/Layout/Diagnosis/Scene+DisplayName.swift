import Scenes

extension Scene {
  /// What a sentence says of the text size that the user prefers: nothing of the standard one.
  var atTextSize: String {
    guard platform.hasUser, let size = environment.traits.preferredContentSizeCategory,
      size != .standard
    else { return "" }
    return " at text size \(size.shortName)"
  }

  /// As much of a text as a name shows, in characters.
  private static let longestName = 32

  /// What a sentence calls a view: what people know it by, in quotes; else its class and id, or its
  /// line where it has no id. The content of a cell or a visual effect view is named after it.
  func name(of index: ViewIndex) -> String {
    let view = views[index]
    if let given = view.givenName {
      let isLong = given.count > Self.longestName
      return "“\(isLong ? given.prefix(Self.longestName - 1) + "…" : given)”"
    }
    if index == .root { return "the root view" }
    if view.isCellContent, let container = view.parent {
      return "the content view of \(name(of: container))"
    }
    let className = "the \(view.customClass ?? view.className)"
    guard let element = view.element else { return className }
    return element.id.map { "\(className) \($0)" } ?? "\(className) in line \(view.line)"
  }
}
