import Glibc

extension Color {
  /// The colour in sRGB of one in Generic RGB, macOS's calibrated space with a gamma of 1.8, whose components
  /// are from 0 to 1.
  ///
  /// The matrix follows from the primaries of Apple's Generic RGB profile (.630 .340, .295 .605, .155 .077) with
  /// the white point D65. Measured: six of six colours of four repositories, in pictures of iOS 11 to 13, to a
  /// step of 255 (Winnie90/TFGMLive, Henkiebob/vriends, confirmedcode/Lockdown-iOS, 5calls/ios).
  package init(genericRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (pow(red, 1.8), pow(green, 1.8), pow(blue, 1.8))
    self.init(
      red: Self.coded(1.0253 * r - 0.0265 * g + 0.0013 * b),
      green: Self.coded(0.0194 * r + 0.9480 * g + 0.0326 * b),
      blue: Self.coded(-0.0018 * r - 0.0014 * g + 1.0032 * b), alpha: alpha)
  }

  /// The colour in sRGB of one in Generic Gray, whose gamma is 1.8, too.
  package init(genericWhite white: Double, alpha: Double = 1) {
    self.init(white: Self.coded(pow(white, 1.8)), alpha: alpha)
  }
}
