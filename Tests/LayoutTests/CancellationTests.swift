import ConstraintSolver
import Scenes
import Testing

@testable import Layout

/// A layout that nobody wants any more ends inside the scene.
@Suite struct CancellationTests {
  /// Labels that wrap, which takes several rounds, and a view that nothing places.
  private func scene() throws -> Scene {
    try layout(
      label("a", 40, #"numberOfLines="0""#) + box("b"),
      ["a.leading = root.leading + 20", "a.top = root.top + 20", "a.width <= 60"]
    ).laidOut.scene
  }

  private static let tasks: [@Sendable (LayoutEngine, Scene) throws -> Void] = [
    { _ = try $0.layout($1) },
    { _ = try $0.explain(ViewIndex(1), in: $1) },
    { _ = try $0.system(of: $1) },
  ]

  @Test(arguments: tasks.indices)
  func whatIsCancelledEndsAtOnce(_ index: Int) throws {
    let scene = try scene()
    let whole = Questions()
    try Self.tasks[index](
      LayoutEngine(text: TestMeasurer(), isCancelled: whole.isCancelled), scene)
    #expect(whole.count > 1)
    for last in 1...max(1, whole.count) {
      let questions = Questions(cancellingAt: last)
      let engine = LayoutEngine(text: TestMeasurer(), isCancelled: questions.isCancelled)
      #expect(throws: LayoutEngine.Cancelled.self) { try Self.tasks[index](engine, scene) }
      #expect(questions.count == last)
    }
  }
}
