import Testing

@testable import TextMetrics

@Suite struct AdvanceTests {
  private let measurer = CompatibleTextMeasurer()

  /// Widths that Interface Builder stored for labels, rounded up to @2x pixels; all but the large
  /// and the heavy ones are expected within a point, those within two.
  @Test(arguments: [
    ("Label", FontWeight.regular, 17.0, 42.0),
    ("Label", .regular, 16, 39.5),
    ("Label", .regular, 15, 37.5),
    ("Name", .regular, 17, 45),
    ("Password", .regular, 17, 74),
    ("Username", .regular, 17, 79),
    ("Hello World", .regular, 17, 88.5),
    ("Location", .regular, 14, 55.5),
    ("Repeat", .regular, 14, 45.5),
    ("Price", .regular, 14, 33),
    ("Server", .regular, 15, 45),
    ("Subtitle", .regular, 15, 53),
    ("Notification", .regular, 14, 74.5),
    ("Battery", .regular, 16, 53),
    ("City", .regular, 14, 26),
    ("Strength", .regular, 12, 49),
    ("Smoothness", .regular, 12, 70),
    ("Position", .regular, 18, 65),
    ("Volume", .regular, 18, 61),
    ("TOTAL", .regular, 11, 35),
    ("Depth", .regular, 20, 53.5),
    ("Style", .regular, 22, 48),
    ("–", .regular, 17, 8.5),
    ("•", .regular, 17, 8.5),
    ("Label", .medium, 17, 43),
    ("MEDIUM", .semibold, 12, 50.5),
    ("Title", .semibold, 20, 40),
    ("Label", .bold, 17, 44.5),
    ("Label", .bold, 15, 40),
    ("Name", .bold, 18, 50.5),
    ("TITLE", .bold, 13, 37),
    ("LAYOUT", .bold, 13, 53.5),
    ("DURATION", .bold, 13, 69.5),
  ])
  func knownWidth(text: String, weight: FontWeight, pointSize: Double, width: Double) {
    let advance = measurer.advance(of: text, font: Font(weight: weight, pointSize: pointSize))
    let tolerance = weight == .regular && pointSize < 20 ? 1.0 : 2
    #expect(abs((advance * 2).rounded(.up) / 2 - width) <= tolerance)
  }

