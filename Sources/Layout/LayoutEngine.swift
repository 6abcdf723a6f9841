import ConstraintSolver
import Scenes
import TextMetrics
import Traits

/// Lays out scenes.
///
/// A scene is solved in rounds. Each writes its rules as one linear system and solves it afresh; the
/// next one begins with what the frames have made known: the widths in which texts wrap, the safe
/// areas and margins of inner views, the lines of collection views. Most scenes need one round or two.
package struct LayoutEngine: Sendable {
  /// Thrown when nobody wants the layout any more.
  package typealias Cancelled = LinearSystem.Cancelled

  private let text: any TextMeasurer
  /// Asked every now and then; whether nobody wants the layout any more.
  let isCancelled: @Sendable () -> Bool
  /// A text that wraps may change the width of its neighbour and so itself; real documents settle in
  /// three rounds. Views that are open move with their superviews, a level in each round.
  private static let maximumTextRounds = 4
  /// A view whose place depends on its own margin moves a little in each round until the margin is the
  /// superview's whole safe area: with 62 points of it, by as little as one.
  private static let maximumRounds = 64

  package init(
    text: any TextMeasurer, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.text = text
    self.isCancelled = isCancelled
  }

  package func layout(_ scene: Scene) throws(Cancelled) -> LaidOutScene {
    let (equations, solution) = try solve(scene)
    var result = LaidOutScene(equations, solution)
    result.issues = try SceneDiagnosis(
      equations: equations, solution: solution, exactFrames: result.exactFrames,
      frames: result.frames, isCancelled: isCancelled
    ).issues()
    return result
  }

  /// The rounds of layout; the last one's system and solution.
  func solve(_ scene: Scene) throws(Cancelled) -> (SceneEquations, LinearSolution) {
    let geometry = CanvasGeometry(scene)
    let sizing = IntrinsicSizing(scene: scene, text: text)
    var insets = ViewInsets(
      scene, rootSafeArea: geometry.safeArea, rootWidth: geometry.root.width)
    let determined = DeterminedCells(scene)
    var cells = CellLayout(sizing: sizing, insets: insets, determined: determined)
    var widths: [Double?] = Array(repeating: nil, count: scene.views.count)
    var suggestions = SceneEquations.storedAlignmentRectangles(of: scene)
    let wrapping = scene.views.indices.filter { IntrinsicSizing.wraps(scene.views[$0]) }
    var round = 1
    while true {
      let (equations, solution) = try solveRound(
        SceneEquations(
          scene: scene, geometry: geometry, insets: insets, sizing: sizing, wrappingWidths: widths,
          cells: cells, suggestions: suggestions))
      let frames = equations.absoluteFrames(solution.values)
      var nextWidths = widths
      for index in wrapping { nextWidths[index] = frames[index].width }
      let nextInsets = ViewInsets(scene, frames: frames, rootSafeArea: geometry.safeArea)
      let nextCells = CellLayout(
        sizing: sizing, insets: nextInsets, determined: determined, frames: frames)
      let moved = equations.suggestions(movedTo: frames, open: solution.ambiguousVariables)
      let areTextsSettled =
        round >= Self.maximumTextRounds
        || (Self.agree(nextWidths, widths) && nextCells == cells && moved == nil)
      if round == Self.maximumRounds
        || (areTextsSettled && equations.areUnaffected(by: nextInsets))
      {
        return (equations, solution)
      }
      widths = nextWidths
      insets = nextInsets
      cells = nextCells
      suggestions = moved ?? suggestions
      round += 1
    }
  }

  /// Solves one round. No length may be negative; as hardly any comes out so, the rule is only written
  /// for those that do, which gives what writing it for all would.
  private func solveRound(
    _ unbuilt: SceneEquations
  ) throws(Cancelled) -> (SceneEquations, LinearSolution) {
    var negative: Set<LinearSystem.Variable> = []
    while true {
      var equations = unbuilt
      equations.nonNegativeLengths = negative
      equations.build()
      let solution = try equations.system.linear.solve(isCancelled: isCancelled)
      let found = equations.negativeLengths(solution.values).subtracting(negative)
      if found.isEmpty { return (equations, solution) }
      negative.formUnion(found)
    }
  }

  private static func agree(_ a: [Double?], _ b: [Double?]) -> Bool {
    zip(a, b).allSatisfy { old, new in
      guard let old, let new else { return old == nil && new == nil }
      return abs(old - new) < 1e-6
    }
  }
}

