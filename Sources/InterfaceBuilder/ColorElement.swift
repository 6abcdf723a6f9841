import Glibc

/// A colour in sRGB; components are from 0 to 1.
package struct RGBAColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A colour as it is written.
package struct ColorElement: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case components(RGBAColor)
    /// One of the system's colours, such as `labelColor` or `systemBlueColor`.
    case system(String)
    /// A colour of an asset catalog.
    case named(String)
  }

  package let element: Element

  package init(_ element: Element) { self.element = element }

  /// What the colour is; nil where it says nothing that is understood.
  package var value: Value? {
    // `cocoaTouchSystemColor` beside `systemColor` is what older systems show instead.
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return .system(name)
    }
    if let name = element["name"] {
      return element["catalog"] == "System" ? .system(name) : .named(name)
    }
    return components.map { .components($0) }
  }

  /// The components where the element has them, converted to sRGB.
  package var components: RGBAColor? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return RGBAColor(red: white, green: white, blue: white, alpha: alpha).clamped
    }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return RGBAColor(
        red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
        blue: (1 - yellow) * (1 - black), alpha: alpha
      ).clamped
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    let color = RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    // The calibrated, device and generic spaces are shown as sRGB: UIKit archives their
    // components unchanged. (Unsourced; it is what the stored colours of the corpus look like.)
    return (element["customColorSpace"] == "displayP3" ? color.convertedFromDisplayP3 : color)
      .clamped
  }
}

extension RGBAColor {
  /// The colour whose components, as they are here, are meant in Display P3.
  ///
  /// The matrix takes linear Display P3 to linear sRGB, both with the white point D65, from the
  /// primaries in Apple's and the IEC's definitions (IEC 61966-2-1, SMPTE EG 432-1).
  package var convertedFromDisplayP3: RGBAColor {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return RGBAColor(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b),
      alpha: alpha)
  }

  /// The nearest colour that sRGB can show.
  package var clamped: RGBAColor {
    let clamp = { (value: Double) in min(max(value, 0), 1) }
    return RGBAColor(
      red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

extension Element {
  /// The value of a colour property, such as `backgroundColor`.
  package func color(_ property: String) -> ColorElement? {
    child("color", key: property).map(ColorElement.init)
  }
}
