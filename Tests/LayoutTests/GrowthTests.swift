import Scenes
import Testing

@testable import Layout

/// What is done for a layout grows no faster than the layout.
@Suite struct GrowthTests {
  /// How often the solver asks whether to go on.
  private func questions(
    _ frames: Frames, _ task: (LayoutEngine, Scene) throws -> Void
  ) throws -> Int {
    let questions = Questions()
    try task(
      LayoutEngine(text: TestMeasurer(), isCancelled: questions.isCancelled), frames.laidOut.scene)
    return questions.count
  }

  /// Of views in too little room each solution makes but the next one's length negative.
  @Test(arguments: ["fill", "equalSpacing"])
  func viewsWithoutRoomDontTakeASolutionEach(_ distribution: String) throws {
    func questions(_ count: Int) throws -> Int {
      try self.questions(
        layout(
          box(
            "s", "<subviews>\((0..<count).map { label("a\($0)", 5) }.joined())</subviews>",
            tag: "stackView",
            attributes: #"axis="vertical" spacing="8" distribution="\#(distribution)""#),
          [
            "s.leading = root.leading", "s.top = root.top", "s.trailing = root.trailing",
            "s.bottom = root.bottom",
          ])
      ) { _ = try $0.layout($1) }
    }
    #expect(try questions(160) < 3 * questions(80))
  }

  /// Views below each other, of which the last ends with the root: labels, or boxes whose heights are
  /// open.
  private func chain(_ count: Int, of view: (String) -> String, isPinned: Bool) throws -> Frames {
    var constraints = (0..<count).flatMap { index in
      [
        "a\(index).leading = root.leading",
        "a\(index).top = " + (index == 0 ? "root.top" : "a\(index - 1).bottom") + " + 2",
      ]
    }
    if isPinned { constraints.append("root.bottom = a\(count - 1).bottom") }
    return try layout((0..<count).map { view("a\($0)") }.joined(), constraints)
  }

  @Test(arguments: [false, true])
  func whatIsNeededOfAChainIsFoundInFewSolutions(isOpen: Bool) throws {
    func chain(_ count: Int) throws -> Frames {
      try self.chain(count, of: { isOpen ? box($0) : label($0, 5) }, isPinned: isOpen)
    }
    func questions(_ count: Int) throws -> Int {
      try self.questions(chain(count)) { _ = try $0.explain(ViewIndex(count / 2), in: $1) }
    }
    #expect(try questions(200) < 3 * questions(100))

    let scene = try chain(200).laidOut.scene
    let y = try LayoutEngine(text: TestMeasurer()).explain(ViewIndex(150), in: scene).y
    #expect(y.isOpen == isOpen)
    #expect(y.reasons.count <= 2 * DeterminingRows.mostNamed + 1)
    let ids = y.reasons.map(\.id) + y.more
    #expect(Set(ids).count == ids.count)
    // Every gap above the view, at least.
    #expect((0..<150).allSatisfy { ids.contains("c\(2 * $0 + 1)") })
    // The nearest are told.
    #expect(y.reasons.contains { $0.id == "c299" })
  }

  /// Multiples of multiples are more than any number, and are said all the same.
  @Test(arguments: ["=", ">="])
  func lengthsWithoutMeasureStayNumbers(_ relation: String) throws {
    let frames = try layout(
      (0..<60).map { box("a\($0)") }.joined(),
      ["a0.width = 100"]
        + (1..<60).map { "a\($0).width \(relation) 1000000000 * a\($0 - 1).width" })
    let system = try LayoutEngine(text: TestMeasurer()).system(of: frames.laidOut.scene)
    #expect(!system.solution.contains { !$0.isFinite })
  }
}
