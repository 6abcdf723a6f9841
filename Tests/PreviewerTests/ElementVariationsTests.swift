import Testing
import Traits
import WorkerProtocol

@testable import PreviewerModel

/// What the inspector shows of what varies, and what a changed value means for the document.
struct ElementVariationsTests {
  private static func entry(
    _ cell: String, _ property: String, _ value: String, base: String? = nil, id: String = "a",
    line: Int = 1
  ) -> VariationEntry {
    VariationEntry(
      id: id, element: "label", cell: cell, property: property, value: value, base: base,
      line: line)
  }

  private static let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular)
  private static let pad = TraitCollection(
    horizontalSizeClass: .regular, verticalSizeClass: .regular)

  private static let excluded = [
    entry("wAny-hAny", "installed", "NO"), entry("wRegular-hAny", "installed", "YES", line: 2),
    entry("wRegular-hCompact", "installed", "NO", line: 3),
    entry("wCompact-hAny", "installed", "YES", id: "b"),
  ]

  @Test func theMostSpecificCaseCounts() {
    func variations(_ traits: TraitCollection) -> ElementVariations {
      ElementVariations(of: "a", in: Self.excluded, traits: traits)
    }
    let onPhone = variations(Self.phone).installation
    #expect(onPhone.base == "NO" && onPhone.baseCounts && !onPhone.cases.contains(where: \.counts))
    let onPad = variations(Self.pad).installation
    #expect(!onPad.baseCounts && onPad.cases.map(\.counts) == [true, false])
    let flat = variations(
      TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact))
    #expect(flat.installation.cases.map(\.counts) == [false, true])
    #expect(
      flat.installation.cases.map(\.phrase) == [
        "regular width, any height", "regular width, compact height",
      ])
  }

  @Test func aCellInheritsFromMoreGeneralOnes() throws {
    let variations = ElementVariations(of: "a", in: Self.excluded, traits: Self.pad)
    func isInstalled(_ cell: String, withOwn: Bool = true) throws -> Bool {
      variations.isInstalled(in: try #require(SizeClassCell(cell)), withOwn: withOwn)
    }
    #expect(try !isInstalled("wAny hAny") && !isInstalled("wC hR"))
    #expect(try isInstalled("wR hAny") && isInstalled("wR hR") && !isInstalled("wR hC"))
    #expect(try isInstalled("wR hC", withOwn: false) && !isInstalled("wR hAny", withOwn: false))
  }

  @Test func cellsAreMarkedForTheDocumentAndForWhatIsSelected() {
    let all = ElementVariations.cells(in: Self.excluded, of: nil)
    #expect(Set(all.map(\.key)) == ["wRegular-hAny", "wRegular-hCompact", "wCompact-hAny"])
    let own = ElementVariations.cells(in: Self.excluded, of: ["b"])
    #expect(own.map(\.key) == ["wCompact-hAny"])
  }

  @Test func partsOfOnePropertyAreShownAsOne() throws {
    let variations = ElementVariations(
      of: "a",
      in: [
        Self.entry("wCompact-hAny", "backgroundColor.red", "1", base: "0.5"),
        Self.entry("wCompact-hAny", "backgroundColor.green", "0", base: "0.5"),
        Self.entry("wRegular-hAny", "backgroundColor.red", "0", base: "0.5"),
        Self.entry("wCompact-hAny", "fontDescription.pointSize", "20"),
        Self.entry("wCompact-hAny", "text", "Hi", base: "Hello"),
      ], traits: Self.phone)
    let shown = variations.shownValues
    #expect(
      shown.map { PropertyName($0.name).title } == ["Background color", "Font point size", "Text"])
    let color = try #require(shown.first)
    #expect(color.base == "red 0.5, green 0.5" && !color.baseCounts)
    #expect(color.cases.map(\.value) == ["red 1, green 0", "red 0"])
    #expect(color.cases.map(\.counts) == [true, false])
  }

  @Test(arguments: [
    ("constant", "constant"), ("fontDescription.pointSize", "font point size"),
    ("normal.title", "title"), ("horizontalHuggingPriority", "horizontal hugging priority"),
  ])
  func propertiesAreCalledByWords(_ key: String, _ words: String) {
    #expect(PropertyName(key).words == words)
  }

  // MARK: - Values

  private func constant(_ entries: [VariationEntry], written: String?) -> EditedValue {
    EditedValue(
      "constant", of: "a", named: "A", written: written, absent: "0",
      ElementVariations(of: "a", in: entries, traits: Self.phone))
  }

  private static let compact = SizeClassCell(width: .compact, height: nil)
  private static let small = SizeClassCell(width: .compact, height: .compact)
  private static let varied = [entry("wCompact-hAny", "constant", "20", base: "8")]

  @Test func aValueIsThatOfTheNearestCase() {
    let value = constant(Self.varied, written: "20")
    #expect(value.value(in: nil) == "8")
    #expect(value.value(in: Self.compact) == "20" && value.value(in: Self.small) == "20")
    #expect(value.value(in: SizeClassCell(width: .regular, height: nil)) == "8")
    #expect(constant([], written: nil).value(in: Self.small) == "0")
  }

  @Test func onlyWhatDiffersIsWritten() {
    func change(
      _ text: String, in cell: SizeClassCell?, _ entries: [VariationEntry] = Self.varied,
      written: String? = "8"
    ) -> [EditOperation]? {
      constant(entries, written: written).change(to: text, in: cell)?.operations
    }
    let set = EditOperation.set(id: "a", key: "constant", value: "12")
    let unset = EditOperation.unset(id: "a", key: "constant")
    #expect(change("12", in: nil) == [set])
    #expect(change("8", in: nil) == nil)
    // Interface Builder leaves a constant of 0 out.
    #expect(change("0", in: nil) == [unset])
    #expect(change("0", in: nil, [], written: nil) == nil)
    #expect(change("12", in: Self.compact) == [set])
    #expect(change("20", in: Self.compact) == nil)
    #expect(change("8", in: Self.compact) == [unset])
    #expect(change("20", in: Self.small) == nil)
    #expect(change("12", in: Self.small) == [set])
  }

  @Test func editsAreNamedAfterWhatTheyDo() {
    func element(_ id: String, _ name: String) -> SelectedElement {
      SelectedElement(
        id: id, name: name, variations: ElementVariations(of: id, in: [], traits: .init()))
    }
    let title = [element("a", "Title")]
    #expect(
      DocumentEdit.install(title, false, in: Self.compact).title == "Exclude “Title” for wC hAny")
    #expect(DocumentEdit.install(title, true, in: nil).title == "Install “Title”")
    let both = DocumentEdit.install(title + [element("b", "Logo")], false, in: nil)
    #expect(both.title == "Exclude 2 Views" && both.needsConsent)
    #expect(both.operations == [.exclude(id: "a"), .exclude(id: "b")])
    #expect(
      constant([], written: "8").change(to: "9", in: nil)?.title == "Change constant of “A”")
  }

  @Test func changesOfSeveralElementsAreOne() {
    let edits = ["a", "b"].map {
      DocumentEdit.set("text", of: $0, to: "New", named: $0, in: nil, group: "\($0) text ")
    }
    let joined = DocumentEdit(joining: edits, title: "Change text of 2 Views")
    #expect(
      joined?.operations == [
        .set(id: "a", key: "text", value: "New"), .set(id: "b", key: "text", value: "New"),
      ])
    #expect(joined?.title == "Change text of 2 Views" && joined?.group == "a text  b text ")
    #expect(DocumentEdit(joining: [edits[0]], title: "")?.title == edits[0].title)
    #expect(DocumentEdit(joining: [], title: "") == nil)
  }
}
