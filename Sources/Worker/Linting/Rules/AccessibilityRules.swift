import Drawing
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol

/// What keeps people from reading or touching what a scene shows, on one screen.
struct AccessibilityRules {
  let scene: Scene
  /// As it is drawn.
  let root: DrawnView

  func issues() -> [Issue] {
    var issues: [Issue] = []
    let elements = Dictionary(
      scene.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    visit(root, on: nil) { view, ground in
      guard let element = elements[view.id] else { return }
      issues += [label(of: element, view), target(view)].compactMap(\.self)
      // UIKit's own colours gain contrast where people ask for it.
      if let ground, !element.hasSystemTextColor {
        issues += [contrast(of: view, on: ground)].compactMap(\.self)
      }
    }
    return issues
  }

  /// Visits what is seen, with the colour behind it; nil where it isn't one colour, or not known.
  private func visit(
    _ view: DrawnView, on ground: Color?, _ body: (DrawnView, Color?) -> Void
  ) {
    let look = view.look
    guard look.isHidden != true, look.alpha ?? 1 > 0 else { return }
    // What shines through isn't read as one colour.
    let isOpaque = (look.alpha ?? 1) == 1 && look.effect?.blur == nil
    let own = look.background.flatMap { $0.alpha == 1 ? $0 : nil }
    let isClear = look.background.map { $0.alpha == 0 } ?? (look.kind == .view)
    // What a class of the app's draws is in its code.
    let isKnown = isOpaque && (view.customClass == nil || look.kind == .label)
    let inside = !isKnown ? nil : own ?? (isClear || look.kind == .label ? ground : nil)
    body(view, inside)
    // Frames alone, as a view may have thousands of children, and a look is large.
    var seen: [Rect] = []
    for child in view.children {
      // Something else lies below it.
      let covers = inside != nil && seen.contains { $0.overlaps(child.frame) }
      if child.look.isHidden != true { seen.append(child.frame) }
      // Beyond a view's edges something else is behind; what scrolls takes its ground along.
      let isOnView = Self.scrolling.contains(look.kind) || child.frame.isWithin(view.frame)
      visit(child, on: covers || !isOnView ? nil : inside, body)
    }
  }

  private static let scrolling: Set<Look.Kind> = [.scrollView, .tableView, .collectionView]

  // MARK: Labels

  private func label(of view: View, _ drawn: DrawnView) -> Issue? {
    let hasImage = drawn.look.image != nil || drawn.look.button?.backgroundImage != nil
    // Symbols have descriptions, which VoiceOver reads.
    let showsImage =
      hasImage && (drawn.look.text ?? "").isEmpty && drawn.look.image?.isSymbol != true
    return AccessibilityLabels(scene: scene).issue(
      of: view, showsImage: showsImage, isTouchable: drawn.look.isInteractive != false)
  }

  // MARK: Touch targets

  /// Points. Source: WCAG 2.2, 2.5.8 “Target Size (Minimum)”.
  private static let smallestTarget = 24.0

  private func target(_ view: DrawnView) -> Issue? {
    guard view.look.kind == .button, view.look.isInteractive != false,
      min(view.frame.width, view.frame.height) < Self.smallestTarget,
      min(view.frame.width, view.frame.height) > 0
    else { return nil }
    return Issue(
      rule: LintRule.tapTarget.rawValue, severity: .info, id: view.id, line: view.line,
      message:
        localized(
          "This button is %1$s × %2$s points; fingers need %3$s at least, better 44.",
          view.frame.width.text(), view.frame.height.text(), Self.smallestTarget.text()))
  }

  // MARK: Contrast

  /// Source: WCAG 2.2, 1.4.3 “Contrast (Minimum)”, level AA: 4.5, and 3 for text of 18 points, or 14 in bold.
  private func contrast(of view: DrawnView, on ground: Color) -> Issue? {
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
      rule: LintRule.contrast.rawValue, severity: .info, id: view.id, line: view.line,
      message: localized(
        """
        The text “%1$s” has a contrast of %2$s : 1 with what is behind it; text of this size needs %3$s : 1 \
        (WCAG AA).
        """, view.look.text?.beginning ?? "", ((ratio * 10).rounded(.down) / 10).text(),
        needed.text()))
  }
}

extension Rect {
  /// Whether it lies in a view, give or take what is rounded to pixels.
  /// - Parameter superview: In the coordinates around it.
  fileprivate func isWithin(_ superview: Rect) -> Bool {
    x >= -1 && y >= -1 && maxX <= superview.width + 1 && maxY <= superview.height + 1
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension String {
  /// Enough of a text to find it.
  fileprivate var beginning: String {
    let line = split(separator: "\n").first.map(String.init) ?? self
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
