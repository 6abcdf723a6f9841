import Scenes
import Traits

/// What is drawn of a button besides its image and its title, and how it arranges these. What is absent is
/// 0; the image is left.
package struct ButtonLook: Codable, Hashable, Sendable {
  /// An image that fills it.
  package var backgroundImage: Look.Image?
  package var imagePlacement: ImagePlacement?
  /// Points: the corners of what a configuration draws behind its content; absent is the system's.
  package var shapeRadius: Double?
  /// Points between image and title.
  package var imagePadding: Double?
  /// How its title and its subtitle are aligned; absent is on their middles.
  package var titleAlignment: Look.HorizontalAlignment?
  /// Points at the title's end with the chevrons of a pop-up button; absent is without.
  package var indicatorWidth: Double?
  package var contentInsets: EdgeInsets?
  package var imageInsets: EdgeInsets?
  package var titleInsets: EdgeInsets?

  package init() {}
}
