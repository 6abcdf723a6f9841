import JSON
import Testing
import Traits

@testable import Assets

struct ImageTests {
  static let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    displayScale: 2)
  static let phoneLandscape = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .compact, userInterfaceIdiom: .phone,
    displayScale: 3)
  static let pad = TraitCollection(
    horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceIdiom: .pad,
    displayScale: 2)

  /// The name of the file that is chosen among the entries of one set.
  private func choice(
    _ entries: [String], _ traits: TraitCollection,
    _ appearance: AssetAppearance = AssetAppearance()
  ) throws -> String? {
    let variants = try entries.map { AssetVariant(try JSONParser.parse(Array($0.utf8))) }
    return variants.best(for: traits, appearance)?.fileName
  }

  @Test(arguments: [
    (["1", "2", "3"], 2.0, "2"), (["1", "3"], 2, "3"), (["1"], 3, "1"), (["2", "3"], 1, "2"),
    (["1", "2"], 3, "2"),
  ])
  func choosesByScale(_ scales: [String], wanted: Double, file: String) throws {
    let entries = scales.map {
      "{\"idiom\": \"universal\", \"scale\": \"\($0)x\", \"filename\": \"\($0)\"}"
    }
    let traits = TraitCollection(displayScale: wanted)
    #expect(try choice(entries, traits) == file)
    #expect(try choice(entries.reversed(), traits) == file)
  }

  @Test func choosesByIdiom() throws {
    let entries = [
      "{\"idiom\": \"universal\", \"filename\": \"any\"}",
      "{\"idiom\": \"ipad\", \"filename\": \"pad\"}",
      "{\"idiom\": \"watch\", \"filename\": \"watch\"}",
    ]
    #expect(try choice(entries, Self.phone) == "any")
    #expect(try choice(entries, Self.pad) == "pad")
    #expect(try choice([entries[1], entries[0]], Self.phone) == "any")
    // Better another device's than none, and better an iOS device's than a watch's.
    #expect(try choice([entries[2], entries[1]], Self.phone) == "pad")
    #expect(try choice(Array(entries[1...]), Self.phone) == "pad")
    #expect(try choice(Array(entries[2...]), Self.phone) == "watch")
    #expect(try choice([], Self.phone) == nil)
  }

  @Test func choosesByAppearance() throws {
    let entries = [
      "{\"filename\": \"any\"}",
      """
      {"filename": "dark", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """,
      """
      {"filename": "high", "appearances": [{"appearance": "contrast", "value": "high"}]}
      """,
      """
      {"filename": "dark high", "appearances": [{"appearance": "luminosity", "value": "dark"},
      {"appearance": "contrast", "value": "high"}]}
      """,
    ]
    #expect(try choice(entries, Self.phone) == "any")
    #expect(try choice(entries, Self.phone, AssetAppearance(.dark)) == "dark")
    #expect(try choice(entries, Self.phone, AssetAppearance(hasHighContrast: true)) == "high")
    #expect(
      try choice(entries, Self.phone, AssetAppearance(.dark, hasHighContrast: true))
        == "dark high")
  }

  @Test func choosesBySizeClass() throws {
    let entries = [
      "{\"filename\": \"any\"}",
      "{\"filename\": \"low\", \"height-class\": \"compact\"}",
      "{\"filename\": \"low narrow\", \"heightClass\": \"compact\", \"width-class\": \"compact\"}",
    ]
    #expect(try choice(entries, Self.phone) == "any")
    #expect(try choice(entries, Self.phoneLandscape) == "low narrow")
    #expect(try choice(Array(entries[...1]), Self.phoneLandscape) == "low")
    #expect(try choice(entries, Self.pad) == "any")
  }

  /// What of a screen counts, and what of it comes before what else.
  @Test(
    arguments: [
      (["\"subtype\": \"retina4\"", ""], 568, DisplayGamut.sRGB, 0),
      (["\"subtype\": \"retina4\"", ""], 667, .sRGB, 1),
      (["\"subtype\": \"retina4\""], 667, .sRGB, 0),
      (["", "\"subtype\": \"736h\", \"scale\": \"3x\""], 736, .sRGB, 1),
      (["", "\"subtype\": \"2688h\", \"scale\": \"3x\""], 896, .sRGB, 1),
      (["", "\"subtype\": \"1792h\", \"scale\": \"2x\""], 896, .sRGB, 1),
      (["", "\"display-gamut\": \"display-P3\""], 667, .p3, 1),
      (["", "\"display-gamut\": \"display-P3\""], 667, .sRGB, 0),
      (["\"display-gamut\": \"display-P3\"", "\"display-gamut\": \"sRGB\""], 667, .sRGB, 1),
      (["\"display-gamut\": \"sRGB\"", "\"display-gamut\": \"display-P3\""], 667, .p3, 1),
      // The screen before the colours, these before the scale.
      (["\"display-gamut\": \"display-P3\"", "\"subtype\": \"retina4\""], 568, .p3, 1),
      (["\"scale\": \"2x\"", "\"display-gamut\": \"display-P3\", \"scale\": \"1x\""], 568, .p3, 1),
      // The device before both.
      (["\"idiom\": \"ipad\", \"display-gamut\": \"display-P3\"", ""], 667, .p3, 1),
    ] as [([String], Double, DisplayGamut, Int)])
  func choosesByScreen(
    _ entries: [String], height: Double, gamut: DisplayGamut, chosen: Int
  ) throws {
    let named = entries.enumerated().map { index, entry in
      "{\"filename\": \"\(index)\"\(entry.isEmpty ? "" : ", ")\(entry)}"
    }
    var look = AssetAppearance()
    look.screen = ScreenKind(height: height, gamut: gamut)
    #expect(try choice(named, Self.phone, look) == "\(chosen)")
  }

  /// Where languages have variants of their own, the one counts that their files would be taken from.
  @Test(
    arguments: [("de", "de"), ("fr", "fr"), ("nl", "any"), (nil, "any")] as [(String?, String)])
  func choosesByLanguage(_ language: String?, _ file: String) throws {
    let project = try ProjectFixture()
    let entries = ["", "de", "fr"].map { locale in
      locale.isEmpty
        ? #"{"filename": "any.png"}"# : #"{"filename": "\#(locale).png", "locale": "\#(locale)"}"#
    }
    try project.writeImageSet("A.xcassets/sign.imageset", entries)
    try project.write(
      """
      {"colors": [{"color": {"reference": "any"}}, {"locale": "de", "color": {"reference": "de"}},
      {"locale": "fr", "color": {"reference": "fr"}}]}
      """, to: "A.xcassets/paint.colorset/Contents.json")
    let library = AssetLibrary(folder: project.path).speaking { folders in
      folders.first { $0 == "\(language ?? "").lproj" } ?? folders.first { $0 == "Base.lproj" }
    }
    let image = try #require(library.image(named: "sign", traits: Self.phone))
    #expect(image.path.hasSuffix("/\(file).png"))
    #expect(library.color(named: "paint", traits: Self.phone) == .system(file))
  }

  /// What is looked up on one screen isn't what another shows.
  @Test func screensAreToldApart() throws {
    let project = try ProjectFixture()
    try project.writeImageSet(
      "A.xcassets/sign.imageset",
      [#"{"filename": "any.png"}"#, #"{"filename": "wide.png", "display-gamut": "display-P3"}"#])
    let library = AssetLibrary(folder: project.path)
    for (gamut, file) in [(DisplayGamut.sRGB, "any"), (.p3, "wide"), (.sRGB, "any")] {
      let shown = library.on(ScreenKind(height: 667, gamut: gamut))
        .shownImage(named: "sign", traits: Self.phone)
      #expect(try #require(shown).file.path.hasSuffix("/\(file).png"))
    }
  }

  /// A file for every scale goes before one for another scale, and after one for this.
  @Test(arguments: [(1.0, "any"), (2, "2"), (3, "any")])
  func filesForEveryScale(_ scale: Double, _ file: String) throws {
    let entries = ["{\"filename\": \"any\"}", "{\"filename\": \"2\", \"scale\": \"2x\"}"]
    for entries in [entries, entries.reversed()] {
      #expect(try choice(entries, TraitCollection(displayScale: scale)) == file)
    }
  }

  /// Appearances that aren't known here are for others.
  @Test func prefersWhatIsForNoUnknownAppearance() throws {
    let entries = [
      #"{"filename": "tinted", "appearances": [{"appearance": "tint", "value": "x"}]}"#,
      #"{"filename": "any"}"#,
    ]
    #expect(try choice(entries, Self.phone) == "any")
  }

  @Test func prefersWhatIsForNoSpecialDevice() throws {
    let entries = [
      "{\"filename\": \"memory\", \"memory\": \"1GB\"}", "{\"filename\": \"any\"}",
      "{\"filename\": \"rtl\", \"language-direction\": \"right-to-left\"}",
    ]
    #expect(try choice(entries, Self.phone) == "any")
    #expect(try choice(entries, Self.phone, AssetAppearance(isRightToLeft: true)) == "rtl")
  }

  /// One that is drawn for the other direction is turned around; one for none, and one for this, isn't.
  @Test(
    arguments: [
      (nil, [false, false]), ("left-to-right", [false, true]), ("right-to-left", [true, false]),
    ] as [(String?, [Bool])])
  func imagesOfTheOtherDirectionAreMirrored(direction: String?, isMirrored: [Bool]) throws {
    let project = try ProjectFixture()
    let entry = direction.map { "\"language-direction\": \"\($0)\", " } ?? ""
    try project.writeImageSet(
      "Assets.xcassets/way.imageset", ["{\(entry)\"scale\": \"2x\", \"filename\": \"way@2x.png\"}"])
    let library = AssetLibrary(folder: project.path)
    for (isRightToLeft, isMirrored) in zip([false, true], isMirrored) {
      let image = library.image(
        named: "way", traits: Self.phone, appearance: AssetAppearance(isRightToLeft: isRightToLeft))
      #expect(try #require(image).isMirrored == isMirrored)
    }
  }

  @Test func readsFilesOfCatalogs() throws {
    let project = try ProjectFixture()
    try project.writeImageSet(
      "App/Assets.xcassets/cat.imageset",
      [
        "{\"scale\": \"1x\"}", "{\"scale\": \"2x\", \"filename\": \"cat@2x.png\"}",
        "{\"scale\": \"3x\", \"filename\": \"cat.pdf\"}",
      ], properties: "{\"template-rendering-intent\": \"template\"}")
    let library = AssetLibrary(folder: project.path)
    let image = try #require(library.image(named: "cat", traits: Self.phone))
    #expect(image.path == project.path + "/App/Assets.xcassets/cat.imageset/cat@2x.png")
    #expect(image.scale == 2)
    #expect(image.pointSize == Size(width: 15, height: 10))
    #expect(image.rendering == .template)
    let vector = try #require(library.image(named: "cat", traits: Self.phoneLandscape))
    #expect(vector.scale == 3)
    #expect(library.image(named: "dog", traits: Self.phone) == nil)
    #expect(library.isSound)
  }

  @Test func respectsNamespaces() throws {
    let project = try ProjectFixture()
    let entry = ["{\"filename\": \"a.png\"}"]
    try project.writeImageSet("A.xcassets/Plain/one.imageset", entry)
    try project.writeImageSet("A.xcassets/Spaced/Inner/two.imageset", entry)
    try project.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Spaced/Contents.json")
    let library = AssetLibrary(folder: project.path)
    #expect(library.image(named: "one", traits: Self.phone) != nil)
    #expect(library.image(named: "Spaced/two", traits: Self.phone) != nil)
    #expect(library.image(named: "two", traits: Self.phone) == nil)
    try project.write(
      "{\"properties\": {\"provides-namespace\": true}}",
      to: "A.xcassets/Spaced/Inner/Contents.json")
    let inner = AssetLibrary(folder: project.path)
    #expect(inner.image(named: "Spaced/Inner/two", traits: Self.phone) != nil)
  }

  @Test func readsLooseFiles() throws {
    let project = try ProjectFixture()
    for name in [
      "art/bee.png", "art/bee@2x.png", "art/bee@2x~ipad.png", "art/sea.jpg", "art/@2x.png",
      "art/sea@3x.jpg",
    ] {
      try project.write(png(width: 4, height: 4), to: name)
    }
    let library = AssetLibrary(folder: project.path)
    func file(_ name: String, _ traits: TraitCollection) -> String? {
      library.image(named: name, traits: traits).map {
        String($0.path.dropFirst(project.path.count))
      }
    }
    #expect(file("bee", Self.phone) == "/art/bee@2x.png")
    #expect(file("bee.png", Self.phone) == "/art/bee@2x.png")
    #expect(file("bee", Self.pad) == "/art/bee@2x~ipad.png")
    #expect(file("bee", TraitCollection(displayScale: 1)) == "/art/bee.png")
    #expect(file("sea", Self.phoneLandscape) == "/art/sea@3x.jpg")
    #expect(file("sea.jpg", TraitCollection(displayScale: 1)) == "/art/sea.jpg")
    #expect(file("wasp", Self.phone) == nil)
    #expect(file("", Self.phone) == nil)
    #expect(library.image(named: "bee", traits: Self.phone)?.scale == 2)
  }

  @Test func readsPNGSizes() {
    let plain = png(width: 30, height: 20)
    #expect(PixelSize(.png, header: plain)?.width == 30)
    #expect(PixelSize(.png, header: plain)?.height == 20)
    // Xcode's own PNGs have a chunk before the size.
    let compressed = plain[..<8] + [0, 0, 0, 4] + Array("CgBI".utf8) + [0, 0, 0, 0, 0, 0, 0, 0]
    #expect(PixelSize(.png, header: Array(compressed + plain[8...]))?.width == 30)
    #expect(PixelSize(.png, header: Array(plain[..<20])) == nil)
    #expect(PixelSize(.png, header: png(width: 0, height: 3)) == nil)
    #expect(PixelSize(.png, header: Array("GIF89a".utf8)) == nil)
    #expect(
      PixelSize(.png, header: Array(plain[..<8]) + [UInt8](repeating: 0xFF, count: 40)) == nil)
  }
}
