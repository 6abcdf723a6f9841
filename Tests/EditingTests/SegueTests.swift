import InterfaceBuilder
import Testing

@testable import Editing

/// Segues are written, changed and removed as Interface Builder does it.
struct SegueTests {
  /// The storyboard of the other tests with two more scenes.
  private static let scenes = storyboard.replacing(
    once: "    </scenes>\n",
    by: ["2", "3"].map { number in
      """
              <!--Details-->
              <scene sceneID="sc\(number)">
                  <objects>
                      <tableViewController title="Details" id="vc\(number)" sceneMemberID="viewController">
                          <tableView key="view" id="v\(number)">
                              <prototypes>
                                  <tableViewCell reuseIdentifier="c" id="cell\(number)">
                                      <connections>
                                          <outlet property="delegate" destination="vc\(number)" id="o\(number)"/>
                                      </connections>
                                  </tableViewCell>
                              </prototypes>
                          </tableView>
                      </tableViewController>
                  </objects>
              </scene>

      """
    }.joined() + "    </scenes>\n")

  private func added(
    from source: String, to destination: String, _ kind: SegueKind, identifier: String? = nil,
    in text: String = scenes
  ) throws -> (document: EditedDocument, id: String) {
    var document = try document(text)
    let edits = try document.addSegue(
      from: source, to: destination, kind: kind, identifier: identifier)
    guard case .insert(let new, _, _)? = edits.first,
      let id = (new.name == "segue" ? new : new.children.first)?["id"]
    else { throw EditError("no segue was inserted") }
    return (document, id)
  }

