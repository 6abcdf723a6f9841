/// A colour in sRGB, components from 0 to 1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour that a number in the form `0xRRGGBB` stands for.
  package init(hex: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The colour with its opacity multiplied.
  package func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The perceived lightness, from 0 to 1. Source: ITU-R BT.709, applied to the coded components.
  package var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

/// A colour is coded as `#RRGGBB`, or as `#RRGGBBAA` when it is not opaque: 8 bits for a component.
extension Color: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Color(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is not a colour in the form #RRGGBB[AA].")
    }
    self = color
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  package init?(text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    if digits.count == 6 {
      self.init(hex: value)
    } else {
      self.init(hex: value >> 8, alpha: Double(value & 0xFF) / 255)
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` of one that isn't opaque.
  package var text: String {
    func digits(_ component: Double) -> String {
      let value = Int((min(max(component, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    let opaque = "#" + digits(red) + digits(green) + digits(blue)
    return alpha >= 1 ? opaque : opaque + digits(alpha)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
