import Localization
import Traits
import UIKitMetrics

/// A kind of view that is known: what other modules ask about it, each of which has `ViewKind` answer with what the
/// kind's own file says. Where a kind says nothing it is as UIView is.
protocol KnownView {
  init(_ view: View)

  // MARK: What it is
  /// The class that Interface Builder makes of its element; nil where that is not known.
  static var className: String? { get }
  /// Of its class, as UIKit's documentation has it; nil where its superclasses aren't known here.
  static var superclass: String? { get }
  /// What sentences call it, such as `text field`, in the user's language; nil for the words of its element's name.
  static var words: String? { get }
  /// The icon that stands for it in an outline, without what the names of all icons have in common; nil for that of
  /// any view.
  static var symbol: String? { get }
  /// Whether its container, not its own constraints, gives it its frame.
  static var isPlacedByContainer: Bool { get }
  /// Whether people use it with a finger, so that it keeps the touches that it gets.
  static var isOperated: Bool { get }
  /// Whether it is a text or a control that nothing may lie over.
  static var isReadOrUsed: Bool { get }
  /// What people know a view by that has no label of its author's: the first line of what it shows.
  var shownName: String? { get }

  // MARK: What its element may have
  /// The attributes that it alone has.
  static var attributes: AttributeTable { get }
  /// Those of them that can be changed by hand, in an inspector's order.
  static var editableProperties: [EditableProperty] { get }
  /// The properties of it that name images. Source: the vocabulary of documents.
  static var imageProperties: [String] { get }

  // MARK: What it looks like
  /// The kind that it is drawn as; nil where that is itself.
  static var drawnKind: ViewKind? { get }
  /// Whether it looks the other way round in an interface that runs from right to left. Texts and buttons have an
  /// alignment of their own.
  static var isMirrored: Bool { get }
  /// Whether it looks different since iOS 13: it is made of glass, or has something of it.
  static var changesWithSystem: Bool { get }
  /// Whether it writes texts that have no font of their own.
  static var writesInSystemFont: Bool { get }
  /// Whether it clips its subviews where the document doesn't say so.
  static var clipsByDefault: Bool { get }
  /// Whether UIKit draws it in a size of its own whatever its frame is, and doesn't clip it.
  static var drawsBeyondFrame: Bool { get }
  /// Whether something is seen in the view itself: a text, a control or an image that the document names.
  var hasContent: Bool { get }

  // MARK: How large it is
  /// The intrinsic size of a control whose size is a figure; nil where more than the control decides.
  func fixedSize(on platform: Platform) -> IntrinsicSize?
  /// How far its frame reaches beyond its alignment rectangle, in points, where that is a figure.
  ///
  /// Source: reference/controls.json, alignment_rect_insets: frame edges less constrained edges, measured in
  /// documents.
  func alignmentOutsets(on platform: Platform) -> EdgeInsets

  // MARK: What a user does to it
  /// Whether touches reach it where nothing is said.
  static var takesTouches: Bool { get }
  /// The parts of it that a touch tells apart.
  static var touchParts: TouchParts { get }
  /// Whether it can be typed into.
  var isTypedInto: Bool { get }
  /// What it is set to; nil for what keeps no value.
  var controlValue: ControlValue? { get }
  /// The least and the largest number that it can be set to; nil where it is set to none.
  var valueRange: (least: Double, most: Double)? { get }
  /// Whether it can be set to whole numbers only, such as that of a segment.
  static var isSetToIndex: Bool { get }
  /// The attribute of a document that says what it is set to; nil where that is a text.
  static var valueAttribute: String? { get }
  func touchEffect(at value: ControlValue) -> TouchEffect

  // MARK: For whom it is hard to use
  /// As what assistive technology knows it.
  static var accessibilityRole: AccessibilityRole { get }
  /// Why a touch may miss a view of this size, in points; nil where it is large enough, or the kind has no rule.
  static func missedTouch(in size: Size) -> String?
  /// Why VoiceOver can't name a view without a label; nil where it can, or doesn't stop there.
  func namelessness(in circumstances: SpokenCircumstances) -> String?
}

extension KnownView {
  static var superclass: String? { "UIView" }
  static var words: String? { nil }
  static var symbol: String? { nil }
  static var isPlacedByContainer: Bool { false }
  static var isOperated: Bool { false }
  static var isReadOrUsed: Bool { false }
  var shownName: String? { nil }

  static var attributes: AttributeTable { .none }
  static var editableProperties: [EditableProperty] { [] }
  static var imageProperties: [String] { [] }

  static var drawnKind: ViewKind? { nil }
  static var isMirrored: Bool { false }
  static var changesWithSystem: Bool { false }
  static var writesInSystemFont: Bool { false }
  static var clipsByDefault: Bool { false }
  static var drawsBeyondFrame: Bool { false }
  var hasContent: Bool { false }

  func fixedSize(on platform: Platform) -> IntrinsicSize? { nil }
  func alignmentOutsets(on platform: Platform) -> EdgeInsets { .zero }

  static var takesTouches: Bool { true }
  static var touchParts: TouchParts { .whole }
  var isTypedInto: Bool { false }
  var controlValue: ControlValue? { nil }
  var valueRange: (least: Double, most: Double)? { nil }
  static var isSetToIndex: Bool { false }
  static var valueAttribute: String? { nil }
  func touchEffect(at value: ControlValue) -> TouchEffect { .sends }

  static var accessibilityRole: AccessibilityRole { .group }
  static func missedTouch(in size: Size) -> String? { nil }
  func namelessness(in circumstances: SpokenCircumstances) -> String? { nil }
}

/// The parts of a view that a touch tells apart, from its leading edge on.
package enum TouchParts: Sendable {
  case whole, halves
  /// One for each item, all as wide.
  case items
}

/// What a touch does to a view.
package enum TouchEffect: Hashable, Sendable {
  /// It sends the actions and starts the segues that the document has for it.
  case sends
  /// It turns it on or off.
  case toggles
  /// It sets it to a number, that of the part that is touched.
  case sets([Double])
}

/// As what assistive technology knows a view.
package enum AccessibilityRole: Sendable {
  case group, label, button, image, list, listItem, toolbar, tabList
}

/// What decides whether VoiceOver can name a view that has no label.
package struct SpokenCircumstances {
  package let scene: Scene
  /// Whether it shows an image without a text, which is no symbol.
  package let showsImage: Bool
  /// Whether touches reach it.
  package let isTouchable: Bool
  /// Whether it is in a table's cell with a text, which may stand for it.
  package let isNamedByCell: Bool

  package init(scene: Scene, showsImage: Bool, isTouchable: Bool, isNamedByCell: Bool) {
    self.scene = scene
    self.showsImage = showsImage
    self.isTouchable = isTouchable
    self.isNamedByCell = isNamedByCell
  }

  /// What VoiceOver can't do with a control that is set to a number, and has no text of its own.
  var withoutSubject: String? {
    isNamedByCell
      ? nil
      : localized("This control has no accessibility label: VoiceOver can't say what it sets.")
  }
}

/// A view's intrinsic content size, of its alignment rectangle, in points; nil where it has none on
/// an axis.
package struct IntrinsicSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package static let none = IntrinsicSize()

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
