import Localization
import Traits

extension Button: KnownView {
  static let className: String? = "UIButton"
  static let superclass: String? = "UIControl"
  static var words: String? { localized("button", context: "kind") }
  static let symbol: String? = "button"
  static let isOperated = true
  static let isReadOrUsed = true
  static let accessibilityRole = AccessibilityRole.button
  static let editableProperties: [EditableProperty] = [
    EditableProperty("normal.title", localized("Text"), .text, needsWritten: true), .font,
    EditableProperty("normal.titleColor", localized("Text color"), .color, needsWritten: true),
    EditableProperty("normal.image", localized("Image"), .text, needsWritten: true),
  ]

  var shownName: String? { title?.firstLine ?? image?.name }
  var hasContent: Bool { title != nil || image != nil }

  /// Points. Source: WCAG 2.2, 2.5.8 “Target Size (Minimum)”.
  private static let smallestTarget = 24.0

  static func missedTouch(in size: Size) -> String? {
    let side = min(size.width, size.height)
    guard side > 0, side < smallestTarget else { return nil }
    return localized(
      "This button is %1$s × %2$s points; fingers need %3$s at least, better 44.",
      size.width.text(), size.height.text(), smallestTarget.text())
  }

  func namelessness(in circumstances: SpokenCircumstances) -> String? {
    guard circumstances.showsImage else { return nil }
    return localized(
      """
      This button shows an image alone and has no accessibility label, so VoiceOver can't \
      say what it does.
      """)
  }
}
