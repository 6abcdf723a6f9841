import ConstraintSolver
import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// An image of the app's, by its name and the traits of what shows it; nil where it isn't there.
package typealias AppImages = @Sendable (String, TraitCollection) -> AppImage?

/// What the layout knows of an image of the app's.
package struct AppImage: Hashable, Sendable {
  /// Points; nil where its file doesn't say it.
  package var size: Size?
  /// How far its alignment rectangle is inside of it, in points.
  package var alignmentInsets: EdgeInsets
  /// Nil where it is no symbol.
  package var symbol: CustomSymbol?

  package init(
    size: Size?, alignmentInsets: EdgeInsets = .zero, symbol: CustomSymbol? = nil
  ) {
    self.size = size
    self.alignmentInsets = alignmentInsets
    self.symbol = symbol
  }
}

/// A symbol of the app's own.
package struct CustomSymbol: Hashable, Sendable {
  /// Points between its template's guides; nil where it has none.
  package let width: Double?

  package init(width: Double?) { self.width = width }
}

/// Lays out scenes.
///
/// A scene is solved in rounds. Each writes its rules as one linear system and solves it afresh; the
/// next one begins with what the frames have made known: the widths in which texts wrap, the safe
/// areas and margins of inner views, the lines of collection views. Most scenes need one round or two.
package struct LayoutEngine: Sendable {
  /// Thrown when nobody wants the layout any more.
  package typealias Cancelled = LinearSystem.Cancelled

  private let text: any TextMeasurer
  private let images: AppImages
  /// The xibs of custom classes, by the class's name.
  let classXibs: [String: ClassXib]
  /// The classes whose xibs are being laid out, each inside the one before: a xib can't contain itself.
  var openClasses: Set<String> = []
  /// How many may be laid out yet: more than a screen has.
  var xibsLeft = 200
  /// Whether layouts come with what is wrong with them.
  private let findsIssues: Bool
  /// Asked every now and then; whether nobody wants the layout any more.
  let isCancelled: @Sendable () -> Bool
  /// A text that wraps may change the width of its neighbour and so itself; real documents settle in
  /// three rounds. Views that are open move with their superviews, a level in each round.
  private static let maximumTextRounds = 4
  /// A view whose place depends on its own margin moves a little in each round until the margin is the
  /// superview's whole safe area: with 62 points of it, by as little as one.
  private static let maximumRounds = 64

  /// - Parameters:
  ///   - images: The app's images. Asked on no document's own canvas.
  ///   - classXibs: What views of classes are likely to load, by the names of the classes.
  ///   - findsIssues: Whether what is wrong with layouts is looked for, which takes as long as they do.
  package init(
    text: any TextMeasurer, images: @escaping AppImages = { _, _ in nil },
    classXibs: [String: ClassXib] = [:], findsIssues: Bool = true,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    let latch = CancellationLatch(isCancelled)
    self.isCancelled = { latch.isCancelled }
    self.text = CancellableMeasurer(base: text, isCancelled: self.isCancelled)
    self.images = images
    self.classXibs = classXibs
    self.findsIssues = findsIssues
  }

  package func layout(_ scene: Scene) throws(Cancelled) -> LaidOutScene {
    let (equations, solution) = try solve(scene)
    var result = LaidOutScene(equations, solution)
    try complete(&result, equations, solution)
    return result
  }

  /// Adds what follows from where everything is.
  func complete(
    _ result: inout LaidOutScene, _ equations: SceneEquations, _ solution: LinearSolution
  ) throws(Cancelled) {
    if findsIssues {
      result.issues = try SceneDiagnosis(
        scene: equations.scene, equations: equations, solution: solution,
        exactFrames: result.exactFrames, frames: result.frames, isCancelled: isCancelled
      ).issues()
    }
    result.contained = try xibs(in: result)
  }

  /// The rounds of layout; the last one's system and solution.
  func solve(_ scene: Scene) throws(Cancelled) -> (SceneEquations, LinearSolution) {
    let geometry = CanvasGeometry(scene)
    let sizing = IntrinsicSizing(
      scene: scene, text: text, images: images)
    var insets = ViewInsets(
      scene, rootSafeArea: geometry.safeArea, rootWidth: geometry.root.width)
    let determined = DeterminedCells(scene)
    var cells = CellLayout(sizing: sizing, insets: insets, determined: determined)
    var widths = PerView<Double?>(repeating: nil, count: scene.views.count)
    var suggestions = SceneEquations.storedAlignmentRectangles(sizing)
    var solver = LinearSolver()
    var negative: Set<LayoutVariable> = []
    let wrapping = scene.views.indices.filter { IntrinsicSizing.wraps(scene.views[$0]) }
    var round = 1
    while true {
      let (equations, solution) = try solveRound(
        SceneEquations(
          scene: scene, geometry: geometry, insets: insets, sizing: sizing, wrappingWidths: widths,
          cells: cells, suggestions: suggestions), with: &solver, &negative)
      let frames = equations.absoluteFrames(solution.values)
      var nextWidths = widths
      for index in wrapping
      where widths[index] != nil || equations.isNarrowerThanText(index, frames[index].width) {
        nextWidths[index] = frames[index].width
      }
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

  /// How many times the rule that no length is negative is written for those alone that came out so.
  /// A solution without one negative length may have another one.
  private static let mostFindings = 4

  /// Solves one round. No length may be negative; as hardly any comes out so, the rule is first written
  /// only for those that do, which gives what writing it for all does.
  /// - Parameter negative: Those that came out so in the rounds before, and then in this one, too.
  private func solveRound(
    _ unbuilt: SceneEquations, with solver: inout LinearSolver,
    _ negative: inout Set<LayoutVariable>
  ) throws(Cancelled) -> (SceneEquations, LinearSolution) {
    var solution = LinearSolution()
    var findings = 0
    while true {
      var equations = unbuilt
      equations.nonNegativeLengths = negative
      equations.build()
      try solver.solve(equations.system.linear, into: &solution, isCancelled: isCancelled)
      // Multiples of multiples can be more than any number.
      for variable in solution.values.indices where !solution.values[variable].isFinite {
        solution.values[variable] = solution.values[variable].bounded
      }
      let found = equations.negativeLengths(solution.values).subtracting(negative)
      if found.isEmpty { return (equations, solution) }
      findings += 1
      negative = findings < Self.mostFindings ? negative.union(found) : Set(unbuilt.lengths)
    }
  }

  private static func agree(_ a: PerView<Double?>, _ b: PerView<Double?>) -> Bool {
    zip(a, b).allSatisfy { old, new in
      guard let old, let new else { return old == nil && new == nil }
      return abs(old - new) < 1e-6
    }
  }
}
