import Foundation
import InterfaceBuilder
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Converting
@testable import Linting
@testable import Requests

/// A phone's and a pad's document become one.
@Suite struct PadMergeTests {
  private typealias Fixture = ConversionFixtures

  private let folder: Folder
  private let resolver = Resolver(
    catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)

  init() throws {
    folder = try Folder()
  }

  /// A scene whose ids begin with the device's letter.
  private func document(
    _ letter: String, constant: Int, labels: [String] = ["Title"], more: String = "",
    extra: String = ""
  ) -> String {
    let views = labels.enumerated().map { index, text in
      Fixture.label("\(letter)0-la-\(index)", "20 \(constant + index * 40) 100 21", text: text)
        .replacing("<label ", with: #"<label translatesAutoresizingMaskIntoConstraints="NO" "#)
    }
    let constraints = labels.indices.map { index in
      """
      <constraint firstItem="\(letter)0-la-\(index)" firstAttribute="leading" \
      secondItem="vi-00-one" secondAttribute="leading" constant="20" id="\(letter)0-le-\(index)"/>
      <constraint firstItem="\(letter)0-la-\(index)" firstAttribute="top" \
      secondItem="vi-00-one" secondAttribute="top" constant="\(constant + index * 40)" \
      id="\(letter)0-to-\(index)"/>
      """
    }
    return Fixture.storyboard(
      Fixture.scene(
        "one", subviews: views.joined(separator: "\n") + more,
        constraints: constraints.joined(separator: "\n"),
        attributes: #"customClass="Main" "#, size: letter == "P" ? (320, 568) : (768, 1024)
      ).replacing("sc-00-one", with: "\(letter)c-00-one"), extra,
      runtime: letter == "P" ? "iOS.CocoaTouch" : "iOS.CocoaTouch.iPad"
    )
    .replacing("vc-00-one", with: "\(letter)0-vc-one").replacing(
      "vi-00-one", with: "\(letter)0-vi-one")
  }

  private func merge(
    _ phone: String, _ pad: String
  ) throws -> (text: String, notes: [ConversionNote]) {
    var request = ConvertParameters(file: try folder.add("Main_iPhone.storyboard", phone))
    request.pad = try folder.add("Main_iPad.storyboard", pad)
    let result = try resolver.convert(request)
    let text = ConversionCorpus.applying(result.replacements, to: phone)
    let diagnostics = try Document(parsing: Array(text.utf8)).diagnostics
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return (text, result.notes)
  }

  @Test func aConstantOfThePadIsOneForRegularWidth() throws {
    let merged = try merge(document("P", constant: 30), document("T", constant: 60))
    #expect(
      merged.text.contains(
        /constant="30" id="P0-to-0">\s+<variation key="widthClass=regular" constant="60"\/>/))
    #expect(merged.notes.filter { $0.kind == .variation }.map(\.id) == ["P0-to-0"])
    #expect(!merged.notes.contains { $0.kind == .moved || $0.kind == .unmatched })
  }

  @Test func aViewOfOneAloneIsInstalledThereAlone() throws {
    let merged = try merge(
      document("P", constant: 30, labels: ["Title", "Phone"]),
      document("T", constant: 30, labels: ["Title", "Pad", "Other"]))
    let variations = try Document(parsing: Array(merged.text.utf8)).variations
      .filter { $0.property == "installed" }
    func cells(_ id: String) -> [String] {
      variations.filter { $0.id == id }.map { "\($0.variationCase.name) \($0.value)" }
    }
    #expect(cells("P0-la-1") == ["wRegular-hAny NO"])
    #expect(cells("T0-la-1") == ["wAny-hAny NO", "wRegular-hAny YES"])
    #expect(cells("T0-to-2") == ["wAny-hAny NO", "wRegular-hAny YES"])
    #expect(cells("P0-la-0") == [])
    #expect(!merged.notes.contains { $0.kind == .moved })
  }

