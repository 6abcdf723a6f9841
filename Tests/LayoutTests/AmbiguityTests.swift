import ConstraintSolver
import Scenes
import Testing
import Traits

@testable import Layout

/// Layouts that leave something open, and the other layouts that would be as good.
@Suite struct AmbiguityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let constraints: [String]
    /// Ids of the views that are open, with what of their frames is.
    let open: [String: [String]]

    init(
      _ description: String, _ views: String, _ constraints: [String], open: [String: [String]]
    ) {
      testDescription = description
      self.views = views
      self.constraints = constraints
      self.open = open
    }
  }

  static let top = ["a.top = root.top", "a.height = 10"]
  private static let wide = #"widthSizable="YES""#

  static let cases = [
    Case(
      "all is determined", box("a"), ["a.leading = root.leading", "a.width = 9"] + top, open: [:]),
    Case("no place", box("a"), ["a.width = 9"] + top, open: ["a": ["x"]]),
    Case("no length", box("a"), ["a.leading = root.leading"] + top, open: ["a": ["width"]]),
    Case("neither", box("a"), top, open: ["a": ["x", "width"]]),
    Case(
      "a range", box("a"), ["a.leading = root.leading", "a.width >= 9"] + top,
      open: ["a": ["width"]]),
    Case(
      "a range that ends at once", box("a"),
      ["a.leading = root.leading", "a.width >= 9", "a.width <= 9"] + top, open: [:]),
    Case(
      "a subview moves along, and stays where it is in its superview",
      box("a", "<subviews>\(box("b"))</subviews>"),
      ["a.width = 90", "b.leading = a.leading + 5", "b.width = 9", "b.top = a.top", "b.height = 9"]
        + top,
      open: ["a": ["x"]]),
    Case(
      "a subview whose mask keeps it as wide",
      box(
        "a",
        #"<rect key="frame" x="0" y="0" width="90" height="10"/>"#
          + "<subviews>\(masked("b", Rect(x: 5, y: 0, width: 80, height: 9), wide))</subviews>"),
      ["a.leading = root.leading"] + top, open: ["a": ["width"]]),
    Case(
      "two labels that are hugged alike share a width", label("a", 5) + label("b", 5),
      [
        "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing",
        "b.top = root.top", "a.top = root.top",
      ],
      open: ["a": ["width"], "b": ["x", "width"]]),
    Case(
      "one is hugged more", label("a", 5, #"horizontalHuggingPriority="251""#) + label("b", 5),
      [
        "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing",
        "b.top = root.top", "a.top = root.top",
      ],
      open: [:]),
    Case(
      "wishes of the same priority that exclude each other", box("a"),
      ["a.leading = root.leading", "a.width = 50 @500", "a.width = 90 @500"] + top,
      open: ["a": ["width"]]),
    Case(
      "an arranged view that may be as long as another",
      box(
        "a", "<subviews>\(box("b"))\(box("c"))</subviews>", tag: "stackView",
        attributes: #"axis="horizontal""#),
      ["a.leading = root.leading", "a.width = 90"] + top,
      open: ["b": ["width"], "c": ["x", "width"]]),
    Case(
      "an arranged view that may have its mask's size",
      box(
        "a", "<subviews>\(masked("b", Rect(x: 0, y: 0, width: 9, height: 9)))</subviews>",
        tag: "stackView"),
      ["a.leading = root.leading"] + top, open: ["a": ["width"]]),
    Case(
      "a stack view in which nothing is shown",
      box("a", "<subviews>\(box("b", attributes: #"hidden="YES""#))</subviews>", tag: "stackView"),
      ["a.leading = root.leading"] + top, open: ["a": ["width"]]),
  ]

  /// The document has a box at 100 in a canvas of 400, and two in it, one in the other; on a screen of 500
  /// the outer one is at 200, and nothing says where the others are across.
  @Test func whatIsOpenStaysWhereItIsInItsSuperview() throws {
    func frame(_ x: Int) -> String {
      "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/>"
    }
    let inner = box("c", frame(7))
    let middle = box("b", frame(20) + "<subviews>\(inner)</subviews>")
    let sizes = ["a", "b", "c"].flatMap {
      ["\($0).width = 9", "\($0).height = 9", "\($0).top = root.top"]
    }
    let frames = try Fixture(screen: Screen(width: 500)).layout(
      box("a", frame(100) + "<subviews>\(middle)</subviews>"),
      sizes + ["a.trailing = root.trailing - 291"])
    #expect(frames["a"]?.x == 200)
    #expect(frames["b"]?.x == 20)
    #expect(frames["c"]?.x == 7)
  }

  @Test(arguments: cases)
  func whatIsOpenIsNamed(_ testCase: Case) throws {
    let issues = try issues(testCase)
    var open: [String: [String]] = [:]
    for view in issues.flatMap(\.views) where !view.open.isEmpty { open[view.id] = view.open }
    #expect(open == testCase.open)
  }

  /// Both layouts hold every required constraint, and have the same sum of errors at each priority.
  @Test(arguments: cases)
  func bothLayoutsAreAsGood(_ testCase: Case) throws {
    let scene = try layout(testCase.views, testCase.constraints).laidOut.scene
    let (equations, solution) = try LayoutEngine(text: TestMeasurer()).solve(scene)
    let linear = equations.system.linear
    let expected = errors(linear, solution.values)
    for part in OpenPart.all(equations, solution) {
      let other = try part.alternativeValues()
      for (priority, error) in errors(linear, other) {
        #expect(abs(error - (expected[priority] ?? 0)) < 1e-6, "at priority \(priority)")
      }
      let figures = try part.figures()
      #expect(figures.contains { abs($0.value - $0.other) > 1 })
      for figure in figures {
        #expect(abs(equations.value(of: figure.place, other) - figure.other) < 1e-6)
      }
    }
    #expect(expected[LinearSystem.requiredPriority] ?? 0 < 1e-6)
  }

  /// By priority, the sum of the errors.
  private func errors(_ linear: LinearSystem, _ values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for row in 0..<linear.constraintCount {
      sums[linear.priority(of: row), default: 0] += linear.error(of: row, at: values)
    }
    return sums
  }

  @Test func theFramesOfBothLayoutsAreGiven() throws {
    let issue = try #require(
      issues(
        Case("", box("a"), ["a.leading = root.leading", "a.width <= 30"] + Self.top, open: [:])
      ).first)
    #expect(issue.rule == .ambiguous)
    #expect(issue.severity == .warning)
    #expect(issue.id == "a")
    #expect(issue.line > 1)
    let frames = try #require(issue.views.first).frames
    #expect(frames.count == 2)
    #expect(frames[0] != frames[1])
    #expect(frames.allSatisfy { $0.x == 0 && $0.height == 10 && (0...30).contains($0.width) })
  }

  /// Two boxes share 30 points and have 20 and 10 of them: one 20 longer would leave the other -10.
  @Test func noOtherLayoutHasANegativeLength() throws {
    func frame(_ x: Int, _ width: Int) -> String {
      "<rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"\(width)\" height=\"10\"/>"
    }
    let issue = try #require(
      issues(
        Case(
          "", box("a", frame(0, 20)) + box("b", frame(20, 10)),
          [
            "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.leading + 30",
            "b.top = root.top", "b.height = 10",
          ] + Self.top, open: [:])
      ).first)
    #expect(issue.views.map(\.id) == ["a", "b"])
    for frames in issue.views.map(\.frames) {
      #expect(frames.allSatisfy { (0...30).contains($0.width) })
    }
  }

  /// Views that have nothing to do with each other are issues of their own, in the document's order.
  @Test func independentViewsAreApart() throws {
    let issues = try issues(Case("", box("b") + box("a"), [], open: [:]))
    #expect(issues.map(\.id) == ["b", "b", "a", "a"])
    #expect(
      issues.map { $0.views.map(\.open) } == [
        [["x", "width"]], [["y", "height"]], [["x", "width"]], [["y", "height"]],
      ])
  }

  /// What is hidden, empty or not to be verified may well be meant to be open.
  @Test(
    arguments: [
      ("view", #"ambiguous="YES""#, LayoutIssue.Severity.warning, .warning),
      ("view", #"hidden="YES""#, .info, .info), ("view", #"verifyAmbiguity="off""#, .info, .info),
      ("view", #"verifyAmbiguity="ignoreSizes""#, .warning, .info),
      ("stackView", "", .warning, .info),
    ] as [(String, String, LayoutIssue.Severity, LayoutIssue.Severity)])
  func howMuchItMatters(
    tag: String, attributes: String, place: LayoutIssue.Severity, size: LayoutIssue.Severity
  ) throws {
    let view = box("a", tag: tag, attributes: attributes)
    let open = Case("", view, ["a.width = 9"] + Self.top, open: [:])
    #expect(try issues(open).map(\.severity) == [place])
    let long = Case("", view, ["a.leading = root.leading"] + Self.top, open: [:])
    #expect(try issues(long).map(\.severity) == [size])
  }

  /// An image that is not here would have a size; a view without one has none.
  @Test(arguments: [(#"image="gone""#, 0), ("", 1)])
  func theSizeOfAnImageThatIsNotHereIsNotOpen(attributes: String, count: Int) throws {
    let view = box("a", tag: "imageView", attributes: attributes)
    let constraints = ["a.leading = root.leading"] + Self.top
    #expect(try issues(Case("", view, constraints, open: [:])).count == count)
  }

  /// The document's own flag is not looked at.
  @Test func aFlagProvesNothing() throws {
    let frames = try layout(
      box("a", attributes: #"ambiguous="YES" misplaced="YES""#),
      pin("a", Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(frames.laidOut.issues.isEmpty)
  }

  @Test func theContentOfAScrollViewHasToHaveALength() throws {
    let scroll = box("s", "<subviews>\(box("a"))</subviews>", tag: "scrollView")
    let fixed =
      pin("s", Rect(x: 0, y: 0, width: 100, height: 100)) + [
        "a.leading = s.leading", "a.trailing = s.trailing", "a.top = s.top", "a.width = 300",
        "a.height = 50",
      ]
    let issue = try #require(issues(Case("", scroll, fixed, open: [:])).first)
    #expect(issue.id == "s")
    #expect(issue.views.map(\.open) == [["contentHeight"]])
    #expect(issue.message.hasSuffix(": nothing ties its top to its bottom edge."))
    #expect(try issues(Case("", scroll, fixed + ["a.bottom = s.bottom"], open: [:])).isEmpty)
  }

  /// What reaches from edge to edge, but may be of any size, is not untied.
  @Test func theContentOfAScrollViewFollowsWhatIsOpenInIt() throws {
    let scroll = box("s", "<subviews>\(box("a"))</subviews>", tag: "scrollView")
    let constraints =
      pin("s", Rect(x: 0, y: 0, width: 100, height: 100)) + [
        "a.leading = s.leading", "a.trailing = s.trailing", "a.top = s.top",
      ]
    // What hangs on nothing but what is told of the view isn't told of the scroll view again.
    let told = try issues(Case("", scroll, constraints + ["a.bottom = s.bottom"], open: [:]))
    #expect(!told.isEmpty && told.allSatisfy { $0.id == "a" })
    let untied = try issues(Case("", scroll, constraints + ["a.height = 9"], open: [:]))
      .last?.message
    #expect(
      untied?.hasSuffix(
        ": nothing ties its top to its bottom edge and it depends on the width of the UIView a.")
        == true)
  }

  /// Whose frame the other layout is, and why it is open.
  @Test(arguments: [
    (400, "hug their content alike, with the horizontal priority 250."),
    (60, "resist compression alike, with the horizontal priority 750."),
  ])
  func viewsThatWantAlikeAreNamed(width: Double, says: String) throws {
    let views =
      label("a", 5, #"userLabel="A""#) + label("b", 5, #"userLabel="B""#)
      + label("c", 5, #"userLabel="C" horizontalHuggingPriority="300""#)
    let constraints = [
      "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.leading + \(width)",
      "a.top = root.top", "b.top = root.top", "c.top = root.top", "c.leading = root.leading",
    ]
    let message = try #require(issues(Case("", views, constraints, open: [:])).first).message
    let said =
      "The constraints leave open the width of “A” and the x and the width of “B”. “A” and “B” "
      + says + " “A” at 0, 0, "
    #expect(message.hasPrefix(said), "\(message)")
  }

  /// Nobody shares what a single view wants.
  @Test func whatOneViewWantsIsNotShared() throws {
    let views = label("a", 5) + box("b")
    let constraints = [
      "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing",
      "a.top = root.top", "b.top = root.top", "b.height = 9", "a.width >= 50",
      "a.width <= 90 @250",
    ]
    let messages = try issues(Case("", views, constraints, open: [:])).map(\.message)
    #expect(!messages.contains { $0.contains("alike") })
  }

  @Test func whatTheAppFillsHasNoLengthYet() throws {
    let scroll = box("s", "<subviews>\(box("a", tag: "stackView"))</subviews>", tag: "scrollView")
    let constraints =
      pin("s", Rect(x: 0, y: 0, width: 100, height: 100)) + [
        "a.leading = s.leading", "a.trailing = s.trailing", "a.top = s.top", "a.bottom = s.bottom",
        "a.height = 50",
      ]
    let found = try issues(Case("", scroll, constraints, open: [:]))
    #expect(found.map(\.id) == ["a"])
    #expect(found.map(\.severity) == [.info])
  }

  private func issues(_ testCase: Case) throws -> [LayoutIssue] {
    try layout(testCase.views, testCase.constraints).laidOut.issues.filter { $0.rule == .ambiguous }
  }
}
