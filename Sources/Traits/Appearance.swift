/// Whether an interface is shown light or dark; UIKit's user interface style.
package enum Appearance: String, Hashable, Sendable, Codable, WordChoice {
  case light
  case dark
}
