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
}
