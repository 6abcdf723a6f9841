import InterfaceBuilder
import Testing

@testable import Editing

struct VariationTests {
  static let compactWidth = VariationCase([.init(trait: "widthClass", value: "compact")])
  static let compact = VariationCase([
    .init(trait: "widthClass", value: "compact"), .init(trait: "heightClass", value: "compact"),
  ])
  static let indentation = String(repeating: " ", count: 24)

  @Test func exclusionIsWrittenInItsOwner() throws {
    var document = try document()
    _ = try document.setInstalled("l1", false, in: Self.compactWidth)
    #expect(
      document.text
        == storyboard.replacing(
          once: Self.indentation + "</constraints>\n",
          by: """
                                    </constraints>
                                    <variation key="widthClass=compact">
                                        <mask key="subviews">
                                            <exclude reference="l1"/>
                                        </mask>
                                    </variation>

            """))
  }

  @Test(arguments: ["l1", "c1"], [VariationCase.base, compactWidth, compact])
  func inclusionRestoresTheBytes(_ id: String, _ variation: VariationCase) throws {
    var document = try document()
    _ = try document.setInstalled(id, false, in: variation)
    #expect(document.text != storyboard)
    #expect(document.text.contains(#"<variation key="\#(variation.key)">"#))
    _ = try document.setInstalled(id, true, in: variation)
    #expect(document.text == storyboard)
  }

  /// What a general case leaves out, a more specific one may install.
  @Test func aCaseSaysOnlyWhatOthersDont() throws {
    var document = try document()
    _ = try document.setInstalled("l1", false, in: .base)
    _ = try document.setInstalled("l1", true, in: Self.compact)
    #expect(document.text.contains(#"<include reference="l1"/>"#))
    _ = try document.setInstalled("l1", false, in: Self.compact)
    #expect(!document.text.contains("heightClass"))
    #expect(document.text.contains(#"<variation key="default">"#))
  }

  @Test func casesAreInTheOrderOfTheirKeys() throws {
    var document = try document()
    for (variation, isInstalled) in [
      (Self.compactWidth, false), (Self.compact, true), (.base, false),
    ] {
      _ = try document.setInstalled("l1", isInstalled, in: variation)
    }
    let keys = document.text.split(separator: "<variation key=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    #expect(keys == ["default", "heightClass=compact-widthClass=compact", "widthClass=compact"])
  }

  @Test func valuesVaryAndGoAgain() throws {
    var document = try document()
    _ = try document.setValue("constant", of: "c1", to: "-8", in: Self.compactWidth)
    #expect(document.text.contains(#"<variation key="widthClass=compact" constant="-8"/>"#))
    _ = try document.setValue("constant", of: "c1", to: nil, in: Self.compactWidth)
    #expect(document.text == storyboard.replacing(once: #" id="c1"/>"#, by: #" id="c1"/>"#))
  }

  /// A variation has the whole of a property.
  @Test func aVariedPropertyBeginsAsTheBase() throws {
    var document = try document()
    _ = try document.setValue(
      "fontDescription.pointSize", of: "l1", to: "28", in: Self.compactWidth)
    #expect(
      document.text.contains(
        """
        <variation key="widthClass=compact">
                                            <fontDescription key="fontDescription" type="system" pointSize="28"/>
                                        </variation>
        """))
    #expect(document.text.contains(#"pointSize="17""#))
    _ = try document.removeCase(Self.compactWidth, of: "l1")
    #expect(document.text == storyboard)
  }

  @Test(arguments: ["id", "nothing.here", ""])
  func whatCantBeSetIsSaid(_ key: String) throws {
    var document = try document()
    #expect(throws: EditError.self) {
      _ = try document.setValue(key, of: "l1", to: "1", in: .base)
    }
    #expect(throws: EditError.self) { _ = try document.removeCase(Self.compact, of: "l1") }
    #expect(throws: EditError.self) { _ = try document.setInstalled("vc1", false, in: .base) }
    #expect(document.text == storyboard)
  }
}

/// What `variations` lists.
struct VariationListTests {
  @Test func installationsAndValuesAreListedWithTheirLines() throws {
    var document = try document()
    _ = try document.setInstalled("l1", false, in: VariationTests.compactWidth)
    _ = try document.setValue("constant", of: "c1", to: "8", in: VariationTests.compact)
    _ = try document.setValue(
      "fontDescription.pointSize", of: "l1", to: "28", in: VariationTests.compact)
    _ = try document.setInstalled("b1", false, in: .base)
    let lines = document.text.split(separator: "\n", omittingEmptySubsequences: false)
    let listed = try Document(parsing: document.bytes).variations
    #expect(
      listed.map {
        "\($0.id ?? "") \($0.variationCase.key) \($0.property) \($0.value) \($0.base ?? "-")"
      }
        == [
          "l1 heightClass=compact-widthClass=compact fontDescription.pointSize 28 17",
          "c1 heightClass=compact-widthClass=compact constant 8 59",
          "b1 default installed NO -",
          "l1 widthClass=compact installed NO YES",
        ])
    for variation in listed {
      #expect(
        lines[variation.line - 1].contains(
          variation.property == "installed" ? variation.id ?? "" : variation.value))
    }
  }

  /// A view needs those around it, a constraint what it holds as well, where these can be left out; nothing needs
  /// itself.
  @Test func whatIsNeededToBeThereIsFound() throws {
    let box = #"<view contentMode="scaleToFill" id="box"><subviews><label id="in"/></subviews>"#
    let inner =
      #"<constraints><constraint firstItem="in" firstAttribute="top" secondItem="box" "#
      + #"secondAttribute="top" id="c2"/></constraints></view>"#
    var edited = try document(
      storyboard.replacing(once: "</button>", by: "</button>" + box + inner))
    func needs(_ id: String) throws -> [String]? {
      let found = try Document(parsing: edited.bytes)
      return Presence(in: found, found.variations).needs(of: id)
    }
    #expect(try needs("in") == nil)
    _ = try edited.setInstalled("box", false, in: VariationTests.compactWidth)
    _ = try edited.setInstalled("l1", false, in: VariationTests.compact)
    #expect(try needs("in") == ["box"])
    #expect(try needs("c2") == ["box"])
    #expect(try needs("c1") == ["l1"])
    #expect(try needs("box") == nil)
    #expect(try needs("l1") == nil)
    #expect(try needs("nothing") == nil)
  }
}
