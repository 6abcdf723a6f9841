import Companion
import Scenes
import Staging
import TextMetrics
import Traits

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
  /// A popover's: it then has a shadow too.
  package var arrow: PopoverPlacement.Arrow?
  /// The colour of what can be touched; absent is UIKit's blue.
  package var tint: Color?
  /// What is written on a box that stands for something that can't be drawn.
  package var caption: String?
  /// Whether controls have the look of iOS 12 and earlier.
  package var isLegacy: Bool?
  /// Whether it is of glass, as in iOS 26.
  package var isGlass: Bool?
  /// Whether a bar shows what is under it, as nothing has been scrolled there.
  package var isTransparent: Bool?
  /// Whether a tab bar is at the top of the window: texts on a capsule.
  package var isAtTop: Bool?
  /// Whether touches reach the view and its subviews; absent is UIKit's default: they do, but for
  /// labels and image views.
  package var isInteractive: Bool?

  // MARK: Texts
  package var text: String?
  /// The same text where its parts look different, and a placeholder like that.
  package var attributedText: AttributedText?
  package var attributedPlaceholder: AttributedText?
  /// The prompt of a navigation bar or a search bar.
  package var prompt: String?
  package var placeholder: String?
  /// Of the view's own text; a navigation bar's is its title.
  package var font: Font?
  /// What else bars, segmented controls and pickers write is in this family; absent is San Francisco as
  /// iOS 14 and later have it.
  package var systemFamily: Font.Family?
  package var textColor: Color?
  /// A label's.
  package var textShadow: Shadow?
  package var alignment: HorizontalAlignment?
  package var verticalAlignment: VerticalAlignment?
  /// Absent is 1 for labels; 0 is without limit.
  package var numberOfLines: Int?
  package var lineBreakMode: LineBreakMode?
  /// Whether a plain text's last line isn't to be one word.
  package var avoidsOrphans: Bool?
  /// How small, as a factor, a text may become to fit.
  package var minimumScale: Double?
  /// Where a text stays that was made smaller; absent is on its baseline.
  package var baselineAdjustment: BaselineAdjustment?

  // MARK: Controls
  /// Of an effect view that blurs.
  package var effect: Effect?
  /// Of an effect view whose content is seen in one colour only.
  package var vibrancy: Color?
  /// One of the looks that the kind has; absent is its usual one.
  package var style: Style?
  package var isEnabled: Bool?
  /// A switch's.
  package var isOn: Bool?
  /// A text field has its clear button at its end, a search bar Cancel.
  package var hasEndButton: Bool?
  /// 0 to 1: where a slider's thumb is, how far something has progressed.
  package var value: Double?
  /// What is chosen or done: a switch that is on, the part of a track before the value, the selected
  /// segment, the current page.
  package var trackTint: Color?
  /// What is not: the rest of a track, the other pages, tabs that aren't selected.
  package var remainingTint: Color?
  /// A switch's or a slider's.
  package var thumbTint: Color?
  /// Whether what it shows runs from right to left, where that is not all said by other properties.
  package var isRightToLeft: Bool?
  /// Behind a bar, a search bar or a configured button.
  package var barTint: Color?
  package var image: Image?
  /// A button's, which fills it.
  package var backgroundImage: Image?
  package var buttonLayout: ButtonLayout?
  package var contentMode: View.ContentMode?
  /// Segments, or a bar's items.
  package var items: [Item]?
  /// Which of the items or pages is chosen, from 0; absent is none, except for pages.
  package var selected: Int?
  /// Of pages.
  package var count: Int?
  package var dateMode: DatePicker.Mode?
  /// A navigation bar's title is drawn large, below the bar's other content.
  package var hasLargeTitle: Bool?
  /// Points of the large title's room that scrolled content has taken.
  package var largeTitleCollapse: Double?
  /// Whether it is typed into.
  package var isEdited: Bool?
  /// Points by which a bar's background reaches beyond its frame to the edge of the screen.
  package var overhang: Double?
  /// A status bar's; absent is that of a phone with a home button.
  package var statusBar: StatusBar?
  /// How far from their frames a scroll view's subviews are drawn: below bars that cover its top, and
  /// as far as it is scrolled. Absent is not at all.
  package var contentShift: ContentOffset?
  /// Where a scroll view of a running interface is, if its content can be scrolled.
  package var scrolling: Scrolling?
  /// Points that a bar's content keeps from its left and right edges, and a cell's accessory from its
  /// right one; absent is 16.
  package var margin: Double?

  // MARK: Cells
  package var accessory: TableViewCell.Accessory?
  /// Distances of the line below the cell from the cell's edges; absent is no line.
  package var separator: Separator?
  /// The same of a line at the cell's top: that above a group.
  package var topSeparator: Separator?
  package var corners: CellCorners?

  package init(kind: Kind) {
    self.kind = kind
  }
}

extension Look {
  /// The background, if it can be seen.
  package var visibleBackground: Color? { background.flatMap { $0.alpha > 0 ? $0 : nil } }

  /// What a view fills, in its own coordinates: its bounds, and for a bar what is between them and the
  /// screen's edge, which a bar that clips doesn't cut off.
  func surface(in bounds: Rect) -> Rect {
    guard let overhang, overhang > 0 else { return bounds }
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
  }

  package enum HorizontalAlignment: String, Codable, Hashable, Sendable {
    case left, center, right, fill

    /// The share of the room that is left over which is before the content.
    var share: Double {
      switch self {
      case .left, .fill: 0
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

  /// How a button arranges its image and its title. What is absent is 0; the image is left.
  package struct ButtonLayout: Codable, Hashable, Sendable {
    package var imagePlacement: ImagePlacement?
    /// Points: the corners of what a configuration draws behind its content; absent is the system's.
    package var shapeRadius: Double?
    /// Points between image and title.
    package var imagePadding: Double?
    /// How its title and its subtitle are aligned; absent is on their middles.
    package var titleAlignment: HorizontalAlignment?
    /// Points at the title's end with the chevrons of a pop-up button; absent is without.
    package var indicatorWidth: Double?
    package var contentInsets: EdgeInsets?
    package var imageInsets: EdgeInsets?
    package var titleInsets: EdgeInsets?

    package init() {}
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

  /// Which of a cell's corners are round: those at the ends of a section of an inset table.
  package struct CellCorners: Codable, Hashable, Sendable {
    package var isFirst: Bool
    package var isLast: Bool

    package init(isFirst: Bool, isLast: Bool) {
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  package struct Separator: Codable, Hashable, Sendable {
    package var left: Double
    package var right: Double
    package var color: Color?

    package init(left: Double, right: Double, color: Color? = nil) {
      self.left = left
      self.right = right
      self.color = color
    }
  }
}
