import Testing
import TextMetrics
import Traits

@testable import Drawing

@Suite struct Texts {
  private let measurer = CompatibleTextMeasurer()

  @Test(arguments: [
    Font(pointSize: 17), Font(weight: .bold, pointSize: 28),
    Font(family: .legacySystem, pointSize: 14), Font(family: .named("Courier"), pointSize: 12),
  ])
  func inkIsAsWideAsMeasured(font: Font) throws {
    let text = "Hamburgefonstiv"
    let advance = measurer.advance(of: text, font: font)
    let label = sample(.label, Rect(x: 10, y: 10, width: advance + 40, height: 40)) {
      $0.text = text
      $0.font = font
    }
    let ink = try #require(try Picture(label, size: Size(width: advance + 60, height: 60)).ink)
    // Ink ends a little before the advance does: side bearings, about a tenth of an em.
    #expect(ink.x >= 9 && ink.x <= 10 + font.pointSize * 0.2)
    #expect(abs(ink.maxX - (10 + advance)) <= font.pointSize * 0.15 + 1)
  }

  struct Case: Sendable {
    let alignment: Look.HorizontalAlignment
    let isNearLeft: Bool
    let isNearRight: Bool
  }

  @Test(arguments: [
    Case(alignment: .left, isNearLeft: true, isNearRight: false),
    Case(alignment: .center, isNearLeft: false, isNearRight: false),
    Case(alignment: .right, isNearLeft: false, isNearRight: true),
  ])
  func textIsAligned(_ expected: Case) throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 30)
    let label = sample(.label, frame) {
      $0.text = "Hi"
      $0.alignment = expected.alignment
    }
    let ink = try #require(try Picture(label).ink)
    #expect(frame.contains(ink))
    #expect((ink.x - frame.x < 5) == expected.isNearLeft)
    #expect((frame.maxX - ink.maxX < 5) == expected.isNearRight)
    #expect(abs(ink.midY - frame.midY) < 4)
  }

  @Test(arguments: [1, 2, 0]) func longTextStaysInItsFrame(lines: Int) throws {
    let frame = Rect(x: 10, y: 10, width: 100, height: 40)
    let label = sample(.label, frame) {
      $0.text = "A text that is much too long for the room that there is for it"
      $0.font = Font(pointSize: 14)
      $0.label = LabelLook()
      $0.label?.numberOfLines = lines
    }
    let ink = try #require(try Picture(label).ink)
    #expect(frame.contains(ink, slack: 1))
    // One line is as high as one, more fill the height.
    #expect((ink.height > 20) == (lines != 1))
  }

  /// Cairo 1.16 puts glyphs on whole pixels: equal letters would be equally far apart, or a pixel more.
  @Test func glyphsStandBetweenPixels() throws {
    let picture = try Picture(Size(width: 200, height: 20)) { canvas in
      canvas.setSource(Color(white: 0))
      canvas.translate(2, 15)
      let bars = String(repeating: "l", count: 30)
      _ = PangoSetter().line(bars, font: Font(pointSize: 11.3), kerning: 0).draw(on: canvas)
    }
    let darkest = (0..<200).map { x in (5..<15).map { picture.color(x, $0).red }.min() ?? 1 }
    #expect(Set(darkest.map { ($0 * 20).rounded() }).count > 8)
  }

  /// What no font has is drawn as a box with its number in it, whose width is not a character's.
  @Test(arguments: ["中文标签", "日本語ラベル", "한국어"])
  func otherScriptsHaveGlyphs(text: String) {
    let line = PangoSetter().line(text, font: Font(pointSize: 17), kerning: 0)
    #expect(abs(line.width - 17 * Double(text.count)) < 0.1)
  }

  /// Cairo leaves out glyphs that are beyond the surface that their outlines are taken on.
  @Test func outlinesOfLongLinesAreWhole() throws {
    let advance = measurer.advance(of: Self.longLine, font: Font(pointSize: 17))
    let picture = try Picture(Size(width: 100, height: 20)) { canvas in
      canvas.setSource(Color(white: 0))
      canvas.translate(90 - advance, 15)
      _ = PangoSetter().line(Self.longLine, font: Font(pointSize: 17), kerning: 0).draw(on: canvas)
    }
    let ink = try #require(picture.ink)
    #expect(ink.x < 10 && ink.maxX > 60)
  }

  private static let longLine = String(repeating: "a long line, ", count: 200)

  @Test func orphansAreAvoided() throws {
    let text = "Hamburgefons mmm mmm"
    let font = Font(pointSize: 14)
    let room = measurer.advance(of: "Hamburgefons mmm m", font: font)
    func ink(_ avoidsOrphans: Bool?) throws -> Rect {
      let label = sample(.label, Rect(x: 0, y: 0, width: room, height: 60)) {
        $0.text = text
        $0.font = font
        $0.label = LabelLook()
        $0.label?.numberOfLines = 0
        $0.label?.avoidsOrphans = avoidsOrphans
      }
      return try #require(try Picture(label, size: Size(width: room + 20, height: 60)).ink)
    }
    // The first line has two words or one.
    let words = measurer.advance(of: "Hamburgefons mmm", font: font)
    let word = measurer.advance(of: "Hamburgefons", font: font)
    #expect(abs(try ink(nil).width - words) < 4)
    #expect(abs(try ink(true).width - word) < 4)
  }

  @Test func runsTogetherAreAsWideAsMeasured() throws {
    var kerned = FormattedText.Run(text: "spaced", font: Font(pointSize: 17))
    kerned.kerning = 3
    let text = FormattedText(runs: [
      FormattedText.Run(text: "Large", font: Font(weight: .bold, pointSize: 28)), kerned,
    ])
    let advance = measurer.advance(of: text)
    let label = sample(.label, Rect(x: 10, y: 10, width: advance + 40, height: 40)) {
      $0.text = text.text
      $0.attributedText = Look.AttributedText(text: text, inks: [.init(), .init()])
    }
    let ink = try #require(try Picture(label, size: Size(width: advance + 60, height: 60)).ink)
    #expect(abs(ink.maxX - (10 + advance)) <= 6)
  }

  /// Letters of joined scripts touch, however far apart others are.
  @Test(arguments: [("سسمسس", 0.0, false), ("سسمسس", 6, false), ("mmmmm", 6, true)])
  func joinedLettersStayJoined(text: String, kerning: Double, hasGaps: Bool) throws {
    var run = FormattedText.Run(text: text, font: Font(pointSize: 30))
    run.kerning = kerning
    let formatted = FormattedText(runs: [run])
    let width = measurer.advance(of: formatted)
    let label = sample(.label, Rect(x: 10, y: 10, width: width + 40, height: 50)) {
      $0.text = text
      $0.attributedText = Look.AttributedText(text: formatted, inks: [.init()])
    }
    let picture = try Picture(label, size: Size(width: width.rounded() + 60, height: 70))
    let ink = try #require(picture.ink)
    let empty = (Int(ink.x)..<Int(ink.maxX)).filter { x in
      (0..<70).allSatisfy { picture.color(x, $0).isNear(Color(white: 1), within: 0.02) }
    }
    #expect(empty.isEmpty == !hasGaps)
    // All of it is there, as wide as it was measured.
    #expect(abs(ink.maxX - (10 + width - kerning)) < 5)
  }

  @Test(arguments: ["استيقظ في مدينة أخرى", "احجز مقعدًا"])
  func joinedScriptsAreMeasuredAsTheyAreDrawn(text: String) {
    let font = Font(pointSize: 17)
    let drawn = PangoSetter().line(text, font: font, kerning: 0).width
    #expect(abs(measurer.advance(of: text, font: font) - drawn) < 2)
  }

  @Test func textShrinksToFit() throws {
    func height(_ scale: Double?) throws -> Double {
      let label = sample(.label, Rect(x: 0, y: 0, width: 100, height: 60)) {
        $0.text = "Hamburgefons"
        $0.font = Font(pointSize: 30)
        $0.minimumScale = scale
      }
      return try #require(try Picture(label).ink).height
    }
    #expect(try height(0.3) < height(nil) * 0.75)
  }
}
