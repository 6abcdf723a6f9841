import Drawing
import InterfaceBuilder
import Localization
import Scenes
import Traits
import WorkerProtocol

/// What keeps people from reading or touching what a scene shows, on one screen.
struct AccessibilityRules {
  let scene: Scene
  /// The root view as it is drawn.
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

  private static let scrolling: Set<ViewKind> = [.scrollView, .tableView, .collectionView]

  // MARK: Labels

  private func label(of view: View, _ drawn: DrawnView) -> Issue? {
    let hasImage = drawn.look.image != nil || drawn.look.button?.backgroundImage != nil
    // Symbols have descriptions, which VoiceOver reads.
    let showsImage =
      hasImage && (drawn.look.text ?? "").isEmpty && drawn.look.image?.isSymbol != true
    return AccessibilityLabels(scene: scene).issue(
      of: view, showsImage: showsImage, isTouchable: drawn.look.isInteractive != false)
  }

}

extension Rect {
  /// Whether it lies in a view, give or take what is rounded to pixels.
  /// - Parameter superview: The superview's frame, in the same coordinates.
  fileprivate func isWithin(_ superview: Rect) -> Bool {
    x >= -1 && y >= -1 && maxX <= superview.width + 1 && maxY <= superview.height + 1
  }

  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