extension SceneEquations {
  /// Every view's frame in the root view's coordinates, not rounded.
  func absoluteFrames(_ values: [Double]) -> [Rect] {
    scene.views.indices.map { index in
      let outsets = scene.alignmentOutsets(of: scene.views[index].kind)
      return Rect(
        x: values[4 * index] - outsets.left, y: values[4 * index + 1] - outsets.top,
        width: values[4 * index + 2] + outsets.left + outsets.right,
        height: values[4 * index + 3] + outsets.top + outsets.bottom)
    }
  }

  /// Lengths of views that a solution makes negative.
  func negativeLengths(_ values: [Double]) -> Set<LinearSystem.Variable> {
    var found: Set<LinearSystem.Variable> = []
    for index in scene.views.indices {
      for variable in [4 * index + 2, 4 * index + 3] where values[variable] < -1e-6 {
        found.insert(variable)
      }
    }
    return found
  }

  /// Whether other insets would leave the system as it is: those that differ are not referred to.
  func areUnaffected(by other: ViewInsets) -> Bool {
    for guide in scene.guides where guide.kind == .safeArea {
      if !insets.safeArea[guide.owner].isNear(other.safeArea[guide.owner]) { return false }
    }
    for (index, view) in scene.views.enumerated()
    where view.kind == .tableView || view.kind == .tabBar {
      if !insets.safeArea[index].isNear(other.safeArea[index]) { return false }
    }
    for (index, view) in scene.views.enumerated()
    where view.kind == .stackView && !insets.margins[index].isNear(other.margins[index]) {
      return false
    }
    for constraint in scene.constraints {
      for item in [constraint.first, constraint.second] {
        if case .view(let index)? = item, !insets.margins[index].isNear(other.margins[index]) {
          return false
        }
      }
    }
    return true
  }
}

extension EdgeInsets {
  /// Whether the difference is what arithmetic leaves over, in points.
  fileprivate func isNear(_ other: EdgeInsets) -> Bool {
    let tolerance = 1e-6
    return abs(top - other.top) < tolerance && abs(left - other.left) < tolerance
      && abs(bottom - other.bottom) < tolerance && abs(right - other.right) < tolerance
  }
}

extension Rect {
  /// The rectangle in the coordinates of another one in the same superview.
  fileprivate func relative(to other: Rect) -> Rect {
    Rect(x: x - other.x, y: y - other.y, width: width, height: height)
  }
}

extension LaidOutScene {
  /// Without what is wrong with it.
  ///
  /// Edges are rounded where they lie on the canvas, not in the superview. MINED: so are 16 of the 17
  /// frames, in 7 documents, that tell.
  init(_ equations: SceneEquations, _ solution: LinearSolution) {
    let scene = equations.scene
    let absolute = equations.absoluteFrames(solution.values)
    let grid = equations.sizing.grid
    var exact: [Rect] = []
    var rounded: [Rect] = []
    for (index, view) in scene.views.enumerated() {
      guard let parent = view.parent else {
        var root = equations.geometry.root
        root.height = absolute[index].height
        exact.append(root)
        rounded.append(root)
        continue
      }
      exact.append(absolute[index].relative(to: absolute[parent]))
      rounded.append(grid.round(absolute[index]).relative(to: grid.round(absolute[parent])))
    }
    self.init(
      scene: scene, frames: rounded, exactFrames: exact, canvas: equations.geometry.canvas,
      safeArea: equations.geometry.safeArea, issues: [])
    contentSizes = equations.contentSpans.filter { scene.views[$0.key].kind == .scrollView }
      .mapValues {
        Size(
          width: $0.horizontal.extent.value(in: solution.values),
          height: $0.vertical.extent.value(in: solution.values))
      }
    sectionTitles = equations.cells.titles.map { place($0, grid) }
  }

  private func place(_ title: TableRows.Title, _ grid: PixelGrid) -> SectionTitle {
    let top = title.above.map { frames[$0].maxY } ?? 0
    return SectionTitle(
      table: title.table, section: title.section, isHeader: title.isHeader,
      frame: grid.round(
        Rect(
          x: 0, y: top + title.offset, width: frames[title.table].width, height: title.height)))
  }
}
