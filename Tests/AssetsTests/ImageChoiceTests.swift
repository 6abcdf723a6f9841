import JSON
import Testing
import Traits

@testable import Assets

/// Why one variant of an image is shown and not another one.
struct ImageChoiceTests {
  private static func entry(_ name: String, _ rest: String = "") -> String {
    #"{"filename": "\#(name)"\#(rest.isEmpty ? "" : ", ")\#(rest)}"#
  }

  private static let dark =
    #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#

  /// Entries, and what is said of the last one where the first is shown on a phone of 2 pixels to a point, 568 points
  /// high, with wide colours, in German.
  private static let cases: [([String], purpose: String, reason: String)] = [
    (
      [entry("a"), entry("b", #""idiom": "ipad""#)], "iPad", "It is for another device."
    ),
    ([entry("a"), entry("b", dark)], "dark", "It is for another appearance."),
    (
      [entry("a", #""idiom": "iphone""#), entry("b")], "any",
      "It is for any device; the one shown is for this."
    ),
    (
      [entry("a", #""scale": "2x""#), entry("b", #""scale": "3x""#)], "@3x",
      "Its scale fits a screen of 2 pixels to a point less."
    ),
    (
      [entry("a"), entry("b", #""width-class": "regular""#)], "regular width",
      "It is for another width class."
    ),
    (
      [entry("a"), entry("b", #""memory": "4GB""#)], "some memory or screens only",
      "It is only for some amount of memory, or some screens."
    ),
    (
      [entry("a"), entry("b", #""idiom": "universal", "subtype": "38mm""#)],
      "some memory or screens only", "It is only for some amount of memory, or some screens."
    ),
    (
      [entry("a", #""subtype": "retina4""#), entry("b")], "any",
      "It is for any screen; the one shown is for this."
    ),
    (
      [entry("a"), entry("b", #""scale": "3x", "subtype": "2436h""#)],
      "812 points high, @3x", "It is for another screen."
    ),
    (
      [entry("a", #""display-gamut": "display-P3""#), entry("b", #""display-gamut": "sRGB""#)],
      "sRGB", "It is for another range of colours."
    ),
    (
      [entry("a", #""display-gamut": "display-P3""#), entry("b")], "any",
      "It is for any range of colours; the one shown is for this."
    ),
    (
      [entry("a", #""locale": "de""#), entry("b", #""locale": "fr""#)], "French",
      "It is for another language."
    ),
    ([entry("a"), entry("b")], "any", "It is for the same; the first counts."),
    (
      [entry("a"), entry("b", #""idiom": "watch""#)], "Apple Watch",
      "It is for Apple Watch, which doesn't run iOS."
    ),
  ]

  @Test(arguments: cases)
  func reasons(_ entries: [String], purpose: String, reason: String) throws {
    let variants = try entries.map { text in
      var variant = AssetVariant(try JSONParser.parse(Array(text.utf8)))
      variant.path = variant.fileName
      return variant
    }
    var look = AssetAppearance()
    look.screen = ScreenKind(height: 568, gamut: .p3)
    look.locale = "de"
    let choice = ImageChoice(
      place: "set", setKind: "imageset", variants, for: ImageTests.phone, look,
      diagnostics: [])
    #expect(choice.variants.map(\.path) == ["a", "b"])
    #expect(choice.variants[0].reason == nil)
    #expect(choice.variants[1].purpose == purpose)
    #expect(choice.variants[1].reason == reason)
  }
}
