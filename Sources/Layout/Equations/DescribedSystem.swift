import ConstraintSolver
import Scenes

/// The linear system of a scene's last round of layout, with names for people and scripts.
package struct DescribedSystem: Sendable {
  package struct Constraint: Sendable {
    /// The document's id, or for an implicit constraint one that names its origin.
    package let id: String
    package let row: LinearSystem.Row
    /// Whether it was given up, as it conflicts with others.
    package let isDropped: Bool
  }

  /// What each variable stands for, such as `abc-de-fgh.minX`.
  package let variables: [String]
  package let constraints: [Constraint]
  /// The value of each variable.
  package let solution: [Double]
}

extension LayoutEngine {
  /// The system whose solution a scene's layout is.
  package func system(of scene: Scene) throws(Cancelled) -> DescribedSystem {
    let (equations, solution) = try solve(scene)
    let system = equations.system
    let dropped = Set(solution.conflicts.map(\.dropped))
    return DescribedSystem(
      variables: solution.values.indices.map { system.name(of: $0, in: scene) },
      constraints: zip(system.linear.rows, system.origins).enumerated().map { index, pair in
        DescribedSystem.Constraint(
          id: equations.describe(pair.1), row: pair.0, isDropped: dropped.contains(index))
      },
      solution: solution.values)
  }
}
