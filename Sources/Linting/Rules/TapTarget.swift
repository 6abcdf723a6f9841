import Drawing
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol
import Workspace

extension AccessibilityRules {
  /// Points. Source: WCAG 2.2, 2.5.8 “Target Size (Minimum)”.
  private static let smallestTarget = 24.0

  func target(_ view: DrawnView) -> Issue? {
    guard view.look.kind == .button, view.look.isInteractive != false,
      min(view.frame.width, view.frame.height) < Self.smallestTarget,
      min(view.frame.width, view.frame.height) > 0
    else { return nil }
    return Issue(
      rule: RulePage.tapTarget.id, severity: .info, id: view.id, line: view.line,
      message:
        localized(
          "This button is %1$s × %2$s points; fingers need %3$s at least, better 44.",
          view.frame.width.text(), view.frame.height.text(), Self.smallestTarget.text()))
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
