import Drawing
import Scenes
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import PreviewerModel

/// How many texts follow Dynamic Type.
struct TextSizeFollowersTests {
  private func label(_ text: String?, leading: Double?) -> DrawnView {
    var look = Look(kind: .label)
    look.text = text
    look.font = Font(pointSize: 17, leading: leading)
    return DrawnView(id: "l", className: "UILabel", name: "l", frame: .zero, look: look)
  }

  @Test func textsOfStylesFollow() {
    var root = DrawnView(id: "v", className: "UIView", name: "v", frame: .zero, look: .plain)
    root.children = [
      label("a", leading: 22), label("b", leading: nil), label("", leading: nil),
      label(nil, leading: nil),
    ]
    #expect(TextSizeFollowers(of: root).sentence == "1 of 2 texts follow Dynamic Type.")
  }
}
