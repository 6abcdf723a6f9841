import ConstraintSolver
import Localization
import Scenes
import Traits

extension SceneDiagnosis {
  /// Points by which a stored frame has to differ for its view to be misplaced: one, less what
  /// arithmetic leaves over. Interface Builder's own limit: in scenes where it marked any view, it
  /// marked 89 of the 118 that differ by 1 point or more, and none of the 30 that differ by less.
  private static let tolerance = 0.99

  /// Views whose constraints put them elsewhere than where the document has them.
  ///
  /// A stored frame that only differs proves nothing: its text may have been measured in a font that
  /// is not here, or its superview may have had other margins in that version of Xcode. So the stored
  /// frames themselves have to break a required constraint on the view, one that says everything
  /// itself, or the view has to follow one for which they do. Nor does a constraint prove anything that
  /// is in a conflict, as any one of those may have been given up, or that is on what others leave
  /// open (Interface Builder marks none of 13 such views as misplaced, and all as ambiguous).
  ///
  /// Of 105 views of public documents that this names Interface Builder had marked 55 (of 120 in all),
  /// and but 5 of the others are in scenes that have marks: it marks what it has open. Constraints to
  /// margins would add 33, of which 4 are marked, and those to guides 64 and 7: what tells there is
  /// that the version of Xcode had others.
  func misplacements() -> [LayoutIssue] {
    guard scene.platform.hasStoredFrames, !scene.constraints.isEmpty else { return [] }
    var isMoved = PerView(repeating: false, count: scene.views.count)
    for index in scene.views.indices.dropFirst() where !equations.isPlaced(index) {
      guard let stored = scene.views[index].storedFrame else { continue }
      isMoved[index] = differs(stored, frames[index])
    }
    guard isMoved.contains(true) else { return [] }
    return displacedViews(isMoved).sorted().map(misplacement)
  }

  private func misplacement(of index: ViewIndex) -> LayoutIssue {
    let view = scene.views[index]
    return LayoutIssue(
      rule: .misplaced, severity: .warning, id: view.id, line: view.line,
      message: localized(
        "The document has %1$s at %2$s; its constraints put it at %3$s.", scene.name(of: index),
        view.storedFrame?.text ?? "", frames[index].text))
  }

  private func differs(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) >= Self.tolerance || abs(a.y - b.y) >= Self.tolerance
      || abs(a.width - b.width) >= Self.tolerance || abs(a.height - b.height) >= Self.tolerance
  }

  /// Of the views that were moved those on which the stored frames break a required constraint, and
  /// those that keep their distance from them.
  private func displacedViews(_ isMoved: PerView<Bool>) -> Set<ViewIndex> {
    let system = equations.system
    let stored = LayoutSystem.values(of: SceneEquations.storedAlignmentRectangles(equations.sizing))
    let conflicting = Set(solution.conflicts.flatMap(\.constraints))
    let open = Set(solution.ambiguousVariables)
    var displaced: Set<ViewIndex> = []
    var ties: [[ViewIndex]] = []
    for (row, origin) in system.origins.enumerated() {
      guard case .document(let index) = origin, saysEverything(scene.constraints[index]),
        scene.constraints[index].priority >= LinearSystem.requiredPriority,
        !conflicting.contains(row)
      else { continue }
      let terms = system.linear.terms(of: row)
      let places = terms.compactMap { system.viewVariable($0.variable) }
      // Contents of scroll views are not stored, nor are all frames.
      guard places.count == terms.count,
        places.allSatisfy({
          scene.views[$0.view].storedFrame != nil && !open.contains($0.number)
        })
      else { continue }
      if system.linear.error(of: row, at: stored) >= Self.tolerance {
        for place in places where isMoved[place.view] { displaced.insert(place.view) }
      } else if scene.constraints[index].relation == .equal {
        let moved = places.filter {
          abs(stored[$0.number] - solution.values[$0.number]) >= Self.tolerance
        }
        ties.append(moved.map(\.view).filter { isMoved[$0] })
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

  /// Whether nothing but the frames of its views and its own numbers decides if a constraint holds.
  private func saysEverything(_ constraint: Constraint) -> Bool {
    guard isFrame(constraint.first, constraint.firstAttribute) else { return false }
    guard let second = constraint.second, let attribute = constraint.secondAttribute else {
      return true
    }
    return isFrame(second, attribute)
  }

  private func isFrame(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Bool {
    // What a symbol's alignment rectangle is is an estimate. MINED: the 5 image views whose stored height
    // breaks a constraint by a point or more (34 stored as 33, a square of 19 as 19 × 18) are not marked.
    guard case .view(let index) = item, scene.symbolThatFills(scene.views[index]) == nil else {
      return false
    }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      return true
    default: return false
    }
  }
}
