import Testing
import Traits
import WorkerProtocol

@testable import PreviewerInspector
@testable import PreviewerModel

/// Where each file of an image is in the table.
struct ImageTableTests {
  private static func variant(
    _ file: String, _ scale: Double?, look: String? = nil, classes: String? = nil,
    reason: String? = "It is for another."
  ) -> ImageResult.Variant {
    ImageResult.Variant(
      path: "/Project/\(file).png", purpose: "any", scale: scale, look: look, classes: classes,
      reason: reason)
  }

  private static func table(_ variants: [ImageResult.Variant]) -> ImageTable {
    ImageTable(
      ImageResult(
        name: "Photo", traits: TraitCollection(), appearance: .light, place: "/Project",
        set: "imageset", path: nil, variants: variants, problems: []))
  }

  @Test func rowsAreClassesAndAppearancesAndColumnsScales() {
    let low = Self.variant("low", 2, classes: "compact height")
    let dark = Self.variant("dark", 2, look: "dark")
    let (twice, thrice) = (Self.variant("twice", 2), Self.variant("thrice", 3))
    let lowDark = Self.variant("low-dark", 3, look: "dark", classes: "compact height")
    let table = Self.table([low, dark, thrice, twice, lowDark])
    #expect(table.scales == ["@2x", "@3x"])
    #expect(
      table.rows == [
        ImageTable.Row(title: "Any", cells: [[twice], [thrice]]),
        ImageTable.Row(title: "Dark", cells: [[dark], []]),
        ImageTable.Row(title: "Compact height", cells: [[low], []]),
        ImageTable.Row(title: "Compact height, dark", cells: [[], [lowDark]]),
      ])
  }

  @Test(arguments: [
    ("iPhone, compact height", "iPhone, compact height"), ("German", "German"), ("sRGB", "sRGB"),
    ("right to left", "Right to left"), ("812 points high", "812 points high"),
  ])
  func headingsKeepNames(_ classes: String, _ title: String) {
    #expect(Self.table([Self.variant("a", 2, classes: classes)]).rows.map(\.title) == [title])
  }

  @Test func whatIsForAnyScaleComesFirst() {
    let table = Self.table([Self.variant("a", 1), Self.variant("vector", nil)])
    #expect(table.scales == ["Any scale", "@1x"])
  }

  @Test func filesForTheSameAreTogether() {
    let (first, second) = (Self.variant("first", 2), Self.variant("second", 2))
    #expect(Self.table([first, second]).rows.map(\.cells) == [[[first, second]]])
  }

  @Test func aFileIsSaidInSentences() {
    #expect(
      Self.variant("a", 2).detail == "a.png, for any. Not shown: It is for another.")
    #expect(Self.variant("a", 2, reason: nil).detail == "a.png, for any. This one is shown.")
    var variant = Self.variant("a", 2, reason: nil)
    variant.alignmentInsets = EdgeInsets(top: 1, left: 2.5, bottom: -3, right: 0)
    #expect(
      variant.detail.hasSuffix(
        "inset by 1 at the top, 2.5 at the left, −3 at the bottom and 0 at the right."))
  }

  @Test(arguments: [
    (CanvasChoice.asDesigned, Appearance.light, ["image", "--json", "--", "-x", "/a.xib"]),
    (.asDesigned, .dark, ["image", "--json", "--appearance", "dark", "--", "-x", "/a.xib"]),
    (
      .device("iPhone 8", .landscapeLeft), .light,
      [
        "image", "--json", "--device", "iPhone 8", "--orientation", "landscapeLeft", "--appearance",
        "light", "--", "-x", "/a.xib",
      ]
    ),
  ])
  func theWorkerIsAskedOnWhatIsShown(
    _ choice: CanvasChoice, _ appearance: Appearance, _ words: [String]
  ) {
    let question = ImageQuestion(
      name: "-x", path: "/a.xib", choice: choice, appearance: appearance, isRightToLeft: false)
    #expect(question.arguments == words)
  }
}
