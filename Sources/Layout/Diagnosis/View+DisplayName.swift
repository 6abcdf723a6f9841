import Scenes

extension Scene {
  /// As much of a text as a name shows, in characters.
  private static let longestName = 32

  /// What a sentence calls a view: the label that its author gave it or its text, in quotes; else
  /// its class and id.
  func name(of index: Int) -> String {
    let view = views[index]
    if let given = givenName(of: view) { return "“\(given)”" }
    if index == 0 { return "the root view" }
    return "the \(view.customClass ?? view.className) \(view.id)"
  }

  private func givenName(of view: View) -> String? {
    let texts = [
      view.element?["userLabel"], view.plainText, view.buttonTitle, view.text("placeholder"),
      view["image"],
    ]
    for case let text? in texts {
      guard let line = text.split(whereSeparator: \.isNewline).first else { continue }
      return line.count > Self.longestName ? line.prefix(Self.longestName - 1) + "…" : String(line)
    }
    return nil
  }
}
