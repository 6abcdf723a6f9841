import Traits
import UIKitMetrics

/// What other modules ask about a kind; ``KnownView`` says what each answer means, and each kind's own file has it.
extension ViewKind {
  package var className: String? { type.className }
  package var words: String? { type.words }
  package var symbol: String? { type.symbol }
  package var isPlacedByContainer: Bool { type.isPlacedByContainer }
  package var isOperated: Bool { type.isOperated }
  package var isReadOrUsed: Bool { type.isReadOrUsed }
  package var drawnKind: ViewKind { type.drawnKind ?? self }
  package var isMirrored: Bool { type.isMirrored }
  package var changesWithSystem: Bool { type.changesWithSystem }
  package var writesInSystemFont: Bool { type.writesInSystemFont }
  package var drawsBeyondFrame: Bool { type.drawsBeyondFrame }
  package var takesTouches: Bool { type.takesTouches }
  package var touchParts: TouchParts { type.touchParts }
  package var accessibilityRole: AccessibilityRole { type.accessibilityRole }
  package func missedTouch(in size: Size) -> String? { type.missedTouch(in: size) }

  /// Whether constraints between the view and its descendants act on its content, not its frame.
  package var isScrollView: Bool {
    let type = type
    return type.superclass == ScrollView.className || type.className == ScrollView.className
  }

  /// Whether it is a UIControl.
  var isControl: Bool { type.superclass == "UIControl" }

  /// The kind that a class of UIKit's makes; nil for other classes.
  package init?(madeBy className: String) {
    guard let kind = Self.kinds[className] else { return nil }
    self = kind
  }

  private static let kinds: [String: ViewKind] = Dictionary(
    allCases.compactMap { kind in kind.className.map { ($0, kind) } },
    uniquingKeysWith: { first, _ in first })
}

/// The same of a view.
extension View {
  /// The view as one of its kind.
  var known: any KnownView { kind.type.init(self) }

  package var hasContent: Bool { known.hasContent }
  package var isTypedInto: Bool { known.isTypedInto }

  package func fixedSize(on platform: Platform) -> IntrinsicSize? {
    known.fixedSize(on: platform)
  }

  package func alignmentOutsets(on platform: Platform) -> EdgeInsets {
    known.alignmentOutsets(on: platform)
  }

  package func namelessness(in circumstances: SpokenCircumstances) -> String? {
    known.namelessness(in: circumstances)
  }
}
