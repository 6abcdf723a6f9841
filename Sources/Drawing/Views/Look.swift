import Companion
import Scenes
import Simulation
import TextMetrics
import Traits
import UIKitMetrics

/// What a view looks like, apart from its frame and its subviews. Every property but the kind may be
/// absent; it then has UIKit's default for the kind, and takes no room in a message.
package struct Look: Codable, Hashable, Sendable {
  /// What kind of control is drawn. Raw values are the document's tags, where there is one.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case view, label, button, textField, textView, imageView, slider, stepper, segmentedControl
    case progressView, activityIndicatorView, pageControl, pickerView, datePicker, searchBar
    case navigationBar, toolbar, tabBar, statusBar, stackView, scrollView, tableView
    case tableViewCell, collectionView, visualEffectView, containerView, mapView, webView
    case toggle = "switch"
    /// Anything that is drawn by code nobody here can run: a labelled box.
    case placeholder
  }

  package var kind: Kind

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

  package init(kind: Kind) {
    self.kind = kind
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

extension Look {
  /// A transform about a view's middle.
  package struct Transform: Codable, Hashable, Sendable {
    package var scale: Double
    /// Degrees, clockwise.
    package var rotation: Double
    /// Points, as is `y`.
    package var x: Double
    package var y: Double

    package init(scale: Double = 1, rotation: Double = 0, x: Double = 0, y: Double = 0) {
      self.scale = scale
      self.rotation = rotation
      self.x = x
      self.y = y
    }
  }

  /// How far a scroll view is scrolled from where its content rests, and how far it can be; points.
  package struct Scrolling: Codable, Hashable, Sendable {
    package var offset: ContentOffset
    package var most: Size

    package init(offset: ContentOffset, most: Size) {
      self.offset = offset
      self.most = most
    }
  }

  package enum HorizontalAlignment: String, Codable, Hashable, Sendable {
    case left, center, right, fill
    /// Lines of a text reach from side to side, but for the last one of a paragraph.
    case justified

    /// The share of the room that is left over which is before the content.
    var share: Double {
      switch self {
      case .left, .fill, .justified: 0
      case .center: 0.5
      case .right: 1
      }
    }
  }

  package enum VerticalAlignment: String, Codable, Hashable, Sendable {
    case top, center, bottom, fill

    /// The share of the room that is left over which is above the content.
    var share: Double {
      switch self {
      case .top, .fill: 0
      case .center: 0.5
      case .bottom: 1
      }
    }
  }

  /// The styles of all kinds of control; each kind knows some of them.
  package enum Style: String, Codable, Hashable, Sendable {
    // Buttons without and with a configuration.
    case custom, system, contactAdd, close, info
    case filled, tinted, gray, plain
    // Borders of text fields.
    case none, line, bezel, roundedRect
    // Tables and search bars.
    case grouped, insetGrouped, minimal
    // Bars and effects.
    case black, light, dark
    // Activity indicators.
    case large
    // Date pickers.
    case wheels, compact, inline
  }
}
