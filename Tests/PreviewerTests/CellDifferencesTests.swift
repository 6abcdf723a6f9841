import Testing
import Traits
import WorkerProtocol

@testable import PreviewerModel

/// Which cells resolve otherwise than the base, and how that is said.
struct CellDifferencesTests {
  private static func entry(
    _ cell: String, _ property: String, _ value: String, base: String? = nil, id: String = "a",
    element: String = "label", needs: [String]? = nil
  ) -> VariationEntry {
    VariationEntry(
      id: id, element: element, cell: cell, property: property, value: value, base: base, line: 1,
      needs: needs)
  }

  private static func cells(_ entries: [VariationEntry], of ids: Set<String>? = nil) -> Set<String>
  {
    let differences = CellDifferences(entries)
    return Set((ids.map { differences.cells(of: $0) } ?? differences.cells).map(\.shortLabel))
  }

  /// What is said of a general cell holds in those that inherit from it.
  @Test func cellsInheritDifferences() {
    #expect(
      Self.cells([Self.entry("wCompact-hAny", "constant", "20", base: "8")])
        == ["wC hC", "wC hAny", "wC hR"])
    #expect(
      Self.cells([Self.entry("wRegular-hRegular", "constant", "20", base: "8")]) == ["wR hR"])
  }

  /// A more specific case may lead back to the base.
  @Test func whatComesToTheBaseIsNone() {
    let entries = [
      Self.entry("wCompact-hAny", "constant", "20", base: "8"),
      Self.entry("wCompact-hCompact", "constant", "8", base: "8"),
    ]
    #expect(Self.cells(entries) == ["wC hAny", "wC hR"])
    #expect(Self.cells([Self.entry("wCompact-hAny", "constant", "8", base: "8")]).isEmpty)
  }

  @Test func presenceIsADifference() {
    let leftOut = [
      Self.entry("wAny-hAny", "installed", "NO"), Self.entry("wRegular-hAny", "installed", "YES"),
    ]
    #expect(Self.cells(leftOut) == ["wR hC", "wR hAny", "wR hR"])
    #expect(
      Self.cells([Self.entry("wCompact-hCompact", "installed", "NO")]) == ["wC hC"])
    #expect(Self.cells([Self.entry("wCompact-hCompact", "installed", "YES")]).isEmpty)
  }

  /// Of what isn't there, neither in the cell nor in the base, a value makes no difference.
  @Test func whatIsNowhereMakesNoDifference() {
    let entries = [
      Self.entry("wAny-hAny", "installed", "NO"), Self.entry("wRegular-hAny", "installed", "YES"),
      Self.entry("wCompact-hAny", "constant", "20", base: "8"),
    ]
    #expect(Self.cells(entries) == ["wR hC", "wR hAny", "wR hR"])
  }

  /// Where what it is in isn't there, what varies in it has no say; that it is gone is told once.
  @Test func whatIsInSomethingThatIsNotThereMakesNoDifference() {
    let box = Self.entry("wCompact-hAny", "installed", "NO", id: "box")
    let font = Self.entry(
      "wCompact-hAny", "fontDescription.pointSize", "22", base: "17", needs: ["box"])
    let constraint = Self.entry(
      "wAny-hCompact", "installed", "NO", id: "c", element: "constraint", needs: ["box"])
    let differences = CellDifferences([box, font, constraint])
    #expect(
      Set(differences.cells.map(\.shortLabel)) == ["wC hC", "wC hAny", "wC hR", "wAny hC", "wR hC"])
    #expect(differences.cells(of: ["a"]).isEmpty)
    #expect(Set(differences.cells(of: ["c"]).map(\.shortLabel)) == ["wAny hC", "wR hC"])
    for cell in differences.cells(of: ["box"]) {
      #expect(differences.entries(in: cell) == [box])
    }
  }

  @Test func otherTraitsAreNoCells() {
    #expect(
      Self.cells([Self.entry("userInterfaceIdiom=pad", "constant", "20", base: "8")]).isEmpty)
  }

  @Test func theSelectionsCellsAreItsOwn() {
    let entries = [
      Self.entry("wCompact-hAny", "constant", "20", base: "8", id: "a"),
      Self.entry("wRegular-hRegular", "constant", "20", base: "8", id: "b"),
    ]
    #expect(Self.cells(entries, of: ["b"]) == ["wR hR"])
    #expect(Self.cells(entries, of: []).isEmpty)
  }

  @Test func differencesAreSaidInAFewWords() throws {
    let entries = [
      Self.entry("wCompact-hAny", "axis", "horizontal", base: "vertical", element: "stackView"),
      Self.entry("wCompact-hAny", "fontDescription.pointSize", "22", base: "17", id: "title"),
      Self.entry("wCompact-hAny", "installed", "NO", id: "tip"),
      Self.entry("wCompact-hAny", "constant", "12", base: "8", id: "top", element: "constraint"),
      Self.entry("wCompact-hAny", "installed", "NO", id: "c1", element: "constraint"),
      Self.entry("wCompact-hAny", "installed", "NO", id: "c2", element: "constraint"),
    ]
    let names = ["title": "Title", "tip": "Tip", "top": "Title.top = View.top + 8"]
    let cell = try #require(SizeClassCell("wC hR"))
    let words = DifferenceWords(CellDifferences(entries).entries(in: cell)) { names[$0] }
    #expect(words.line(most: 3) == "Axis horizontal · Title 22 pt · Tip removed · 2 more")
    #expect(words.parts.last == "2 constraints differ")
    #expect(words.parts.contains("Title.top 12"))
    // As many as there is room for, none of them cut.
    #expect(words.line { $0.count < 40 } == "Axis horizontal · Title 22 pt · 3 more")
    #expect(words.line { $0.count < 10 } == "Axis horizontal · 4 more")
    #expect(
      words.lines(most: 2) { $0.count < 40 } == [
        "Axis horizontal · Title 22 pt", "Tip removed · Title.top 12 · 1 more",
      ])
    #expect(words.lines(most: 5) { $0.count < 200 } == [words.line(most: 5)])
  }
}
