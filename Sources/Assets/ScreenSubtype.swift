/// The screen that an entry of a catalogue is for.
enum ScreenSubtype {
  /// How high it is in points, in portrait; nil for a subtype that is none of a phone's screen, such as `38mm`.
  /// - Parameter text: Such as `retina4`, `736h` or `2436h`.
  static func screenHeight(_ text: String?, scale: Double) -> Double? {
    switch text {
    case "retina4": 568
    case let text? where text.hasSuffix("h"):
      Double(text.dropLast()).map { points($0, scale: scale) }
    default: nil
    }
  }

  /// Figures count points up to those of the iPhone 6 Plus, and pixels from the iPhone X on.
  static func points(_ height: Double, scale: Double) -> Double {
    height > 1500 ? height / scale : height
  }
}
