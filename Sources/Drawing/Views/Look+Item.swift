import Traits

extension Look {
  /// A segment, or an item of a bar.
  package struct Item: Codable, Hashable, Sendable {
    package enum Side: String, Codable, Hashable, Sendable {
      case left, right, back
    }

    package enum Space: String, Codable, Hashable, Sendable {
      case flexible, fixed
    }

    /// The document's id of a bar's item.
    package var id: String?
    package var title: String?
    package var image: Image?
    /// The name of one of UIKit's own items, such as `add`.
    package var systemItem: String?
    /// Where a navigation bar has it.
    package var place: Side?
    package var space: Space?
    /// Points, where it is fixed; a view of its own then stands there.
    package var width: Double?
    package var isProminent: Bool?
    package var isEnabled: Bool?
    package var tint: Color?
    package var badge: String?

    package init(title: String? = nil, image: Image? = nil, systemItem: String? = nil) {
      self.title = title
      self.image = image
      self.systemItem = systemItem
    }
  }
}
