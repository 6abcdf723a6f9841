import Testing
import TextMetrics
import Traits

@testable import Drawing
@testable import Graphics

/// What is drawn for Apple's symbols.
@Suite struct SymbolTests {
  @Test(arguments: [
    ("heart", SymbolSign.icon("heart"), true),
    ("heart.fill", .icon("heart-fill"), true),
    ("chevron.backward", .lines(.chevronLeft), true),
    ("sum", .icon("subtract"), false),
    (
      "calendar.badge.clock.fill",
      .badged(
        .icon("calendar3-fill"), .framed(.icon("clock"), .circle, isFilled: true)), true
    ),
    ("plus.circle.fill", .framed(.lines(.plus), .circle, isFilled: true), true),
    ("25.square", .framed(.letters("25"), .square, isFilled: false), true),
    ("person.crop.circle", .icon("person-circle"), true),
    ("person.crop.circle.fill", .framed(.icon("person-fill"), .circle, isFilled: true), true),
    ("leaf.circle", .framed(.icon("flower3"), .circle, isFilled: false), false),
    ("tag.slash.fill", .slashed(.icon("tag-fill")), true),
    ("bell.slash", .icon("bell-slash"), true),
    (
      "trash.badge.plus",
      .badged(
        .icon("trash"), .framed(.lines(.plus), .circle, isFilled: true)), true
    ),
    ("rectangle.fill", .frame(.rectangle, isFilled: true), true),
    ("person.and.whatever", .icon("person"), false),
  ])
  func signs(name: String, sign: SymbolSign, isKnown: Bool) {
    let symbol = SymbolName(name)
    #expect(symbol.sign == sign && symbol.isKnown == isKnown, "\(name): \(symbol)")
  }

  @Test(arguments: ["", ".", "whatever", "no.such.symbol", "badge", "slash", "abc.123"])
  func unknownNames(name: String) {
    #expect(!SymbolName(name).isKnown)
  }

  @Test func aLongNameTakesNoTime() {
    #expect(!SymbolName(String(repeating: "slash.circle.badge.fill.", count: 2_000)).isKnown)
  }

  /// What is around a sign has to be apart from it to have a colour of its own.
  @Test func layersAreApart() {
    #expect(
      SymbolName("person.crop.circle", isLayered: true).sign
        == .framed(.icon("person-fill"), .circle, isFilled: false))
  }

  /// A row is a symbol, and its icon's filled one another.
  @Test func theTableHasEnough() {
    let rows = SymbolTable.rows
    #expect(rows.count + rows.values.count { $0.filled != nil } >= 600)
    #expect(rows.values.count { $0.isSame } >= 600)
  }

  @Test(.enabled(if: SymbolIcon.areInstalled))
  func everyIconIsThere() {
    let icons = SymbolTable.rows.values.flatMap { [$0.icon, $0.filled].compactMap(\.self) }
    for name in Set(icons) { #expect(SymbolIcon.named(name) != nil, "\(name)") }
    #expect(SymbolIcon.named("no-such-icon") == nil)
  }

  // MARK: Outlines

  @Test(arguments: [
    ("M1 2h3v4H1z", Rect(x: 1, y: 2, width: 3, height: 4)),
    // Numbers touch, and flags touch what follows.
    ("m1.5.5-1 2L8 4", Rect(x: 0.5, y: 0.5, width: 7.5, height: 3.5)),
    ("M0 5a5 5 0 1110 0 5 5 0 01-10 0z", Rect(x: 0, y: 0, width: 10, height: 10)),
    // A radius that is too short reaches.
    ("M0 0A1 1 0 0 1 8 0", Rect(x: 0, y: -4, width: 8, height: 4)),
    ("M0 0C0 4 8 4 8 0S16-4 16 0", Rect(x: 0, y: -3, width: 16, height: 6)),
  ])
  func outlines(text: String, extent: Rect) throws {
    let found = try #require(Path(svg: text)?.extent)
    for (a, b) in [
      (found.x, extent.x), (found.y, extent.y), (found.maxX, extent.maxX),
      (found.maxY, extent.maxY),
    ] {
      #expect(abs(a - b) < 0.01, "\(found)")
    }
  }

  @Test(arguments: ["M", "M1", "5 5", "M0 0X1 1", "M0 0a1 1 0 2 0 1 1", "M0 0L1 -", "M0 0 é"])
  func damagedOutlines(text: String) {
    #expect(Path(svg: text) == nil)
  }

  // MARK: Pixels

  private static func picture(_ name: String, _ symbol: Look.Symbol? = nil) throws -> Picture {
    let view = sample(.imageView, Rect(x: 0, y: 0, width: 40, height: 40)) {
      var image = Look.Image(name: name, isSymbol: true)
      image.symbol = symbol
      $0.image = image
      $0.tint = Color(hex: 0x000000)
    }
    return try Picture(view, size: Size(width: 40, height: 40))
  }

  private static func ink(_ picture: Picture) -> Double {
    var ink = 0.0
    for y in 0..<40 { for x in 0..<40 { ink += 1 - picture.color(x, y).luma } }
    return ink
  }

  @Test(.enabled(if: SymbolIcon.areInstalled), arguments: ["heart", "plus", "star.circle"])
  func weights(name: String) throws {
    var last = 0.0
    for weight in FontWeight.allCases {
      let ink = Self.ink(try Self.picture(name, Look.Symbol(weight: weight)))
      #expect(ink > last, "\(weight)")
      last = ink
    }
  }

  @Test(.enabled(if: SymbolIcon.areInstalled))
  func filledOnesAreFilled() throws {
    for name in ["heart", "folder", "bookmark", "heart.circle"] {
      let (lines, filled) = (try Self.picture(name), try Self.picture(name + ".fill"))
      #expect(Self.ink(filled) > Self.ink(lines) * 1.2, "\(name)")
    }
  }

  /// Where no icon is filled, what the outermost lines are around is, without the lines in it.
  @Test(.enabled(if: SymbolIcon.areInstalled))
  func outlinesAreFilled() throws {
    #expect(SymbolName("macwindow.fill").sign == .solid("window"))
    let (lines, filled) = (try Self.picture("macwindow"), try Self.picture("macwindow.fill"))
    #expect(lines.color(20, 26).isNear(Color(white: 1)))
    #expect(filled.color(20, 26).isNear(Color(white: 0)))
    let area = try #require(filled.ink)
    #expect(Self.ink(filled) < area.width * area.height * 0.95)
  }

  /// The badge is in the first colour, what is behind it in the second; of one colour it is weaker.
  @Test(.enabled(if: SymbolIcon.areInstalled))
  func colors() throws {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    let palette = try Self.picture(
      "square.fill.badge.plus", Look.Symbol(colors: [red, blue]))
    #expect(palette.color(8, 8).isNear(blue))
    #expect(palette.color(23, 29).isNear(red))
    let hierarchy = try Self.picture(
      "square.fill.badge.plus", Look.Symbol(isHierarchical: true, colors: [red]))
    #expect(hierarchy.color(8, 8).isNear(Color(red: 1, green: 0.5, blue: 0.5)))
    #expect(hierarchy.color(23, 29).isNear(red))
  }
}
