import Foundation
import Testing
import Traits

@testable import Layout

/// Why a view's frame is what it is.
@Suite struct ExplanationTests {
  static let figures: [(name: String, path: KeyPath<Explanation, Explanation.Figure> & Sendable)] =
    [
      ("x", \.x), ("y", \.y), ("width", \.width), ("height", \.height),
    ]

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let constraints: [String]
    /// What determines x, y, width and height of the view `a`, by id.
    let reasons: [[String]]

    init(_ description: String, _ views: String, _ constraints: [String], _ reasons: [String]...) {
      testDescription = description
      self.views = views
      self.constraints = constraints
      self.reasons = reasons
    }
  }

  static let own = ["hugging:a", "compressionResistance:a"]

  static let cases = [
    Case(
      "pinned", box("a"), pin("a", Rect(x: 1, y: 2, width: 3, height: 4)),
      ["c0"], ["c1"], ["c2"], ["c3"]),
    Case(
      "stretched, inset and centred", box("a"),
      [
        "a.leading = root.leading + 8", "a.trailing = root.trailing - 8", "a.height = 20",
        "a.centerY = root.centerY",
      ],
      ["c0"], ["c2", "c3", "root:root"], ["c0", "c1", "root:root"], ["c2"]),
    Case(
      "after a neighbour that is as wide as its text", label("b", 10) + label("a", 3),
      [
        "b.leading = root.leading + 10", "a.leading = b.trailing + 5", "a.top = root.top",
        "b.top = root.top",
      ],
      ["c0", "c1", "hugging:b", "compressionResistance:b"], ["c2"], own, own),
    Case(
      "a wish that a bound stops", box("a"),
      [
        "a.leading = root.leading", "a.trailing <= root.leading + 90", "a.width = 900 @700",
        "a.top = root.top", "a.height = 1",
      ],
      ["c0"], ["c3"], ["c0", "c1", "c2"], ["c4"]),
    Case(
      "a chain that does not matter is left out", box("b") + box("c") + box("a"),
      pin("b", Rect(x: 1, y: 2, width: 3, height: 4)) + [
        "c.leading = b.leading", "c.top = b.bottom", "a.top = c.bottom", "c.height = 5",
        "c.width = 5", "a.height = 5", "a.leading = root.leading", "a.width = c.width",
      ],
      ["c10"], ["c1", "c3", "c5", "c6", "c7"], ["c8", "c11"], ["c9"]),
    Case(
      "a mask", masked("a", Rect(x: 1, y: 2, width: 3, height: 4)), [],
      ["autoresizing:a"], ["autoresizing:a"], ["autoresizing:a"], ["autoresizing:a"]),
    Case(
      "in a stack",
      box(
        "s", "<subviews>\(box("b"))\(box("a"))</subviews>", tag: "stackView",
        attributes: #"axis="vertical" spacing="6""#),
      pin("s", Rect(x: 0, y: 0, width: 50, height: 100)) + ["b.height = 20"],
      ["alignment:s"], ["canvas-connection:s", "spacing:s", "c4"], ["alignment:s", "c2"],
      ["canvas-connection:s", "spacing:s", "c3", "c4"]),
  ]

  @Test(arguments: cases)
  func whatDeterminesAFrame(_ testCase: Case) throws {
    let explanation = try explain("a", layout(testCase.views, testCase.constraints))
    for (figure, expected) in zip(Self.figures, testCase.reasons) {
      let explained = explanation[keyPath: figure.path]
      let ids = (explained.reasons + explained.gaveWay).map(\.id)
      #expect(Set(ids) == Set(expected), "\(figure.name)")
      #expect(!explained.isOpen, "\(figure.name)")
    }
  }

  /// Taking away any constraint that is named makes the figure another one, or leaves it open.
  @Test(arguments: cases)
  func everyConstraintThatIsNamedIsNeeded(_ testCase: Case) throws {
    let explanation = try explain("a", layout(testCase.views, testCase.constraints))
    for figure in Self.figures {
      let explained = explanation[keyPath: figure.path]
      for reason in explained.reasons + explained.gaveWay where reason.kind == .constraint {
        // Moved where it acts on nothing, so that the others keep their ids.
        var constraints = testCase.constraints
        let index = try #require(Int(reason.id.dropFirst()))
        constraints[index] = "root.width >= 0 @1"
        let without = try explain("a", layout(testCase.views, constraints))[keyPath: figure.path]
        #expect(
          without.isOpen || abs(without.value - explained.value) > 0.1,
          "\(figure.name) without \(reason.id)")
      }
    }
  }

  @Test func whatGivesWayIsSaid() throws {
    let explanation = try explain(
      "a",
      layout(
        box("a"),
        [
          "a.leading = root.leading", "a.top = root.top", "a.height = 1", "a.width = 90",
          "a.width = 100 @700", "a.width = 80",
        ]))
    #expect(explanation.width.reasons.map(\.id) == ["c3"])
    #expect(explanation.width.gaveWay.map(\.id) == ["c4", "c5"])
    #expect(
      explanation.width.gaveWay.last?.text
        == "The width of the UIView a is 80 points, which conflicts with others.")
  }

  @Test func whatIsOpenIsSaid() throws {
    let explanation = try explain(
      "a", layout(box("a"), ["a.top = root.top", "a.height = 1", "a.width = 3"]))
    #expect(explanation.x.isOpen)
    #expect(explanation.x.reasons.map(\.kind) == [.document])
    #expect(!explanation.width.isOpen)
  }

  struct Range: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let constraints: [String]
    /// How far the width of `a` is open, in words.
    let words: String
    /// What bounds it, by id.
    let bounds: [String]

    init(_ words: String, _ views: String, _ constraints: [String], _ bounds: [String]) {
      testDescription = "\(words) by \(bounds)"
      self.views = views
      self.constraints = constraints
      self.words = words
      self.bounds = bounds
    }
  }

  static let ranges = [
    Range(
      " between 20 and 300", box("a"), ["a.width >= 20", "a.width <= 300", "a.width >= 10"],
      ["c0", "c1"]),
    Range(" from 0 on", box("a"), [], ["nonNegative:a"]),
    // A slider's frame is 4 wider than what constraints act on.
    Range(" from 24 on", box("a", tag: "slider"), ["a.width >= 20"], ["c0"]),
    Range(
      " between 0 and 340", box("a") + box("b"),
      ["b.leading = a.trailing", "b.width >= 60", "b.trailing = root.trailing"],
      ["nonNegative:a", "c0", "c1", "c2", "c3", "root:root"]),
    Range(
      " between 0 and 400", box("a") + box("b"),
      ["b.leading = a.trailing", "b.trailing = root.trailing"],
      ["nonNegative:a", "c0", "c1", "c2", "root:root", "nonNegative:b"]),
    Range(
      " between 50 and 90", box("a"), ["a.width = 50 @500", "a.width = 90 @500"], ["c0", "c1"]),
  ]

  @Test(arguments: ranges)
  func whatBoundsAnOpenFigureIsNamed(_ range: Range) throws {
    let place = ["a.leading = root.leading", "a.top = root.top", "a.height = 1"]
    let width = try explain("a", layout(range.views, range.constraints + place)).width
    #expect(width.isOpen)
    #expect(
      width.reasons.first?.text
        == "The constraints leave it open\(range.words); it is what the solver came to first.")
    let bounds = width.reasons.dropFirst().filter { $0.kind != .alignment }.map(\.id)
    #expect(Set(bounds) == Set(range.bounds))
    #expect(bounds.count == range.bounds.count)
  }

  /// Labels that are hugged alike stay as near to the document as both can, neither where it has them.
  @Test func howAFigureThatIsOpenWasChosenIsSaid() throws {
    func stored(_ id: String, _ x: Int, _ width: Int) -> String {
      label(id, 5).replacingOccurrences(
        of: "</label>",
        with: #"<rect key="frame" x="\#(x)" y="0" width="\#(width)" height="20"/></label>"#)
    }
    func choice(_ id: String, _ path: KeyPath<Explanation, Explanation.Figure>) throws -> String {
      let frames = try layout(
        stored("a", 0, 50) + stored("b", 60, 300) + stored("c", 9, 3),
        [
          "a.leading = root.leading", "b.leading = a.trailing", "b.trailing = root.trailing",
          "a.top = root.top", "b.top = root.top", "c.top = root.top", "c.width >= 7",
          "c.leading >= root.leading + 9",
        ])
      return try #require(explain(id, frames)[keyPath: path].reasons.first).text
    }
    #expect(
      try choice("a", \.width)
        == "The constraints leave it open between 40 and 360; it is as in the layout that is nearest "
        + "to the document's, where it is 50.")
    #expect(
      try choice("c", \.x) == "The constraints leave it open from 9 on; it is as in the document.")
  }

  /// The text alone would determine the height, but the wish is worth as much.
  @Test func whatAWishOfTheSamePriorityLeavesOpenIsSaid() throws {
    let explanation = try explain(
      "a",
      layout(
        label("a", 5), ["a.leading = root.leading", "a.top = root.top", "a.height = 5 @750"]))
    #expect(explanation.height.isOpen)
    #expect(!explanation.width.isOpen)
  }

  /// As above, but a wish that is worth less decides: without it, text and height would leave 5 to 20.
  @Test func whatDecidesBetweenWishesThatTieIsSaid() throws {
    let height = try explain(
      "a",
      layout(
        label("a", 5),
        [
          "a.leading = root.leading", "a.top = root.top", "a.height = 5 @750",
          "a.bottom = root.top + 12 @600",
        ])
    ).height
    #expect(height.value == 12)
    #expect(height.reasons.map(\.id).contains("c3"))
    #expect(height.gaveWay.map(\.id).contains("c2"))
  }

  @Test func roundingAndAlignmentAreSaid() throws {
    let explanation = try explain(
      "a", layout(box("a", tag: "slider"), pin("a", Rect(x: 10.3, y: 0, width: 50, height: 29))))
    #expect(explanation.x.value == 8.5)
    #expect(explanation.x.reasons.map(\.kind) == [.constraint, .alignment, .rounding])
    #expect(explanation.y.reasons.map(\.kind) == [.constraint])
  }

  /// A symbol is 20 high, a line of its text 21.5.
  @Test func whatIsLowerThanItsAlignmentRectangleIsSaid() throws {
    let fixture = Fixture(
      document: """
        <resources><image name="s" catalog="system" width="128" height="128"/></resources>
        """)
    let explanation = try explain(
      "a",
      fixture.layout(
        box("a", tag: "imageView", attributes: #"image="s""#),
        pin("a", Rect(x: 0, y: 0.25, width: 50, height: 50.5))))
    #expect(explanation.y.value == 1)
    #expect(explanation.y.reasons.last?.text.contains("0.75 points below") == true)
    #expect(explanation.height.value == 49)
    #expect(explanation.height.reasons.last?.text.contains("1.5 points lower than") == true)
  }

  /// A margin's place is the margin's, and a length is itself.
  @Test func whereTheEndsOfConstraintsAreIsSaid() throws {
    let explanation = try explain(
      "a",
      layout(
        box("b", "<subviews>\(box("a"))</subviews>"),
        pin("b", Rect(x: 20, y: 30, width: 200, height: 100)) + [
          "a.leading = b.leadingMargin + 4", "a.top >= b.top + 16", "a.top = b.top + 24 @700",
          "a.width = 50", "a.height = 40",
        ]))
    #expect(
      explanation.ends == [
        Explanation.Ends(id: "c4", first: 12, second: 8),
        Explanation.Ends(id: "c5", first: 24, second: 0),
        Explanation.Ends(id: "c6", first: 24, second: 0),
        Explanation.Ends(id: "c7", first: 50, second: nil),
        Explanation.Ends(id: "c8", first: 40, second: nil),
      ])
  }

  @Test func theRootIsPlacedByItsCanvas() throws {
    let explanation = try explain("root", layout(""))
    #expect(explanation.frame == Rect(x: 0, y: 0, width: 400, height: 800))
    for figure in Self.figures {
      #expect(explanation[keyPath: figure.path].reasons.map(\.kind) == [.root])
    }
  }

  @Test func linesAreThoseOfTheDocument() throws {
    let explanation = try explain("a", layout(box("a"), ["a.leading = root.leading + 3"]))
    #expect(explanation.x.reasons.allSatisfy { $0.line > 1 })
    #expect(explanation.x.reasons.flatMap(\.views).map(\.id) == ["a", "root"])
  }
}
