import Assets
import ConstraintSolver
import Drawing
import InterfaceBuilder
import Layout
import Scenes
import Traits
import WorkerProtocol

extension ResolvedScene {
  /// - Parameters:
  ///   - assets: The images around the document; nil where it has no place.
  ///   - variations: All that varies in the document; nil where no details are asked for.
  init(
    _ entry: SceneSet.Entry, _ laidOut: LaidOutScene, _ root: DrawnView, assets: AssetLibrary?,
    _ appearance: Appearance, detailsWith variations: [VariationEntry]?
  ) {
    let scene = laidOut.scene
    // The tree shows the scenes that this one contains too.
    let shown = laidOut.withContained
    self.init(
      id: entry.id, title: entry.title, controller: entry.controller?.name,
      isInitial: entry.isInitial, canvas: laidOut.canvas, safeArea: laidOut.safeArea,
      traits: scene.environment.traits, root: root,
      issues: shown.flatMap { Issue.all(in: $0, assets: assets, appearance) })
    guard let variations else { return }
    let names = root.namesByID
    constraints = shown.flatMap { ActingConstraint.all(in: $0.scene, names: names) }
    let uninstalled = UninstalledItems(in: shown, variations, names: names)
    excludedViews = uninstalled.views
    excludedConstraints = uninstalled.constraints
    values = shown.flatMap { ElementValues.all(in: $0.scene, variations) }
  }
}

extension LaidOutScene {
  /// The scene and those inside it, at any depth, that the document has.
  var withContained: [LaidOutScene] { withContained(inferred: false) }

  /// - Parameter inferred: whether those of xibs that are inferred count, too.
  func withContained(inferred: Bool) -> [LaidOutScene] {
    var result: [LaidOutScene] = []
    func add(_ scene: LaidOutScene) {
      result.append(scene)
      for contained in scene.contained where inferred || contained.xib == nil {
        add(contained.scene)
      }
    }
    add(self)
    return result
  }
}

extension ConstraintsResult {
  init(_ system: DescribedSystem) {
    self.init(
      variables: system.variables,
      constraints: system.constraints.map { constraint in
        let row = constraint.row
        return LinearConstraint(
          id: constraint.id,
          terms: row.terms.map {
            LinearTerm(variable: $0.variable, coefficient: $0.coefficient)
          },
          relation: row.relation.rawValue, constant: row.constant, priority: row.priority,
          dropped: constraint.isDropped ? true : nil)
      },
      solution: system.solution)
  }
}