  @Test func aControlGetsConnections() throws {
    let (document, id) = try added(from: "b1", to: "vc2", .show, identifier: "details")
    #expect(id.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil)
    let indentation = String(repeating: " ", count: 32)
    #expect(
      document.text
        == Self.scenes.replacing(
          once: #"<state key="normal" title="Go"/>"#,
          by: """
            <state key="normal" title="Go"/>
            \(indentation)<connections>
            \(indentation)    <segue destination="vc2" kind="show" identifier="details" id="\(id)"/>
            \(indentation)</connections>
            """))
  }

  /// A scene's id is as good as its controller's, and what is there already stays.
  @Test func aCellsSegueFollowsItsOutlet() throws {
    let (document, id) = try added(from: "cell2", to: "sc3", .presentation)
    let outlet = #"<outlet property="delegate" destination="vc2" id="o2"/>"#
    let indentation = String(repeating: " ", count: 36)
    #expect(
      document.text
        == Self.scenes.replacing(
          once: outlet,
          by: outlet + "\n" + indentation
            + #"<segue destination="vc3" kind="presentation" id="\#(id)"/>"#))
  }

  /// A control has one segue, which a second one replaces; a controller has any number.
  @Test(arguments: [("b1", 1), ("cell2", 1), ("vc2", 2)])
  func aSecondSegue(_ source: String, _ count: Int) throws {
    let first = try added(from: source, to: "vc3", .show)
    var document = first.document
    _ = try document.addSegue(from: source, to: "vc3", kind: .presentation)
    #expect(document.text.components(separatedBy: "<segue destination=\"vc3\"").count == count + 1)
    #expect(document.text.contains(first.id) == (count == 2))
    #expect(document.text.contains(#"kind="presentation""#))
    // What can't be added leaves what there is.
    let before = document.text
    #expect(throws: EditError.self) {
      try document.addSegue(from: source, to: "nowhere", kind: .show)
    }
    #expect(document.text == before)
  }

  /// An action counts over the kind, so a change of the kind leaves none.
  @Test(arguments: [SegueKind.show, .showDetail, .presentation])
  func anActionGoes(_ kind: SegueKind) throws {
    let (added, id) = try added(from: "b1", to: "vc2", .show)
    let text = added.text.replacing(
      once: #"kind="show""#, by: #"kind="show" action="showDetailViewController:sender:""#)
    var document = try document(text)
    _ = try document.changeSegue(id, to: kind)
    #expect(
      document.text == added.text.replacing(once: #"kind="show""#, by: "kind=\"\(kind.rawValue)\""))
  }

  @Test(arguments: [("b1", "b1"), ("cell2", "v2"), ("vc2", "v2")])
  func aPopoverPointsAtSomething(_ source: String, _ anchor: String) throws {
    let (document, id) = try added(from: source, to: "vc3", .popoverPresentation)
    #expect(
      document.text.contains(
        #"kind="popoverPresentation" popoverAnchorView="\#(anchor)" id="\#(id)">"#))
    #expect(
      document.text.contains(
        #"<popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>"#
      ))
  }

  @Test(arguments: ["b1", "cell2", "vc1"], SegueKind.allCases)
  func removalRestoresTheBytes(_ source: String, _ kind: SegueKind) throws {
    var (document, id) = try added(from: source, to: "vc3", kind)
    #expect(document.text != Self.scenes)
    _ = try document.removeSegue(id)
    #expect(document.text == Self.scenes)
  }

  /// The second segue to a controller doesn't change what its bars are inferred from.
  @Test func theFirstOfSeveralSeguesBreaksTies() throws {
    let (first, id) = try added(from: "b1", to: "vc3", .show)
    var (both, other) = try added(from: "cell2", to: "vc3", .presentation, in: first.text)
    let tieBreakers = """
          <inferredMetricsTieBreakers>
              <segue reference="\(id)"/>
          </inferredMetricsTieBreakers>

      """
    #expect(both.text.hasSuffix(tieBreakers + "</document>\n"))
    var rest = both
    _ = try both.removeSegue(other)
    #expect(both.text == first.text)
    _ = try rest.removeSegue(id)
    #expect(!rest.text.contains("inferredMetricsTieBreakers"))
  }

  @Test func anotherKindTakesWhatOnlyTheFirstHad() throws {
    var (document, id) = try added(from: "b1", to: "vc2", .show)
    let shown = document.text
    _ = try document.changeSegue(id, to: .popoverPresentation)
    #expect(
      document.text
        == (try added(from: "b1", to: "vc2", .popoverPresentation)).document.text
        .replacing(idBehind: #"popoverAnchorView="b1" id=""#, by: id))
    _ = try document.changeSegue(id, to: .presentation)
    _ = try document.setValue("modalPresentationStyle", of: id, to: "formSheet", in: .base)
    #expect(
      document.text.contains(
        #"<segue destination="vc2" kind="presentation" modalPresentationStyle="formSheet" id="\#(id)"/>"#
      ))
    _ = try document.changeSegue(id, to: .show)
    #expect(document.text == shown)
  }

  @Test(arguments: [
    ("l1", "vc2", "control"), ("v1", "vc2", "control"), ("b1", "v2", "no scene"),
    ("nowhere", "vc2", "nowhere"), ("b1", "nowhere", "nowhere"),
  ])
  func whatCantBeConnectedIsSaid(_ source: String, _ destination: String, _ part: String) throws {
    var document = try document(Self.scenes)
    let error = #expect(throws: EditError.self) {
      try document.addSegue(from: source, to: destination, kind: .show)
    }
    #expect(error?.message.contains(part) == true)
    #expect(document.text == Self.scenes)
  }

  @Test func idsAreNew() throws {
    var document = try document(Self.scenes)
    for _ in 0..<20 { _ = try document.addSegue(from: "vc2", to: "vc2", kind: .show) }
    let ids = document.text.matches(of: /kind="show" id="([^"]*)"/).map(\.1)
    #expect(Set(ids).count == 20)
  }
}

extension String {
  /// The text with another id behind a part of it.
  fileprivate func replacing(idBehind part: String, by id: String) -> String {
    let pieces = split(separator: part, omittingEmptySubsequences: false)
    precondition(pieces.count == 2, "“\(part)” is not there once")
    return pieces[0] + part + id + pieces[1].dropFirst(id.count)
  }
}
