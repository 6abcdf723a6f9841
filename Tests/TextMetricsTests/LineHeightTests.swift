import Testing

@testable import TextMetrics

@Suite struct LineHeightTests {
  /// Point size, and one line's height rounded up to device pixels at @1x, @2x and @3x.
  /// Source: heights that Interface Builder stored for labels in public documents.
  @Test(arguments: [
    (8, 10, 10, 9.6667), (9, 11, 11, 11), (10, 12, 12, 12), (11, 14, 13.5, 13.3333),
    (12, 15, 14.5, 14.3333), (13, 16, 16, 15.6667), (14, 17, 17, 17), (15, 18, 18, 18),
    (16, 20, 19.5, 19.3333), (17, 21, 20.5, 20.3333), (18, 22, 21.5, 21.6667), (19, 23, 23, 23),
    (20, 24, 24, 24), (21, 26, 25.5, 25.3333), (22, 27, 26.5, 26.3333), (24, 29, 29, 28.6667),
    (28, 34, 33.5, 33.6667), (30, 36, 36, 36), (34, 41, 41, 40.6667), (36, 43, 43, 43),
    (48, 58, 57.5, 57.3333), (60, 72, 72, 71.6667), (72, 86, 86, 86), (96, 115, 115, 114.6667),
  ])
  func systemFont(pointSize: Double, at1x: Double, at2x: Double, at3x: Double) {
    let measurer = CompatibleTextMeasurer()
    for family in [Font.Family.system, .legacySystem] {
      let font = Font(family: family, pointSize: pointSize)
      let height = measurer.lineHeight(of: font)
      for (scale, expected) in [(1.0, at1x), (2, at2x), (3, at3x)] {
        #expect(abs((height * scale).rounded(.up) / scale - expected) < 0.001, "@\(scale)x")
      }
      let sum =
        measurer.lineMetrics(of: font).ascender * font.pointSize + measurer.descender(of: font)
      #expect(abs(sum - height) < 1e-9)
    }
  }

  /// Source: stored label heights, rounded up to device pixels of the given scale.
  @Test(arguments: [
    ("Helvetica Neue", FontWeight.regular, 17.0, 1.0, 20.0),
    ("HelveticaNeue", .regular, 35, 1, 41),
    ("Helvetica Neue", .bold, 36, 2, 43),
    ("HelveticaNeue-Bold", .bold, 17, 2, 20.5),
    ("HelveticaNeue-Medium", .medium, 15, 2, 18),
    ("Helvetica Neue", .thin, 250, 1, 295),
    ("Helvetica Neue", .thin, 80, 1, 95),
    ("Helvetica Neue", .light, 22, 2, 26),
    ("Helvetica Neue", .light, 17, 2, 20.5),
    ("HelveticaNeue-UltraLight", .ultraLight, 50, 2, 57.5),
    ("Helvetica", .regular, 36, 2, 41.5),
    ("Helvetica", .regular, 14, 3, 16.3333),
    ("Courier New", .bold, 30, 2, 34),
    ("Arial", .regular, 14, 2, 16),
    ("Avenir Next", .regular, 90, 2, 123),
    (".AppleSystemUIFont", .regular, 17, 2, 20.5),
  ])
  func namedFamily(
    name: String, weight: FontWeight, pointSize: Double, scale: Double, expected: Double
  ) {
    let font = Font(family: .named(name), weight: weight, pointSize: pointSize)
    let height = CompatibleTextMeasurer().lineHeight(of: font)
    #expect(abs((height * scale).rounded(.up) / scale - expected) < 0.001)
  }

  /// Source: stored heights of labels in text styles, rounded up to @2x pixels.
  @Test(arguments: [
    (17.0, 22.0, 1, 20.5), (17, 22, 2, 42.5), (17, 22, 7, 152.5), (15, 20, 2, 38),
    (13, 18, 3, 52), (12, 16, 3, 46.5), (12, 16, 5, 78.5),
  ])
  func leadingOfATextStyle(pointSize: Double, leading: Double, lines: Int, expected: Double) {
    let height = CompatibleTextMeasurer().size(
      of: FormattedText(
        String(repeating: "\n", count: lines - 1),
        font: Font(pointSize: pointSize, leading: leading)), width: nil, maximumLines: 0,
      lineBreakMode: .wordWrap
    ).height
    #expect(abs((height * 2).rounded(.up) / 2 - expected) < 0.001)
  }

  /// Source: stored heights of text views without their insets, rounded up to @2x pixels.
  @Test(arguments: [
    (Font(pointSize: 17, leading: 22), 1, 22.0), (Font(pointSize: 16, leading: 21), 8, 168),
    (Font(family: .named("Helvetica Neue"), weight: .light, pointSize: 16), 5, 97),
    (Font(pointSize: 17), 1, 20.5),
  ])
  func countedLeading(font: Font, lines: Int, expected: Double) {
    var text = FormattedText(String(repeating: "\n", count: lines - 1), font: font)
    text.countsLeading = true
    let set = CompatibleTextMeasurer().set(
      text, width: nil, maximumLines: 0, lineBreakMode: .wordWrap)
    let height = set.size.height
    #expect(abs((height * 2 - 1e-9).rounded(.up) / 2 - expected) < 0.001)
    #expect(abs((set.lines.last?.baseline ?? 0) + set.size.lastDescent - height) < 1e-9)
  }

  /// A line of 11 points is 13.13 high, but 13 are from one to the next.
  @Test func leadingThatIsLessThanALine() {
    let font = Font(pointSize: 11, leading: 13)
    let measurer = CompatibleTextMeasurer()
    var text = FormattedText(String(repeating: "\n", count: 7), font: font)
    func height(countsLeading: Bool) -> Double {
      text.countsLeading = countsLeading
      return measurer.set(text, width: nil, maximumLines: 0, lineBreakMode: .wordWrap).size.height
    }
    #expect(measurer.leading(of: font) == 0)
    #expect(abs(height(countsLeading: true) - measurer.lineHeight(of: font) - 7 * 13) < 1e-9)
    #expect(height(countsLeading: true) == height(countsLeading: false))
  }

  @Test func unknownFamilyHasThePlausibleHeightOfAFont() {
    let font = Font(family: .named("No Such Family"), pointSize: 100)
    let measurer = CompatibleTextMeasurer()
    #expect((90...200).contains(measurer.lineHeight(of: font)))
    #expect(measurer.lineMetrics(of: font).ascender * font.pointSize > measurer.descender(of: font))
  }

  @Test func aFontsFaceIsMadeOnce() {
    let faces = PangoFaces()
    func face(_ pointSize: Double) -> ObjectIdentifier {
      let font = Font(family: .named("Georgia"), pointSize: pointSize)
      return faces.withFace(font, FontFamily(font.family)) { ObjectIdentifier($0) }
    }
    let first = face(17)
    #expect(face(18) != first)
    #expect(face(17) == first)
  }

  /// Requests are answered by one thread and pictures drawn by another.
  @Test func severalThreadsMeasureWithOneFace() async {
    let measurer = CompatibleTextMeasurer()
    let fonts = (1...150).map { Font(family: .named("Georgia"), pointSize: Double($0)) }
    let heights = fonts.map(measurer.lineHeight)
    let others = await withTaskGroup(of: [Double].self, returning: [[Double]].self) { group in
      for _ in 0..<4 { group.addTask { fonts.map(measurer.lineHeight) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(others.count == 4 && others.allSatisfy { $0 == heights })
    #expect(heights == heights.sorted() && heights[0] > 0)
  }
}
