import Companion
import Scenes
import Simulation
import TextMetrics
import Traits
import UIKitMetrics

/// What a view looks like, apart from its frame and its subviews. Every property but the kind may be
/// absent; it then has UIKit's default for the kind, and takes no room in a message.
package struct Look: Codable, Hashable, Sendable {
  /// What is drawn: a kind that is its own `drawnKind`.
  package var kind: ViewKind

  // MARK: Every view
  /// Clear, which is of opacity 0, is a colour too: absent is what the kind has by itself.
  package var background: Color?
  /// Over the background.
  package var gradient: Gradient?
  /// The appearance of the view and what is inside it, where it differs from the superview's.
  package var appearance: Appearance?
  /// Whether the view and what is inside it lie over the app's main content, as a sheet does, where
  /// the superview doesn't.
  package var isElevated: Bool?
  /// 0 to 1; absent is 1.
  package var alpha: Double?
  package var isHidden: Bool?
  /// How much smaller the view is drawn than it is, about the middle of its top; absent is 1.
  package var scale: Double?
  /// How the view is moved, turned and scaled about its middle; absent is not at all.
  package var transform: Transform?
  /// What was animated alongside the transition that led here.
  package var alongside: [AlongsideAnimation.Motion]?
  package var clipsToBounds: Bool?
  /// Points.
  package var cornerRadius: Double?
  /// Points.
  package var borderWidth: Double?
  package var borderColor: Color?
  /// A layer's.
  package var shadow: Shadow?
  /// A root view's: points from the screen's top to the card that it is shown in.
  package var cardTop: Double?
  /// Points: of that card; absent is that of iOS 13 to 18.
  package var cardCornerRadius: Double?
  /// A popover's: it then has a shadow too.
  package var arrow: PopoverArrow?
  /// The colour of what can be touched; absent is UIKit's blue.
  package var tint: Color?
  /// What is written on a box that stands for something that can't be drawn.
  package var caption: String?
  /// The iOS that it looks like, by the first part of its version; absent is that of the superview, or 18.
  package var system: Int?
  /// Whether touches reach the view and its subviews; absent is UIKit's default: they do, but for
  /// labels and image views.
  package var isInteractive: Bool?

  // MARK: Texts
  package var text: String?
  /// The same text where its parts look different.
  package var attributedText: AttributedText?
  /// Of the view's own text; a navigation bar's is its title.
  package var font: Font?
  /// What else bars, segmented controls and pickers write is in this family; absent is San Francisco as
  /// iOS 14 and later have it.
  package var systemFamily: Font.Family?
  package var textColor: Color?
  package var alignment: HorizontalAlignment?
  package var verticalAlignment: VerticalAlignment?
  package var lineBreakMode: LineBreakMode?
  /// How small, as a factor, a text may become to fit.
  package var minimumScale: Double?

  // MARK: Controls
  /// One of the looks that the kind has; absent is its usual one.
  package var style: Style?
  package var isEnabled: Bool?
  /// Whether what it shows runs from right to left, where that is not all said by other properties.
  package var isRightToLeft: Bool?
  /// Behind a bar, a search bar or a configured button.
  package var barTint: Color?
  package var image: Image?
  /// How far from their frames a scroll view's subviews are drawn: below bars that cover its top, and
  /// as far as it is scrolled. Absent is not at all.
  package var contentShift: ContentOffset?
  /// Where a scroll view of a running interface is, if its content can be scrolled.
  package var scrolling: Scrolling?

  // MARK: One kind's own
  package var bar: BarLook?
  package var button: ButtonLook?
  package var cell: CellLook?
  package var datePicker: DatePickerLook?
  package var effect: EffectLook?
  /// A text field's or a search bar's.
  package var field: FieldLook?
  package var imageView: ImageViewLook?
  package var label: LabelLook?
  package var pages: PagesLook?
  package var progress: ProgressLook?
  package var segments: SegmentsLook?
  package var slider: SliderLook?
  package var stepper: StepperLook?
  /// A status bar's; absent is that of a phone with a home button.
  package var statusBar: StatusBar?
  package var toggle: SwitchLook?

  package init(kind: ViewKind) {
    self.kind = kind.drawnKind
  }
}

extension Look {
  /// What its figures are those of.
  var platform: Platform { .drawn(major: system) }

  /// Whether controls have the look of iOS 12 and earlier.
  package var isLegacy: Bool { platform.hasFlatControls }

  /// Whether it is of glass, as in iOS 26.
  package var isGlass: Bool { platform.hasGlass }

