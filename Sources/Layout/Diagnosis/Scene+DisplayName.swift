import Scenes

extension Scene {
  /// As much of a text as a name shows, in characters.
  private static let longestName = 32

  /// What a sentence calls a view: the label that its author gave it or its text, in quotes; else
  /// its class and id, or its line where it has no id. The content of a cell is named after the cell.
  func name(of index: Int) -> String {
    let view = views[index]
    if let given = givenName(of: view) { return "“\(given)”" }
    if index == 0 { return "the root view" }
    if view.kind == .tableViewCellContentView, let cell = view.parent {
      return "the content view of \(name(of: cell))"
    }
    let className = "the \(view.customClass ?? view.className)"
    guard let element = view.element else { return className }
    return element.id.map { "\(className) \($0)" } ?? "\(className) in line \(view.line)"
  }

  private func givenName(of view: View) -> String? {
    let texts = [
      view.element?["userLabel"], view.plainText, view.buttonTitle, view.text("placeholder"),
      view.imageReference("image")?.name,
    ]
    for case let text? in texts {
      guard let line = text.split(whereSeparator: \.isNewline).first else { continue }
      return line.count > Self.longestName ? line.prefix(Self.longestName - 1) + "…" : String(line)
    }
    return nil
  }
}
