import Testing
import Traits

@testable import Layout

/// Stored frames that are not those of the constraints.
@Suite struct MisplacementTests {
  /// A view of 100 × 30 at 10, 20 by its constraints, and stored as given.
  private func misplacements(_ stored: Rect, asDesigned: Bool = true) throws -> [LayoutIssue] {
    let frame =
      "<rect key=\"frame\" x=\"\(stored.x)\" y=\"\(stored.y)\" width=\"\(stored.width)\" "
      + "height=\"\(stored.height)\"/>"
    return try issues(
      .misplaced, box("a", frame), pin("a", Rect(x: 10, y: 20, width: 100, height: 30)),
      asDesigned: asDesigned)
  }

  @Test(arguments: [
    (Rect(x: 10, y: 20, width: 100, height: 30), 0),
    (Rect(x: 10.67, y: 20, width: 100, height: 30), 0),
    (Rect(x: 11, y: 20, width: 100, height: 30), 1), (Rect(x: 10, y: 20, width: 98, height: 30), 1),
    (Rect(x: 10, y: 50, width: 100, height: 99), 1),
  ])
  func aStoredFrameThatBreaksConstraintsIsMisplaced(stored: Rect, count: Int) throws {
    #expect(try misplacements(stored).count == count)
    #expect(try misplacements(stored, asDesigned: false).isEmpty)
  }

  /// `b` and `c` are where they are in relation to `a` and to the root view; `a` is 5 points off.
  @Test func whatFollowsAMisplacedViewIsMisplaced() throws {
    func stored(_ id: String, _ x: Double) -> String {
      box(id, "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"10\" height=\"10\"/>")
    }
    let tops = ["a", "b", "c"].flatMap { ["\($0).top = root.top", "\($0).height = 10"] }
    let widths = ["a", "b", "c"].map { "\($0).width = 10" }
    let found = try issues(
      .misplaced, stored("a", 25) + stored("b", 45) + stored("c", 80),
      tops + widths + [
        "a.leading = root.leading + 20", "b.leading = a.trailing + 10",
        "c.leading = root.leading + 80",
      ], asDesigned: true)
    #expect(found.map(\.id) == ["a", "b"])
  }

  /// Any of the three constraints may have been the one that Interface Builder gave up.
  @Test func whatIsInAConflictMisplacesNothing() throws {
    let found = try issues(
      .misplaced,
      box("a", "<rect key=\"frame\" x=\"20\" y=\"0\" width=\"50\" height=\"10\"/>"),
      [
        "a.leading = root.leading + 20", "a.width = 70", "a.trailing = root.leading + 70",
        "a.top = root.top", "a.height = 10",
      ], asDesigned: true)
    #expect(found.isEmpty)
  }

  /// The view is stored as 100 × 90 and has to be a square of 100.
  @Test(arguments: [
    ("imageView", "", 1), ("imageView", #"catalog="system""#, 0), ("button", "", 1),
    ("button", #"catalog="system""#, 0),
  ])
  func symbolsReachBeyondTheirViews(tag: String, catalog: String, count: Int) throws {
    let fixture = Fixture(
      document: "<resources><image name=\"i\" \(catalog) width=\"50\" height=\"50\"/></resources>",
      isAsDesigned: true)
    let view = box(
      "a",
      #"<rect key="frame" x="10" y="20" width="100" height="90"/>"#
        + #"<state key="normal" backgroundImage="i"/>"#,
      tag: tag, attributes: tag == "imageView" ? #"image="i""# : "")
    let found = try fixture.layout(view, pin("a", Rect(x: 10, y: 20, width: 100, height: 100)))
      .laidOut.issues.filter { $0.rule == .misplaced }
    #expect(found.count == count)
  }

  /// `a` is 20 points from `b`, of which the document says nothing, or no constraint says where it is.
  @Test(arguments: [
    (#"<rect key="frame" x="0" y="0" width="10" height="10"/>"#, "b.leading = root.leading", 1),
    ("", "b.leading = root.leading", 0),
    (#"<rect key="frame" x="0" y="0" width="10" height="10"/>"#, "b.leading >= root.leading", 0),
  ])
  func whatIsNotKnownMisplacesNothing(frame: String, place: String, count: Int) throws {
    let found = try issues(
      .misplaced,
      box("a", #"<rect key="frame" x="25" y="0" width="10" height="10"/>"#) + box("b", frame),
      ["a", "b"].flatMap { ["\($0).top = root.top", "\($0).width = 10", "\($0).height = 10"] } + [
        place, "a.leading = b.leading + 20",
      ], asDesigned: true)
    #expect(found.count == count)
  }

  @Test func aMisplacedViewIsNamedWithBothFrames() throws {
    let issue = try #require(misplacements(Rect(x: 12, y: 20, width: 100, height: 30)).first)
    #expect(issue.id == "a")
    #expect(issue.severity == .warning)
    #expect(issue.message.contains("at 12, 20, 100 × 30"))
    #expect(issue.message.contains("at 10, 20, 100 × 30"))
  }

  /// The text may have been measured in another font: its own width proves nothing.
  @Test func aTextThatIsWiderHereIsNotMisplaced() throws {
    let label = """
      <label id="a" text="xxxx" translatesAutoresizingMaskIntoConstraints="NO">\
      <fontDescription key="fontDescription" type="system" pointSize="16"/>\
      <rect key="frame" x="10" y="20" width="99" height="20"/></label>
      """
    let frames = try issues(
      .misplaced, label, ["a.leading = root.leading + 10", "a.top = root.top + 20"],
      asDesigned: true)
    #expect(frames.isEmpty)
  }
}
