import Glibc

extension Color {
  /// The nearest colour in sRGB to one whose components, from 0 to 1, are meant in Display P3.
  ///
  /// The matrix takes linear Display P3 to linear sRGB, both with the white point D65. It follows
  /// from the primaries of SMPTE EG 432-1 and IEC 61966-2-1, whose curve both spaces have.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.coded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.coded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.coded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
      alpha: alpha)
  }

  /// A part of a colour as light; IEC 61966-2-1.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// What sRGB cannot show is cut off.
  static func coded(_ value: Double) -> Double {
    let coded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return min(max(coded, 0), 1)
  }
}