  @Test func heavierIsWider() {
    let widths = [FontWeight.regular, .medium, .semibold, .bold, .heavy, .black].map {
      measurer.advance(of: "The quick brown fox", font: Font(weight: $0, pointSize: 17))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func weightsAreInTheOrderThatTheyAreDrawnIn() {
    let weights = FontWeight.allCases.map(\.pangoWeight.rawValue)
    #expect(weights == weights.sorted())
    #expect(Set(weights).count == weights.count)
  }

  /// Widths that Interface Builder stored for labels in the system font of iOS 8, rounded up to the
  /// grid: Helvetica Neue, spaced by size, and in medium where it is bold. Most are of documents that
  /// the corpus lacks.
  @Test(arguments: [
    ("469 Reviews", false, 10.0, 59.5, 0.5),
    ("88 Division St. Mission Bay", false, 10, 127.5, 0.5),
    ("Vietnamese", false, 10, 55, 1),
    ("Kittipat Virochsiri retweeted", false, 10, 129, 0.5),
    ("Screen name", false, 12, 74, 1),
    ("FOLLOWERS", false, 13, 81, 1),
    ("screenname", false, 14, 79, 1),
    ("1074 Reviews", false, 12, 78, 1),
    ("Login with Twitter", false, 15, 121, 1),
    ("Label", false, 17, 42, 1),
    ("Bill Total (Post-Tax):", false, 17, 151, 1),
    ("Tax Percentage (0%): ", false, 17, 168, 1),
    ("Il fiore di montagna", false, 23, 193, 1),
    ("Full Name", true, 13, 62, 1),
    ("Bloomberg Business", true, 12, 117.5, 0.5),
    ("Label", true, 48, 122, 1),
  ])
  func systemFontOfIOS8(text: String, bold: Bool, pointSize: Double, width: Double, grid: Double) {
    let font = Font(
      family: .legacySystem, weight: bold ? .bold : .regular, pointSize: pointSize)
    let advance = measurer.advance(of: text, font: font)
    #expect(abs((advance / grid).rounded(.up) * grid - width) <= 1)
  }

  /// All digits are as wide, in all weights: 0.556 em.
  @Test func digitsOfHelveticaNeue() {
    for weight in [FontWeight.ultraLight, .thin, .light, .regular, .bold] {
      let font = Font(family: .named("HelveticaNeue"), weight: weight, pointSize: 72)
      #expect(abs(measurer.advance(of: "0123456789", font: font) - 10 * 0.556 * 72) < 10)
    }
  }

  /// Widths that Interface Builder stored for labels in Helvetica Neue, in whole points.
  @Test(arguments: [
    ("TouchyFeely", "Thin", 40.0, 204.0), ("Code Popover", "Thin", 40, 241),
    ("Title", "Thin", 25, 42), ("Labelize", "Light", 17, 60), ("About Us", "Light", 18, 72.5),
  ])
  func lightHelveticaNeue(text: String, style: String, pointSize: Double, width: Double) {
    let font = Font(
      family: .named("HelveticaNeue-" + style), weight: style == "Thin" ? .thin : .light,
      pointSize: pointSize)
    #expect(abs(measurer.advance(of: text, font: font).rounded(.up) - width) <= 1.5)
  }

  /// Source: the widths of Chinese labels stored in public documents, at @2x.
  @Test(arguments: [(17.0, 8, 139.0), (28, 4, 114), (14, 5, 71.5), (24, 2, 49), (18, 2, 37)])
  func ideographs(pointSize: Double, count: Int, width: Double) {
    let text = String(repeating: "付", count: count)
    let advance = measurer.advance(of: text, font: Font(pointSize: pointSize))
    #expect(abs((advance * 2).rounded(.up) / 2 - width) <= 0.5)
  }

  /// Source: the widths of Korean labels and buttons stored in public documents, at @2x.
  @Test(arguments: [
    ("확진자", 12.0, 31.5), ("날씨 가져오기", 14, 76.5), ("배경 색상 설정", 17, 97),
    ("국내 신규 확진자", 17, 112), ("전광판에 표시할 글자", 17, 141.5), ("맑음", 20, 35), ("서울", 25, 43.5),
  ])
  func hangul(text: String, pointSize: Double, width: Double) {
    let advance = measurer.advance(of: text, font: Font(pointSize: pointSize))
    #expect((advance * 2).rounded(.up) / 2 == width)
  }

  /// Source: the widths of labels stored in public documents, at @2x.
  @Test(arguments: [(17.0, 23.0), (38, 43), (60, 65), (68, 73)])
  func emoji(pointSize: Double, width: Double) {
    let advance = measurer.advance(of: "😬", font: Font(pointSize: pointSize))
    #expect((advance * 2).rounded(.up) / 2 == width)
  }

  @Test func joinedEmojiAreAsWideAsOne() {
    let font = Font(pointSize: 20)
    let one = measurer.advance(of: "👩", font: font)
    #expect(one > 20 && one < 30)
    #expect(measurer.advance(of: "👩‍👩‍👧", font: font) == one)
    #expect(measurer.advance(of: "👩🏽", font: font) == one)
    #expect(abs(measurer.advance(of: "🇨🇭", font: font) - one) < 1)
  }

  @Test func marksHaveNoWidth() {
    let font = Font(pointSize: 17)
    let plain = measurer.advance(of: "e", font: font)
    #expect(measurer.advance(of: "e\u{301}", font: font) == plain)
    #expect(measurer.advance(of: "e\u{200B}", font: font) == plain)
  }

  @Test func everyScriptHasSomeWidth() {
    for text in ["مرحبا", "שלום", "สวัสดี", "नमस्ते", "Привет", "Γειά", "안녕", "∑", "\u{10FFFD}"] {
      #expect(measurer.advance(of: text, font: Font(pointSize: 17)) > 5, "\(text)")
    }
  }

  /// Each character in turn, from right to left as well, and none further than the whole.
  @Test(
    arguments: [Font.Family.system, .named("No Such Family")], ["مرحبا بكم", "iOS مرحبا 17", "नमस्ते"])
  func edgesOfJoinedScriptsFollowEachOther(family: Font.Family, text: String) {
    let font = Font(family: family, pointSize: 17)
    let ends = text.indices.map { measurer.advance(of: String(text[...$0]), font: font) }
    let whole = measurer.set(
      FormattedText(text, font: font), width: nil, maximumLines: 1, lineBreakMode: .clip)
    #expect(abs(whole.size.width - (ends.last ?? 0)) < 0.1)
    let half = measurer.set(
      FormattedText(text + " " + text, font: font), width: whole.size.width + 8, maximumLines: 0,
      lineBreakMode: .wordWrap)
    #expect(half.lines.count == 2)
  }

  /// Source: CSS Text 4, "Cursive Scripts and Letter-Spacing", and flutter's issue 177406, of iOS.
  @Test(arguments: [("مرحبا", 0), ("مرحبا بكم", 1), ("abc", 3), ("abc مرحبا", 4), ("नमस्ते", 0)])
  func joinedLettersArentSpaced(text: String, spaced: Int) {
    var run = FormattedText.Run(text: text, font: Font(pointSize: 17))
    let plain = measurer.advance(of: FormattedText(runs: [run]))
    run.kerning = 3
    let kerned = measurer.advance(of: FormattedText(runs: [run]))
    #expect(abs(kerned - plain - 3 * Double(spaced)) < 0.01)
  }

  @Test func kerningTightens() {
    let font = Font(pointSize: 100)
    let apart = measurer.advance(of: "A", font: font) + measurer.advance(of: "V", font: font)
    #expect(measurer.advance(of: "AV", font: font) < apart - 3)
  }

  @Test func lineBreaksAreSetAsSpaces() {
    for family in [Font.Family.system, .named("No Such Family")] {
      let font = Font(family: family, pointSize: 17)
      #expect(
        measurer.advance(of: "one\ntwo", font: font) == measurer.advance(of: "one two", font: font))
    }
  }

  @Test func widthGrowsWithPointSize() {
    let font = { Font(pointSize: $0) }
    var previous = 0.0
    for size in stride(from: 6.0, through: 120, by: 0.5) {
      let advance = measurer.advance(of: "Interface Builder", font: font(size))
      #expect(advance > previous, "\(size) pt")
      previous = advance
    }
    #expect(measurer.advance(of: "x", font: font(0)) == 0)
  }

  @Test(arguments: [
    (Font.Family.system, 17.0, "Inter"), (.system, 40, "Inter Display"),
    (.legacySystem, 17, "Nimbus Sans"), (.named("HelveticaNeue"), 17, "Nimbus Sans"),
    (.named("Arial"), 17, "Nimbus Sans"), (.named("Times New Roman"), 17, "Nimbus Roman"),
    (.named("Courier"), 17, "Nimbus Mono PS"), (.named("Open Sans"), 17, "Open Sans"),
    // What somebody has is drawn, before what stands in for it.
    (.system, 17, "SF Pro Text"), (.named("Avenir-Black"), 17, "Avenir"),
    (.named("AvenirNextCondensed-Bold"), 17, "Avenir Next Condensed"),
    (.named("Menlo-Regular"), 12, "DejaVu Sans Mono"), (.named("Some, Font"), 12, "Inter"),
  ])
  func drawnFamilies(family: Font.Family, pointSize: Double, expected: String) {
    let families = CompatibleTextMeasurer.families(for: Font(family: family, pointSize: pointSize))
    #expect(families.split(separator: ",").contains(Substring(expected)), "\(families)")
  }

  /// Nimbus Sans has no light weights.
  @Test(arguments: [
    (FontWeight.ultraLight, "Inter"), (.thin, "Inter"), (.light, "Inter"),
    (.regular, "Nimbus Sans"), (.bold, "Nimbus Sans"),
  ])
  func lightWeightsAreDrawnLight(weight: FontWeight, expected: String) {
    for family in [Font.Family.legacySystem, .named("Helvetica Neue")] {
      let font = Font(family: family, weight: weight, pointSize: 17)
      let families = CompatibleTextMeasurer.families(for: font).split(separator: ",")
      #expect(families.dropFirst().first == Substring(expected))
      #expect(measurer.standIn(for: font) == expected)
    }
  }

  @Test(arguments: [
    ("Georgia-Bold", true), ("HelveticaNeue-Light", true), ("Thonburi", true), ("Avenir", true),
    (".SFUIText", true), ("OpenSans-Light", false), ("AGaramondPro-Regular", false), ("", false),
  ])
  func fontsOfTheSystem(name: String, isOfSystem: Bool) {
    #expect(Font.isOfSystem(name) == isOfSystem)
  }
}
