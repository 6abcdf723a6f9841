import ConstraintSolver
import Testing
import Traits

@testable import Layout

/// What holds for any scene, tried on random ones; they are the same in every run.
@Suite struct PropertyTests {
  /// The linear congruential generator of Knuth's MMIX.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Views and labels in the view `k`, which is in the root, and constraints inside `k`.
  private struct RandomScene {
    let names: [String]
    let views: String
    var constraints: [String] = []

    init(seed: UInt64) {
      var numbers = Generator(state: seed)
      names = (0..<Int.random(in: 2...9, using: &numbers)).map { "v\($0)" }
      views = names.map { name in
        Bool.random(using: &numbers)
          ? box(name) : label(name, Int.random(in: 1...20, using: &numbers))
      }.joined()
      for _ in 0..<4 * names.count { constraints.append(constraint(using: &numbers)) }
      // What these leave open is settled last.
      for name in names {
        let place = (0..<4).map { _ in Double.random(in: 1...200, using: &numbers) }
        constraints += [
          "\(name).leading = k.leading + \(place[0]) @0.4", "\(name).width = \(place[2]) @0.3",
          "\(name).top = k.top + \(place[1]) @0.2", "\(name).height = \(place[3]) @0.1",
        ]
      }
    }

    /// Nothing is required, so that nothing conflicts; priorities repeat, so that levels are shared.
    private func constraint(using numbers: inout Generator) -> String {
      let first = names.randomElement(using: &numbers) ?? "k"
      let second = (names + ["k"]).randomElement(using: &numbers) ?? "k"
      let priority: Double =
        [999.5, 750, 750, 500, 251, 250, 1].randomElement(using: &numbers) ?? 1
      let relation: String =
        ["=", "=", "<=", ">="].randomElement(using: &numbers) ?? "="
      let constant = Double.random(in: -50...200, using: &numbers)
      let attributes = [
        ("leading", "trailing"), ("trailing", "centerX"), ("centerX", "leading"),
        ("top", "bottom"), ("bottom", "top"), ("centerY", "centerY"), ("width", "width"),
        ("height", "width"),
      ].randomElement(using: &numbers)
      let (attribute, other) = attributes ?? ("top", "top")
      guard first != second else {
        return "\(first).width \(relation) \(abs(constant)) @\(priority)"
      }
      let multiplier = attribute == "height" || attribute == "width" ? "0.5 * " : ""
      return "\(first).\(attribute) \(relation) \(multiplier)\(second).\(other) "
        + "+ \(constant) @\(priority)"
    }

    /// - Parameter origin: Of `k` in the root view.
    func layout(_ constraints: [String]? = nil, at origin: (x: Double, y: Double) = (0, 0)) throws
      -> Frames
    {
      try LayoutTests.layout(
        box("k", "<subviews>\(views)</subviews>"),
        pin("k", Rect(x: origin.x, y: origin.y, width: 300, height: 500))
          + (constraints ?? self.constraints))
    }
  }

  private static let seeds = UInt64(1)...40

  @Test func layoutIsAFunctionOfTheScene() throws {
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed)
      let first = try scene.layout().laidOut
      let second = try scene.layout().laidOut
      #expect(first.exactFrames == second.exactFrames, "seed \(seed)")
      #expect(first.issues == second.issues, "seed \(seed)")
    }
  }

  /// What a view contains moves with it, except where constraints leave something open: that stays
  /// near where the document has it.
  @Test func contentsMoveWithTheirContainer() throws {
    var count = 0
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed)
      let here = try scene.layout()
      let there = try scene.layout(at: (41, -17.25))
      let open = Set(here.laidOut.issues.flatMap(\.views).map(\.id))
      for name in scene.names where !open.contains(name) {
        count += 1
        let (a, b) = (try #require(here.exact(name)), try #require(there.exact(name)))
        let isSame = zip([a.x, a.y, a.width, a.height], [b.x, b.y, b.width, b.height])
          .allSatisfy { abs($0 - $1) < 0.0015 }
        #expect(isSame, "seed \(seed), \(name): \(a), \(b)")
      }
    }
    #expect(count > 100)
  }

  /// The order of constraints may decide between layouts that are equally good, but not how good.
  @Test func theOrderOfConstraintsMakesNoLayoutWorse() throws {
    for seed in Self.seeds {
      let scene = RandomScene(seed: seed)
      var numbers = Generator(state: seed)
      let errors = try Self.errors(of: scene.layout())
      let others = try Self.errors(of: scene.layout(scene.constraints.shuffled(using: &numbers)))
      #expect(errors.count == others.count)
      for (one, other) in zip(errors, others) {
        #expect(one.priority == other.priority)
        #expect(abs(one.sum - other.sum) < 1e-6, "seed \(seed) at \(one.priority)")
      }
    }
  }

  /// The sum of absolute errors at each priority, from the highest down.
  private static func errors(of frames: Frames) throws -> [(priority: Double, sum: Double)] {
    let system = try LayoutEngine(text: TestMeasurer()).system(of: frames.laidOut.scene)
    var sums: [Double: Double] = [:]
    for constraint in system.constraints {
      let row = constraint.row
      let left = row.terms.reduce(row.constant) {
        $0 + $1.coefficient * system.solution[$1.variable]
      }
      let error =
        switch row.relation {
        case .equal: abs(left)
        case .lessThanOrEqual: max(0, left)
        case .greaterThanOrEqual: max(0, -left)
        }
      sums[row.priority, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