  /// A view that shows nothing of its own.
  package static let plain = Look(kind: .view)

  /// The background, if it can be seen.
  package var visibleBackground: Color? { background.flatMap { $0.alpha > 0 ? $0 : nil } }

  /// What a view fills, in its own coordinates: its bounds, and for a bar what is between them and the
  /// screen's edge, which a bar that clips doesn't cut off.
  func surface(in bounds: Rect) -> Rect {
    guard let overhang = bar?.overhang, overhang > 0 else { return bounds }
    var surface = bounds
    surface.height += overhang
    if kind == .navigationBar { surface.y -= overhang }
    return surface
  }

  /// The system's font, as the view's document has it.
  func systemFont(_ pointSize: Double, _ weight: FontWeight = .regular) -> Font {
    Font(family: systemFamily ?? .system, weight: weight, pointSize: pointSize)
  }
}

/// Messages have of a look only what it says. Some fifty members may be absent: asking a container to leave
/// each of them out costs more than writing those that are there.
extension Look {
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, background, gradient, appearance, isElevated, alpha, isHidden, scale, transform,
      alongside
    case clipsToBounds, cornerRadius, borderWidth, borderColor, shadow, cardTop
    case cardCornerRadius, arrow, tint, caption, system, isInteractive, text
    case attributedText, font, systemFamily, textColor, alignment, verticalAlignment
    case lineBreakMode, minimumScale, style, isEnabled, isRightToLeft, barTint, image
    case contentShift, scrolling, bar, button, cell, datePicker, effect, field, imageView, label
    case pages, progress, segments, slider, stepper, statusBar, toggle
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    for key in CodingKeys.allCases {
      switch key {
      case .kind: try values.encode(kind, forKey: key)
      case .background: try values.put(background, key)
      case .gradient: try values.put(gradient, key)
      case .appearance: try values.put(appearance, key)
      case .isElevated: try values.put(isElevated, key)
      case .alpha: try values.put(alpha, key)
      case .isHidden: try values.put(isHidden, key)
      case .scale: try values.put(scale, key)
      case .transform: try values.put(transform, key)
      case .alongside: try values.put(alongside, key)
      case .clipsToBounds: try values.put(clipsToBounds, key)
      case .cornerRadius: try values.put(cornerRadius, key)
      case .borderWidth: try values.put(borderWidth, key)
      case .borderColor: try values.put(borderColor, key)
      case .shadow: try values.put(shadow, key)
      case .cardTop: try values.put(cardTop, key)
      case .cardCornerRadius: try values.put(cardCornerRadius, key)
      case .arrow: try values.put(arrow, key)
      case .tint: try values.put(tint, key)
      case .caption: try values.put(caption, key)
      case .system: try values.put(system, key)
      case .isInteractive: try values.put(isInteractive, key)
      case .text: try values.put(text, key)
      case .attributedText: try values.put(attributedText, key)
      case .font: try values.put(font, key)
      case .systemFamily: try values.put(systemFamily, key)
      case .textColor: try values.put(textColor, key)
      case .alignment: try values.put(alignment, key)
      case .verticalAlignment: try values.put(verticalAlignment, key)
      case .lineBreakMode: try values.put(lineBreakMode, key)
      case .minimumScale: try values.put(minimumScale, key)
      case .style: try values.put(style, key)
      case .isEnabled: try values.put(isEnabled, key)
      case .isRightToLeft: try values.put(isRightToLeft, key)
      case .barTint: try values.put(barTint, key)
      case .image: try values.put(image, key)
      case .contentShift: try values.put(contentShift, key)
      case .scrolling: try values.put(scrolling, key)
      case .bar: try values.put(bar, key)
      case .button: try values.put(button, key)
      case .cell: try values.put(cell, key)
      case .datePicker: try values.put(datePicker, key)
      case .effect: try values.put(effect, key)
      case .field: try values.put(field, key)
      case .imageView: try values.put(imageView, key)
      case .label: try values.put(label, key)
      case .pages: try values.put(pages, key)
      case .progress: try values.put(progress, key)
      case .segments: try values.put(segments, key)
      case .slider: try values.put(slider, key)
      case .stepper: try values.put(stepper, key)
      case .statusBar: try values.put(statusBar, key)
      case .toggle: try values.put(toggle, key)
      }
    }
  }
}

extension KeyedEncodingContainer {
  fileprivate mutating func put<Value: Encodable>(_ value: Value?, _ key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}
