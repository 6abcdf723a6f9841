/// How a controller asks to be presented: UIKit's modal presentation styles.
package enum PresentationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic
  case fullScreen
  case pageSheet
  case formSheet
  case currentContext
  case overFullScreen
  case overCurrentContext
  case popover
  case custom
}

/// The answer of `adaptivePresentationStyle(for:traitCollection:)`.
/// Source: its documentation, which allows these.
package enum AdaptiveStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// No adaptation: the style is taken literally.
  case none
  case fullScreen
  case overFullScreen
  case formSheet
  case pageSheet
}
