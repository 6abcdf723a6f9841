import Localization
import Workspace

/// Found in `Layout/Diagnosis/SceneDiagnosis+Room.swift`.
extension RulePage {
  static let noRoom = RulePage(
    id: "no-room",
    title: localized("A view of which nothing is left"),
    reason: localized("It can't be seen or touched on the screens that are named."),
    remedy: localized("Lower the priority of what takes its room, or let the scene scroll."),
    finds: """
      on another canvas than the document's: a text, control or image of which no width or \
      height is left
      """,
    severity: "warning",
    example: {
      let soft = " priority=\"700\""
      func content(_ priority: String) -> String {
        ExampleParts.content(
          ExampleParts.wide("a", width: 320, priority: priority) + "\n"
            + "<label text=\"Name\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\n"
            + "  <rect key=\"frame\" x=\"320\" y=\"20\" width=\"55\" height=\"21\"/>\n</label>",
          ExampleParts.pinned("a", "leading", 0), ExampleParts.pinned("a", "top", 20),
          ExampleParts.pinned("l", "top", 20),
          ExampleParts.pinned("l", "trailing", 0),
          #"<constraint firstItem="l" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="la"/>"#
        )
      }
      return LintExample(.view, content(""), mended: content(soft))
    }())
}
