import Testing
import Traits

@testable import Layout

/// What is wrong with a layout, apart from what it leaves open.
@Suite struct DiagnosisTests {
  private func issues(
    _ rule: LayoutIssue.Rule, _ views: String, _ constraints: [String] = [],
    asDesigned: Bool = false
  ) throws -> [LayoutIssue] {
    var fixture = Fixture()
    fixture.isAsDesigned = asDesigned
    return try fixture.layout(views, constraints).laidOut.issues.filter { $0.rule == rule }
  }

  /// Ids that scripts and settings refer to.
  @Test func rulesKeepTheirNames() {
    #expect(
      LayoutIssue.Rule.allCases.map(\.rawValue) == [
        "conflict", "ambiguous", "misplaced", "text-cut-off", "no-room", "outside-superview",
        "overlap",
      ])
  }

  // MARK: Conflicts

  @Test func aConflictIsSaidInWords() throws {
    let issue = try #require(
      issues(
        .conflict, box("a", attributes: #"userLabel="Box""#),
        [
          "a.leading = root.leading + 8", "root.trailing = a.trailing + 8", "a.width = 100",
          "a.top = root.top", "a.height = 1",
        ]
      ).first)
    #expect(issue.severity == .error)
    #expect(issue.dropped == "c2")
    #expect(
      issue.involved.map(\.text) == [
        "The root view is 400 × 800 points here",
        "The leading edge of “Box” is 8 points after the leading edge of the root view",
        "The trailing edge of “Box” is 8 points before the trailing edge of the root view",
        "The width of “Box” is 100 points",
      ])
    #expect(issue.involved.map(\.id) == ["root:root", "c0", "c1", "c2"])
    #expect(issue.involved.allSatisfy { $0.line > 1 })
    #expect(
      issue.message == "4 constraints can't all hold. Given up: The width of “Box” is 100 points. "
        + "It is off by 284 points.")
  }

  /// The view's own constraint stands before those of the root in the document.
  @Test func inAConflictAnInnerViewsConstraintIsGivenUp() throws {
    let own = "<constraints>\(constraintElement("a.width = 100", id: "own"))</constraints>"
    let issue = try #require(
      issues(
        .conflict, box("a", own),
        [
          "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top",
          "a.height = 1",
        ]
      ).first)
    #expect(issue.dropped == "own")
  }

  @Test func whatAConstraintThatIsGivenUpLeavesOpenIsNoAmbiguity() throws {
    let constraints = [
      "a.leading = root.leading", "a.width = 9", "b.leading = a.leading", "b.width = 9",
      "a.top = root.top", "b.top = a.bottom + 780", "b.bottom = root.bottom",
    ]
    let own = "<constraints>\(constraintElement("b.height = 30", id: "own"))</constraints>"
    #expect(try issues(.conflict, box("a") + box("b", own), constraints).count == 1)
    #expect(try issues(.ambiguous, box("a") + box("b", own), constraints).isEmpty)
    #expect(try issues(.ambiguous, box("a") + box("b"), constraints).count == 1)
  }

  /// Without any one member of the set the others hold together.
  @Test func aConflictIsIrreducible() throws {
    let constraints = [
      "a.leading = root.leading", "a.width = 100", "b.leading = a.trailing", "b.width = 100",
      "b.trailing = root.leading + 150", "a.top = root.top", "a.height = 1", "b.top = root.top",
      "b.height = 1",
    ]
    let views = box("a") + box("b")
    let set = try #require(issues(.conflict, views, constraints).first).involved.map(\.id)
    #expect(set == ["root:root", "c0", "c1", "c2", "c3", "c4"].filter { set.contains($0) })
    for id in set where id.hasPrefix("c") {
      let rest = constraints.enumerated().filter { "c\($0.offset)" != id }.map(\.element)
      #expect(try issues(.conflict, views, rest).isEmpty, "without \(id)")
    }
  }

  @Test func implicitRulesThatGiveWayAreWarnings() throws {
    let issue = try #require(
      issues(
        .conflict, label("a", 10, #"horizontalCompressionResistancePriority="1000""#),
        ["a.leading = root.leading", "a.top = root.top", "a.width = 30"]
      ).first)
    #expect(issue.severity == .warning)
    #expect(issue.dropped == "compressionResistance:a")
    #expect(
      issue.involved.last?.text
        == "“xxxxxxxxxx” is no narrower than its content, 80 points "
        + "(compression resistance priority 1000)")
  }

  // MARK: Misplacement

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

  // MARK: Texts

  /// Labels of characters that are 8 wide, in lines of 20, at 10, 10.
  @Test(
    arguments: [
      (10, "", 80.0, 20.0, nil), (10, "", 79.5, 20, nil),
      (10, "", 60, 20, "80 points of width, 20 more than it has"),
      (10, #"minimumScaleFactor="0.5""#, 60, 20, nil),
      (10, #"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, 60, 20, "80 points of width"),
      (10, #"minimumScaleFactor="0.5""#, 30, 20, "40 points of width, 10 more"),
      (10, #"minimumFontSize="8""#, 60, 20, nil),
      (10, #"lineBreakMode="clip""#, 60, 20, "80 points"),
      (10, "", 80, 15, nil), (10, "", 80, 9, "14.4 points of height, 5.4 more"),
      (10, #"numberOfLines="2" lineBreakMode="characterWrap""#, 40, 40, nil),
      (
        10, #"numberOfLines="2" lineBreakMode="characterWrap""#, 24, 80,
        "4 lines in this width, and has room for 2"
      ),
      (10, #"numberOfLines="0" lineBreakMode="characterWrap""#, 24, 80, nil),
      (
        10, #"numberOfLines="0" lineBreakMode="characterWrap""#, 24, 45,
        "4 lines in this width, and has room for 2"
      ),
      (0, "", 0, 0, nil), (10, #"hidden="YES""#, 60, 20, nil),
      // Lines of no height: room for any number of them.
      (10, #"numberOfLines="2" minimumScaleFactor="1e-300""#, 10, 10, nil),
    ] as [(Int, String, Double, Double, String?)])
  func aLabelThatIsTooSmall(
    count: Int, attributes: String, width: Double, height: Double, says: String?
  ) throws {
    let found = try issues(
      .textCutOff, label("a", count, attributes),
      pin("a", Rect(x: 10, y: 10, width: width, height: height)))
    #expect(found.count == (says == nil ? 0 : 1))
    if let says { #expect(found.first?.message.contains(says) == true, "\(found)") }
  }

  /// Documents of Xcode 8 have no frames; one without constraints has its size nowhere else.
  @Test(arguments: [("", 0), (#"<rect key="frame" x="9" y="9" width="9" height="20"/>"#, 1)])
  func aTextWhoseFrameIsUnknownIsNotCutOff(frame: String, count: Int) throws {
    let view = box("a", frame, tag: "label", attributes: #"text="xxxxxxxxxx" fixedFrame="YES""#)
    #expect(try issues(.textCutOff, view, []).count == count)
  }

  @Test func whatInsetsLeaveIsNeverLessThanNothing() throws {
    let view = box(
      "a",
      #"<state key="normal" title="xxxxx"/><inset key="contentEdgeInsets" minX="30" minY="0" maxX="30" "#
        + #"maxY="0"/><fontDescription key="fontDescription" type="system" pointSize="16"/>"#,
      tag: "button")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: 40, height: 40)))
    #expect(
      found.first?.message.hasSuffix("needs 40 points of width, 40 more than it has.") == true)
  }

  @Test(arguments: [
    ("button", "", 80.0, 0), ("button", "", 60, 1),
    ("button", #"lineBreakMode="wordWrap""#, 60, 0),
    ("textField", "", 80, 0), ("textField", "", 60, 1),
    ("textField", #"borderStyle="roundedRect""#, 80, 1),
    ("textField", #"borderStyle="roundedRect""#, 94, 0),
    ("textField", #"minimumFontSize="8""#, 60, 0),
  ])
  func otherControls(tag: String, attributes: String, width: Double, count: Int) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let text = "xxxxxxxxxx"
    let view =
      tag == "button"
      ? box(
        "a", font + "<state key=\"normal\" title=\"\(text)\"/>", tag: tag, attributes: attributes)
      : box("a", font, tag: tag, attributes: "placeholder=\"\(text)\" " + attributes)
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: 40)))
    #expect(found.count == count)
  }

  /// A title of 10 characters in a configuration's font, 8 wide each and in lines of 20, without insets.
  @Test(
    arguments: [
      ("", 60.0, 45.0, nil), ("", 60, 30, "40 points of height, 10 more"), ("", 80, 30, nil),
      (#"titleLineBreakMode="tailTruncation""#, 60, 45, "80 points of width, 20 more"),
      (#"titleLineBreakMode="tailTruncation""#, 80, 45, nil),
    ] as [(String, Double, Double, String?)])
  func aConfiguredButtonThatIsTooSmall(
    attributes: String, width: Double, height: Double, says: String?
  ) throws {
    let view = box(
      "a",
      """
      <buttonConfiguration key="configuration" style="filled" title="xxxxx xxxx" \(attributes)>
        <fontDescription key="titleFontDescription" type="system" pointSize="16"/>
        <directionalEdgeInsets key="contentInsets" top="0" leading="0" bottom="0" trailing="0"/>
      </buttonConfiguration>
      """, tag: "button")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: height)))
    #expect(found.count == (says == nil ? 0 : 1), "\(found)")
    if let says { #expect(found.first?.message.contains(says) == true, "\(found)") }
  }

  /// Titles of 10 and 2 characters, 6.5 wide each, with a divider of 1.
  @Test(
    arguments: [
      ("", "", 131.0, nil), ("", "", 120, "65 points of width, 5.5 more than it has"),
      (#"apportionsSegmentWidthsByContent="YES""#, "", 80, nil),
      (#"apportionsSegmentWidthsByContent="YES""#, "", 78, "26.5 more"),
      ("", #"width="70""#, 88, nil), ("", #"width="60""#, 200, "65 points of width, 5 more"),
    ] as [(String, String, Double, String?)])
  func segmentsThatAreTooNarrow(
    attributes: String, own: String, width: Double, says: String?
  ) throws {
    let view = box(
      "a",
      """
      <segments><segment title="xxxxxxxxxx" \(own)/><segment title="xx"/></segments>
      """, tag: "segmentedControl", attributes: attributes)
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: 31)))
    #expect(found.count == (says == nil ? 0 : 1), "\(found)")
    let message = found.first?.message
    if let says {
      #expect(message?.hasPrefix("“xxxxxxxxxx” in the UISegmentedControl a is cut off: ") == true)
      #expect(message?.contains(says) == true, "\(message ?? "")")
    }
  }

  /// What has no room in a dimension is collapsed, not cut off.
  @Test(arguments: [(0.0, 40.0), (40, 0), (0, 0)])
  func collapsedTextsAreNotCutOff(width: Double, height: Double) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let text = "xxxxxxxxxx xxxxxxxxxx"
    let configuration =
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"\(text)\"/>"
    let views = [
      box("a", font, tag: "label", attributes: "text=\"\(text)\""),
      box("a", font, tag: "label", attributes: "text=\"\(text)\" numberOfLines=\"0\""),
      box("a", font + "<state key=\"normal\" title=\"\(text)\"/>", tag: "button"),
      box("a", configuration, tag: "button"),
      box("a", font, tag: "textField", attributes: "text=\"\(text)\""),
      box("a", font, tag: "textView", attributes: "scrollEnabled=\"NO\" text=\"\(text)\""),
      box(
        "a", "<segments><segment title=\"\(text)\"/></segments>", tag: "segmentedControl"),
    ]
    for view in views {
      let found = try issues(
        .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: width, height: height)))
      #expect(found.isEmpty, "\(view)")
    }
  }

  /// A text of 2 lines of 20 with 16 above and below it.
  @Test(arguments: [("NO", 56.0, 0), ("NO", 47, 0), ("NO", 40, 1), ("YES", 40, 0)])
  func aTextViewThatDoesNotScroll(scrolls: String, height: Double, count: Int) throws {
    let view = box(
      "a", #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#,
      tag: "textView", attributes: "scrollEnabled=\"\(scrolls)\" text=\"xxxxx xxxxx\"")
    let found = try issues(
      .textCutOff, view, pin("a", Rect(x: 0, y: 0, width: 60, height: height)))
    #expect(found.count == count, "\(found)")
  }

  // MARK: Superviews

  /// A view in one of 100 × 100, which lies at 50, 50.
  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 100, height: 100), "", nil),
      (Rect(x: -1, y: 0, width: 102, height: 100), "", nil),
      (
        Rect(x: -10, y: 0, width: 50, height: 130), "",
        "reaches 10 points beyond the left and 30 points beyond the bottom of “Holder”."
      ),
      (Rect(x: 120, y: 0, width: 50, height: 50), "", "lies outside “Holder”."),
      (
        Rect(x: 120, y: 0, width: 50, height: 50), #"clipsSubviews="YES""#,
        "lies outside “Holder”, which clips it."
      ),
      (Rect(x: 120, y: 0, width: 0, height: 50), "", nil),
    ] as [(Rect, String, String?)])
  func aViewOutsideItsSuperview(frame: Rect, attributes: String, says: String?) throws {
    let holder = box(
      "h", "<subviews>\(masked("a", frame))</subviews>",
      attributes: "userLabel=\"Holder\" " + attributes)
    let found = try issues(
      .outsideSuperview, holder, pin("h", Rect(x: 50, y: 50, width: 100, height: 100)))
    #expect(found.map(\.message) == (says.map { ["The UIView a \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.severity == (attributes.isEmpty ? .info : .warning) })
  }

  /// On a screen of 400 × 800. A backdrop reaches beyond both sides.
  @Test(
    arguments: [
      (Rect(x: 390, y: 0, width: 50, height: 9), .warning),
      (Rect(x: -4, y: 0, width: 408, height: 9), .info),
      (Rect(x: -4, y: -9, width: 408, height: 819), .info),
      (Rect(x: -4, y: 0, width: 408, height: 820), .warning),
      (Rect(x: -4, y: 900, width: 408, height: 9), .warning),
    ] as [(Rect, LayoutIssue.Severity)])
  func whatIsBeyondTheScreenIsAWarning(frame: Rect, severity: LayoutIssue.Severity) throws {
    let found = try issues(.outsideSuperview, box("a"), pin("a", frame))
    #expect(found.map(\.severity) == [severity])
  }

  @Test func edgesAreListed() throws {
    let found = try issues(
      .outsideSuperview, box("a"), pin("a", Rect(x: -4, y: 0, width: 408, height: 820)))
    #expect(
      found.map(\.message) == [
        "The UIView a reaches 4 points beyond the left, 20 points beyond the bottom and 4 points "
          + "beyond the right of the root view."
      ])
  }

  @Test func whatScrollsIsNotOutside() throws {
    let scroll = box(
      "s", "<subviews>\(masked("a", Rect(x: 0, y: 500, width: 9, height: 9)))</subviews>",
      tag: "scrollView")
    let found = try issues(
      .outsideSuperview, scroll, pin("s", Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(found.isEmpty)
  }

  /// Its alignment rectangle does, which constraints act on.
  @Test func aSymbolThatFillsIsNotOutside() throws {
    let symbol = masked(
      "a", Rect(x: 0, y: 0, width: 60, height: 60),
      content: #"<imageReference key="image" image="s"/>"#, tag: "imageView")
    let holder = box(
      "h", "<subviews>\(symbol)</subviews>", attributes: #"clipsSubviews="YES""#)
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="128"/></resources>
        """)
    let found = try fixture.layout(holder, pin("h", Rect(x: 50, y: 50, width: 60, height: 60)))
      .laidOut.issues.filter { $0.rule == .outsideSuperview }
    #expect(found.isEmpty)
  }

  /// A slider's frame reaches 2 points beyond its alignment rectangle.
  @Test func alignmentRectanglesCount() throws {
    let holder = box("h", "<subviews>\(box("a", tag: "slider"))</subviews>")
    let found = try issues(
      .outsideSuperview, holder,
      pin("h", Rect(x: 50, y: 50, width: 100, height: 30)) + [
        "a.leading = h.leading", "a.trailing = h.trailing", "a.top = h.top", "a.height = 29",
      ])
    #expect(found.isEmpty)
  }
}
