import Testing

@testable import Editing

/// Nothing in a result refers to what is gone, unless a side had it so; and what is lost for it is said.
struct MergeReferenceTests {
  /// Something that one side makes or changes to refer to what the other removes.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let removal: String
    let part: String
    let other: String
    var isBookkeeping = false

    init(
      _ name: String, without removal: String, _ part: String, _ other: String,
      isBookkeeping: Bool = false
    ) {
      testDescription = name
      self.removal = removal
      self.part = part
      self.other = other
      self.isBookkeeping = isBookkeeping
    }
  }

  private static let scene =
    #"<scene sceneID="s2"><objects><viewController id="v2"/></objects></scene>"#
  private static let segue = #"<segue destination="v1" kind="show" id="q1"/>"#

  static let cases = [
    Case(
      "new segue", without: scene, segue, segue + #"<segue destination="v2" kind="show" id="qN"/>"#),
    Case("re-pointed segue", without: scene, segue, segue.replacing(once: "v1", by: "v2")),
    Case(
      "popover anchor", without: #"<button id="b1"/>"#, segue,
      #"<segue destination="v1" kind="popoverPresentation" popoverAnchorView="b1" id="q1"/>"#),
    Case(
      "popover bar button", without: #"<barButtonItem id="b2"/>"#, segue,
      #"<segue destination="v1" kind="popoverPresentation" popoverAnchorBarButtonItem="b2" id="q1"/>"#
    ),
    Case(
      "constraint’s first item", without: #"<button id="b1"/>"#, #"firstItem="r1""#,
      #"firstItem="b1""#),
    Case(
      "constraint’s second item", without: #"<button id="b1"/>"#, #"firstItem="r1""#,
      #"firstItem="r1" secondItem="b1""#),
    Case(
      "outlet", without: #"<button id="b1"/>"#, segue,
      segue + #"<outlet property="b" destination="b1" id="oN"/>"#),
    Case(
      "outlet collection", without: #"<button id="b1"/>"#, segue,
      segue + #"<outletCollection property="b" destination="b1" id="oN"/>"#),
    Case(
      "mask entry", without: #"<button id="b1"/>"#, #"<exclude reference="l1"/>"#,
      """
      <exclude reference="l1"/><exclude reference="b1"/>
      """),
    Case(
      "initial scene", without: scene, #"initialViewController="v1""#,
      #"initialViewController="v2""#),
    Case("cell’s label", without: #"<button id="b1"/>"#, #"textLabel="l1""#, #"textLabel="b1""#),
    Case(
      "cell’s image", without: #"<button id="b1"/>"#, #"textLabel="l1""#,
      #"textLabel="l1" imageView="b1""#),
    Case(
      "tie breaker", without: #"<segue destination="v1" kind="push" id="q2"/>"#,
      #"<segue reference="q1"/>"#,
      #"<segue reference="q2"/>"#, isBookkeeping: true),
  ]

  private static let base = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v1">
        <scenes>
            <scene sceneID="s1"><objects><viewController id="v1">
                <view key="view" id="r1">
                    <subviews><label id="l1"/><button id="b1"/><tableViewCell textLabel="l1" id="c1"/></subviews>
                    <constraints><constraint firstItem="r1" firstAttribute="top" id="k1"/></constraints>
                    <variation key="default"><mask key="subviews"><exclude reference="l1"/></mask></variation>
                </view>
                <toolbarItems><barButtonItem id="b2"/><barButtonItem id="b3"/></toolbarItems>
                <connections>\(segue)<segue destination="v1" kind="push" id="q2"/></connections>
            </viewController></objects></scene>
            \(scene)
        </scenes>
        <inferredMetricsTieBreakers><segue reference="q1"/></inferredMetricsTieBreakers>
    </document>
    """

  @Test(arguments: cases)
  func nothingRefersToWhatIsGone(_ test: Case) throws {
    let removed = Self.base.replacing(once: test.removal, by: "")
    let referring = Self.base.replacing(once: test.part, by: test.other)
    for (ours, theirs) in [(removed, referring), (referring, removed)] {
      let merged = DocumentMerge.merge(
        base: try document(Self.base), ours: try document(ours), theirs: try document(theirs))
      #expect(merged.conflicts.isEmpty == test.isBookkeeping, "\(merged.conflicts.map(\.message))")
      #expect(missing(in: try document(merged.document.text)) == [])
      guard let conflict = merged.conflicts.first else { continue }
      #expect(merged.document.text.contains("<!-- CONFLICT: "))
      for choice in [MergeChoice.ours, .theirs] {
        let decided = DocumentMerge.merge(
          base: try document(Self.base), ours: try document(ours), theirs: try document(theirs),
          choices: [conflict.key: choice])
        #expect(decided.conflicts.map(\.choice) == [choice])
        #expect(missing(in: try document(decided.document.text)) == [])
      }
    }
  }

  /// What a side referred to without having it is that side's, and stays as it is.
  @Test func whatWasMissingBeforeStays() throws {
    let dangling = Self.base.replacing(once: #"textLabel="l1""#, by: #"textLabel="nowhere""#)
    let renamed = Self.base.replacing(
      once: #"<button id="b1"/>"#, by: #"<button opaque="NO" id="b1"/>"#)
    let merged = DocumentMerge.merge(
      base: try document(Self.base), ours: try document(dangling), theirs: try document(renamed))
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.document.text
        == dangling.replacing(once: #"<button id="b1"/>"#, by: #"<button opaque="NO" id="b1"/>"#))
  }

  /// A copy is installed where what it is a copy of is.
  @Test func copiesTakeTheirMaskEntriesAlong() throws {
    func text(_ value: String) -> String {
      Self.base.replacing(once: #"<label id="l1"/>"#, by: "<label text=\"\(value)\" id=\"l1\"/>")
    }
    let merged = DocumentMerge.merge(
      base: try document(Self.base), ours: try document(text("Ours")),
      theirs: try document(text("Theirs")), choices: ["l1/text": .both])
    let tree = try document(merged.document.text).tree
    let excluded = tree.nodes.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
    let labels = tree.nodes.filter { $0.name == "label" }.compactMap(\.id)
    #expect(excluded.count == 2 && Set(excluded) == Set(labels))
  }

  private func missing(in document: EditedDocument) -> [String] {
    let attributes = DocumentMerge.referringAttributes
    return document.tree.nodes.flatMap(\.attributes)
      .filter { attributes.contains($0.name) && document.tree.node(withID: $0.value) == nil }
      .map { "\($0.name)=\($0.value)" }
  }
}
