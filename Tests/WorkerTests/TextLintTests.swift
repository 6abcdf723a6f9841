import Foundation
import Testing

/// What `lint` says of a document's texts in other languages, and of what is missing on the oldest iOS of its app.
@Suite struct TextLintTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func findings(_ rule: String, _ arguments: String...) throws -> [[String: Any]] {
    let run = try WorkerProgram.run(
      ["lint", "--no-cache", "--format", "json", "--devices", "iPhone 15 Pro"] + arguments
        + [folder.path])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let all = try #require(result["findings"] as? [[String: Any]])
    return all.filter { $0["rule"] as? String == rule }
  }

  private func addDocument(
    _ view: String, named name: String = "Pier.storyboard", header: String = ""
  ) throws {
    _ = try folder.add("Package.swift", "")
    _ = try folder.add(
      name,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="c">\(header)<scenes><scene><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="393" height="852"/>\(view)</view></viewController>
      </objects></scene></scenes></document>
      """)
  }

  private static func label(_ text: String, _ inside: String = "") -> String {
    """
    <subviews><label text="\(text)" fixedFrame="YES" id="l">
    <rect key="frame" x="20" y="100" width="200" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(inside)</label></subviews>
    """
  }

  /// An empty translation empties the label; one of a text without letters doesn't matter, and one that isn't there is
  /// another rule's.
  @Test(arguments: [
    ("Pier", #""l.text" = "";"#, 1), ("Pier", #""l.text" = " ";"#, 1),
    ("Pier", #""l.text" = "Muelle";"#, 0), ("–", #""l.text" = "";"#, 0), ("Pier", "", 0),
  ])
  func emptyTranslations(_ text: String, _ table: String, _ count: Int) throws {
    try addDocument(Self.label(text), named: "Base.lproj/Pier.storyboard")
    _ = try folder.add("es.lproj/Pier.strings", table)
    let found = try findings("empty-translation", "--languages", "all")
    #expect(found.count == count)
    #expect(
      found.allSatisfy { ($0["file"] as? String)?.hasSuffix("es.lproj/Pier.strings") == true })
  }

  /// Of a runtime attribute iOS shows the document's own text, so that its key is no translation.
  @Test func runtimeAttributes() throws {
    try addDocument(
      Self.label(
        "Pier",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="localizedString" keyPath="hint" value="Go"/>
        </userDefinedRuntimeAttributes>
        """), named: "Base.lproj/Pier.storyboard")
    _ = try folder.add(
      "es.lproj/Pier.strings",
      """
      "l.text" = "Muelle";
      "l.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Anda";
      """)
    let found = try findings("untranslatable-attribute", "--languages", "all")
    #expect(found.map { $0["line"] as? Int } == [2])
    #expect(try findings("stale-translation", "--languages", "all").isEmpty)
  }

  /// What stands beside a catalogue's texts is read by nobody.
  @Test(arguments: [
    (#""strings": {"l.text": {"localizations": {}}}"#, 0),
    (#""strings": {}, "l.text": {"localizations": {}}"#, 1),
    (#""strings": {}, "note": "by hand""#, 0),
  ])
  func keysBesideTexts(_ members: String, _ count: Int) throws {
    try addDocument(Self.label("Pier"))
    _ = try folder.add(
      "Pier.xcstrings", #"{"sourceLanguage": "en", "version": "1.0", \#(members)}"#)
    #expect(try findings("malformed-texts", "--languages", "all").count == count)
  }

  // MARK: The oldest iOS

  private static let safeArea = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="59" width="100" height="50"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/></constraints>
    """

  /// What an app of the document's own deployment target can't be built with is an error, whatever screens are looked at.
  @Test(arguments: [(2048, ["error"]), (2304, []), (4352, [])] as [(Int, [String])])
  func deployment(_ version: Int, _ severities: [String]) throws {
    try addDocument(
      Self.safeArea,
      header: #"<dependencies><deployment version="\#(version)" identifier="iOS"/></dependencies>"#)
    let found = try findings("unavailable")
    #expect(found.compactMap { $0["severity"] as? String } == severities)
  }

  // MARK: What isn't installed

  /// What is open as a constraint's other view isn't installed names both.
  @Test func idleConstraints() throws {
    try addDocument(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0" y="0" width="393" height="50"/><constraints>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="60" width="40" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="bh"/>
      <constraint firstAttribute="width" constant="40" id="bw"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="v" secondAttribute="top" id="a"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="b"/>
      <constraint firstItem="bar" firstAttribute="width" secondItem="v" secondAttribute="width" id="c1"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="d"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="bar" secondAttribute="bottom" constant="10" id="lost"/>
      </constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="bar"/></mask></variation>
      """)
    let found = try findings("ambiguous").compactMap { $0["message"] as? String }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("The constraint lost ") && $0.contains("the view bar") })
  }
}