  @Test func whatCannotVaryIsListed() throws {
    let merged = try merge(
      document("P", constant: 30),
      document("T", constant: 30).replacing(#"contentMode="left""#, with: #"contentMode="center""#))
    let note = try #require(merged.notes.first { $0.kind == .unmatched })
    #expect(note.id == "P0-la-0" && note.message.contains("content mode is center on the pad"))
    #expect(merged.text.contains(#"contentMode="left""#))
  }

  @Test func aFontOfThePadVaries() throws {
    let merged = try merge(
      document("P", constant: 30),
      document("T", constant: 30).replacing(#"pointSize="17""#, with: #"pointSize="40""#))
    #expect(
      merged.text.contains(
        #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#))
    #expect(merged.notes.contains { $0.kind == .variation && $0.id == "P0-la-0" })
  }

  /// What isn't written is a value, too: an axis is horizontal then.
  @Test(arguments: [
    (#"axis="vertical""#, "", #"axis="horizontal""#),
    (#"alignment="center""#, "", #"alignment="fill""#),
    (#"distribution="fillEqually""#, "", #"distribution="fill""#),
    (#"spacing="8""#, "", #"spacing="0""#),
    ("", #"axis="vertical""#, #"axis="vertical""#),
  ])
  func aStackViewOfThePadVaries(phone: String, pad: String, varied: String) throws {
    func stack(_ attributes: String) -> String {
      """
      <stackView opaque="NO" \(attributes) id="st-00-ack">
      <rect key="frame" x="0.0" y="300" width="100" height="100"/>
      </stackView>
      """
    }
    let merged = try merge(
      document("P", constant: 30, more: stack(phone)), document("T", constant: 30, more: stack(pad))
    )
    #expect(merged.text.contains(#"<variation key="widthClass=regular" \#(varied)/>"#))
    #expect(merged.notes.filter { $0.kind == .variation }.map(\.id) == ["st-00-ack"])
    #expect(!merged.notes.contains { $0.kind == .unmatched })
  }

  /// Of each kind by their names, behind those that are there.
  @Test(arguments: [["Apple", "Moon"], []])
  func resourcesStandInOrder(phone: [String]) throws {
    func resources(_ text: String, _ names: [String], _ kind: String = "image") -> String {
      let list = names.map { #"<\#(kind) name="\#($0)" width="1" height="1"/>"# }.joined()
      return names.isEmpty
        ? text : text.replacing("</document>", with: "<resources>\(list)</resources></document>")
    }
    let merged = try merge(
      resources(document("P", constant: 30), phone),
      resources(document("T", constant: 30), ["Aardvark", "Apple", "Bear", "Zebra"])
        .replacing("</resources>", with: #"<namedColor name="Ash"/></resources>"#))
    let names = try Document(parsing: Array(merged.text.utf8)).root.child("resources")?.children
      .map { "\($0.name) \($0["name"] ?? "")" }
    let images = Set(phone).union(["Aardvark", "Apple", "Bear", "Zebra"]).sorted()
    #expect(names == images.map { "image \($0)" } + ["namedColor Ash"])
  }

  /// Its scene comes along, with ids that are free.
  @Test func aSceneOfThePadAloneIsAdded() throws {
    let merged = try merge(
      document("P", constant: 30, more: Fixture.label("la-00-two", "0 0 10 10", text: "Taken")),
      document(
        "T", constant: 30,
        extra: Fixture.scene("two", subviews: Fixture.label("la-00-two", "0 0 9 9"))))
    let document = try Document(parsing: Array(merged.text.utf8))
    #expect(document.scenes.count == 2)
    #expect(merged.notes.contains { $0.kind == .added && $0.id == "vc-00-two" })
    #expect(merged.text.matches(of: /id="la-00-two"/).count == 1)
  }

  @Test func aStoryboardAndAXibAreNoPair() throws {
    let error = try #require(throws: FileError.self) {
      try merge(document("P", constant: 30), Fixtures.xib)
    }
    #expect(error.file == nil)
  }

  /// Of two files, the one that is meant is named.
  @Test func whatIsWrongWithThePadIsSaidOfIt() throws {
    let pad = document("T", constant: 30).replacing(#"useAutolayout="YES""#, with: "")
    let error = try #require(throws: FileError.self) {
      try merge(document("P", constant: 30), pad)
    }
    #expect(error.file?.hasSuffix("Main_iPad.storyboard") == true)
  }
}
