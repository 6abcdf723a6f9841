/// The direction in which the user's language runs; UIKit's UITraitEnvironmentLayoutDirection.
package enum LayoutDirection: String, Hashable, Sendable, Codable, WordChoice {
  case leftToRight
  case rightToLeft
}
