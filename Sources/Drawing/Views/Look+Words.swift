import Scenes
import Traits

/// What the members of looks have as their values.
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
