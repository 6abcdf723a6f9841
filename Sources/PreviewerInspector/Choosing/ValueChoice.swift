import Drawing
import Scenes
import TextMetrics
import Traits

/// One of the values that a property can be given from a list, with what shows it.
struct ValueChoice: Hashable, Sendable {
  /// What is drawn of a value.
  enum Preview: Hashable, Sendable {
    case nothing
    /// In light appearance, and in dark one.
    case color(light: Color, dark: Color)
    case image(Look.Image)
    case font(Font)
  }

  /// As `edit` has it; empty for the default.
  var value: String
  var title: String
  /// What it is one of; empty for what stands alone.
  var section = ""
  var preview = Preview.nothing

  /// Whether it is looked for with a text: each word of that is in its title or its value.
  func matches(_ text: String) -> Bool {
    let own = "\(title) \(value)".lowercased()
    return text.lowercased().split(separator: " ").allSatisfy { own.contains($0) }
  }
}
