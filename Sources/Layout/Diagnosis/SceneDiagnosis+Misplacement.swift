import ConstraintSolver
import Scenes
import Traits

extension SceneDiagnosis {
  /// Points by which a stored frame may differ before its view counts as misplaced: those of older
  /// documents are rounded to whole points.
  private static let tolerance = 1.0

  /// Views whose constraints put them elsewhere than where the document has them.
  ///
  /// A stored frame that only differs proves nothing: its text may have been measured in a font that
  /// is not here, or its superview may have had other margins in that version of Xcode. So the stored
  /// frames themselves have to break a required constraint on the view, one that says everything
  /// itself, or the view has to follow one for which they do. Of 151 views of public documents that
  /// this names Interface Builder had marked 38 (of 121 in all), and but 5 of the others are in scenes
  /// that have marks: it marks what it has open. Constraints to margins would add 33, of which 4 are
  /// marked, and those to guides 64 and 7: what tells there is that the version of Xcode had others.
  func misplacements() -> [LayoutIssue] {
    guard scene.isAsDesigned, !scene.constraints.isEmpty else { return [] }
    var isMoved = Array(repeating: false, count: scene.views.count)
    for index in scene.views.indices.dropFirst() where !equations.isPlaced(index) {
      guard let stored = scene.views[index].storedFrame else { continue }
      isMoved[index] = differs(stored, frames[index])
    }
    guard isMoved.contains(true) else { return [] }
    return displacedViews(isMoved).sorted().map(misplacement)
  }

  private func misplacement(of index: Int) -> LayoutIssue {
    let view = scene.views[index]
    return LayoutIssue(
      rule: .misplaced, severity: .warning, id: view.id, line: view.line,
      message: """
        The document has \(scene.name(of: index)) at \(view.storedFrame?.text ?? ""); its constraints \
        put it at \(frames[index].text).
        """)
  }

  private func differs(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) > Self.tolerance || abs(a.y - b.y) > Self.tolerance
      || abs(a.width - b.width) > Self.tolerance || abs(a.height - b.height) > Self.tolerance
  }

  /// Of the views that were moved those on which the stored frames break a required constraint, and
  /// those that keep their distance from them.
  private func displacedViews(_ isMoved: [Bool]) -> Set<Int> {
    let system = equations.system
    let stored = SceneEquations.storedAlignmentRectangles(of: scene)
      .flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let dropped = Set(solution.conflicts.map(\.dropped))
    var displaced: Set<Int> = []
    var ties: [[Int]] = []
    for (row, origin) in system.origins.enumerated() {
      guard case .document(let index) = origin, scene.constraints[index].saysEverything,
        scene.constraints[index].priority >= LinearSystem.requiredPriority, !dropped.contains(row)
      else { continue }
      let terms = system.linear.terms(of: row)
      // Contents of scroll views and the like are not stored.
      guard terms.allSatisfy({ $0.variable < stored.count }) else { continue }
      if system.linear.error(of: row, at: stored) > Self.tolerance {
        for term in terms where isMoved[term.variable / 4] { displaced.insert(term.variable / 4) }
      } else if scene.constraints[index].relation == .equal {
        let moved = terms.filter {
          abs(stored[$0.variable] - solution.values[$0.variable]) > Self.tolerance
        }
        ties.append(moved.map { $0.variable / 4 }.filter { isMoved[$0] })
      }
    }
    var hasGrown = !displaced.isEmpty
    while hasGrown {
      let count = displaced.count
      for tie in ties where tie.contains(where: displaced.contains) { displaced.formUnion(tie) }
      hasGrown = displaced.count > count
    }
    return displaced
  }
}

extension Constraint {
  /// Whether nothing but the frames of its views and its own numbers decides if it holds.
  fileprivate var saysEverything: Bool {
    guard isFrame(first, firstAttribute) else { return false }
    guard let second, let secondAttribute else { return true }
    return isFrame(second, secondAttribute)
  }

  private func isFrame(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Bool {
    guard case .view = item else { return false }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      return true
    default: return false
    }
  }
}
