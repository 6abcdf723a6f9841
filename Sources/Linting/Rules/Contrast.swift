import Drawing
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension AccessibilityRules {
  /// Source: WCAG 2.2, 1.4.3 “Contrast (Minimum)”, level AA: 4.5, and 3 for text of 18 points, or 14 in bold.
  func contrast(of view: DrawnView, on ground: Color) -> Issue? {
    guard [.label, .textView].contains(view.look.kind), view.look.text?.isEmpty == false,
      view.look.isEnabled != false, let written = view.look.textColor, let font = view.look.font,
      written.alpha > 0
    else { return nil }
    let color = written.over(ground)
    let isLarge =
      font.pointSize >= 18 || font.pointSize >= 14 && [.bold, .heavy, .black].contains(font.weight)
    let (ratio, needed) = (color.contrast(with: ground), isLarge ? 3 : 4.5)
    guard ratio < needed else { return nil }
    return Issue(
      rule: RulePage.contrast.id, severity: .info, id: view.id, line: view.line,
      message: localized(
        """
        The text “%1$s”, %2$s on %3$s, has a contrast of %4$s : 1; text of this size needs %5$s : 1 (WCAG AA).
        """, view.look.text?.beginning ?? "", color.text, ground.text,
        ((ratio * 10).rounded(.down) / 10).text(), needed.text()))
  }
}

extension String {
  /// Enough of a text to find it.
  fileprivate var beginning: String {
    let line = split(separator: "\n").first.map(String.init) ?? self
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}

extension RulePage {
  static let contrast = RulePage(
    id: "contrast",
    title: localized("A text that is hardly told from what is behind it"),
    reason: localized("People with weak eyes can't read it, nor can anybody in the sun."),
    remedy: localized("Choose a darker or lighter colour, or a system colour for labels."),
    finds: """
      a text in a colour of its own whose contrast with the one colour behind it is below WCAG \
      AA
      """,
    severity: "info",
    example: {
      func label(_ white: String) -> String {
        ExampleParts.label("text=\"Name\"", width: 100).replacing(
          "</label>",
          with: """
              <color key="textColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            """)
      }
      return LintExample(
        .view, ExampleParts.onWhite(label("0.7")), mended: ExampleParts.onWhite(label("0.3")))
    }())
}
