import Testing
import Traits

@testable import Layout

/// The linear system as it is shown to people.
@Suite struct DescribedSystemTests {
  private func describe(_ subviews: String, _ constraints: [String]) throws -> DescribedSystem {
    let scene = try layout(subviews, constraints).laidOut.scene
    return try LayoutEngine(text: TestMeasurer()).system(of: scene)
  }

  @Test func everyVariableHasANameAndAValue() throws {
    let system = try describe(box("a"), pin("a", Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      system.variables == [
        "root.minX", "root.minY", "root.width", "root.height", "a.minX", "a.minY", "a.width",
        "a.height",
      ])
    let expected = [0.0, 0, 400, 800, 1, 2, 3, 4]
    #expect(zip(system.solution, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func everyConstraintNamesItsOrigin() throws {
    let system = try describe(
      label("a", 5) + masked("b", Rect(x: 0, y: 0, width: 1, height: 1)), ["a.top = root.top"])
    let ids = system.constraints.map(\.id)
    #expect(
      Set(ids) == [
        "root:root", "hugging:a", "compressionResistance:a", "autoresizing:b", "c0",
      ])
  }

  @Test func whatAConflictDroppedIsMarked() throws {
    let system = try describe(box("a"), ["a.width = 1", "a.width = 2"])
    #expect(system.constraints.filter(\.isDropped).map(\.id) == ["c1"])
  }
}
