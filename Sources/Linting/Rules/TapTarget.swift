import Drawing
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension AccessibilityRules {
  func target(_ view: DrawnView) -> Issue? {
    guard view.look.isInteractive != false,
      let message = view.look.kind.missedTouch(
        in: Size(width: view.frame.width, height: view.frame.height))
    else { return nil }
    return Issue(
      rule: RulePage.tapTarget.id, severity: .info, id: view.id, line: view.line, message: message)
  }
}

extension RulePage {
  static let tapTarget = RulePage(
    id: "tap-target",
    title: localized("A button that is too small for fingers"),
    reason: localized("People miss it, and touch what is beside it."),
    remedy: localized("Make it 44 × 44 points; the image inside may stay small."),
    finds: "a button lower or narrower than 24 points",
    severity: "info",
    example: {
      func button(_ height: Int) -> String {
        """
        <button fixedFrame="YES" id="b">
          <rect key="frame" x="20" y="100" width="90" height="\(height)"/>
          <state key="normal" title="Go"/>
        </button>
        """
      }
      return LintExample(.subviews, button(20), mended: button(44))
    }())
}
