import Layout
import Localization
import Processes
import Scenes
import Simulation
import WorkerProtocol

/// The parameters of `constraints`.
package struct ConstraintsParameters: PlayedRequest {
  package struct Own: PlayedMembers {
    package var file: String?
    package var text: String?
    package var steps: [Step]?
    package var initial: String?
    /// The scene's id; nil for the only one, or the initial one; while the interface runs, for that of
    /// the key controller.
    package var scene: String?

    package init(file: String) {
      self.file = file
    }
  }

  package static let method = "constraints"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String) {
    self.init(Own(file: file))
  }
}

/// The result of `constraints`: the linear system that was solved for a scene.
package struct ConstraintsResult: ResultMessage {
  /// Coefficients such as 1/3 need more decimals than lengths for the equations to hold.
  package static let decimals = 12

  /// What each variable stands for, such as `abc-de-fgh.minX`.
  package var variables: [String]
  package var constraints: [LinearConstraint]
  /// The value of each variable.
  package var solution: [Double]

  package init(variables: [String], constraints: [LinearConstraint], solution: [Double]) {
    self.variables = variables
    self.constraints = constraints
    self.solution = solution
  }
}

/// Σ coefficient · variable + constant (relation) 0.
package struct LinearConstraint: Codable, Hashable, Sendable {
  /// The document's id, or for an implicit constraint one that names its origin.
  package var id: String
  package var terms: [LinearTerm]
  /// `==`, `>=` or `<=`.
  package var relation: String
  package var constant: Double
  /// A required constraint has 1000.
  package var priority: Double
  /// True where the constraint was given up, as it conflicts with others; otherwise absent.
  package var dropped: Bool?

  package init(
    id: String, terms: [LinearTerm], relation: String, constant: Double, priority: Double,
    dropped: Bool? = nil
  ) {
    self.id = id
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.dropped = dropped
  }
}

/// A variable with its coefficient, coded as `[variable index, coefficient]`.
package struct LinearTerm: Codable, Hashable, Sendable {
  package var variable: Int
  package var coefficient: Double

  package init(variable: Int, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    variable = try values.decode(Int.self)
    coefficient = try values.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(variable)
    try values.encode(coefficient)
  }
}

extension ConstraintsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> ConstraintsResult {
    try resolver.constraints(self, cancellation: cancellation)
  }
}

extension Resolver {
  /// The linear system that one scene's layout is the solution of.
  package func constraints(
    _ request: ConstraintsParameters, cancellation: Cancellation = Cancellation()
  ) throws -> ConstraintsResult {
    try timeLimit.run(cancellation) { try system(request, $0) }
  }

  private func system(
    _ request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> ConstraintsResult {
    if request.isPlayed {
      let engine = engine(showing: try assets(of: request), nil, cancellation)
      let scene = try sceneOnScreen(of: request, cancellation)
      return ConstraintsResult(try engine.system(of: scene))
    }
    let choice = try CanvasChoice(request.canvas, catalogue: catalogue)
    let scenes = try scenes(of: request)
    let entry = try scenes.entry(chosenBy: request.scene)
    let canvas = try choice.canvas(for: scenes)
    let engine = engine(
      showing: try assets(of: request)?.on(canvas.environment.screen), canvas.appearance,
      cancellation)
    var stager = stager(of: scenes, on: canvas, with: engine)
    return ConstraintsResult(try engine.system(of: stager.layOut(entry).scene))
  }

  private func sceneOnScreen(
    of request: ConstraintsParameters, _ cancellation: Cancellation
  ) throws -> Scene {
    let (simulation, stage) = try played(request, cancellation)
    let scenes = try stage.scenes(chosenBy: request.scene).map(\.scene)
    let key = simulation.node(simulation.keyController)?.element
    let chosen = scenes.first { request.scene != nil || $0.controller?.id == key }
    guard let scene = chosen ?? scenes.first else {
      throw FileError(code: "no-scenes", message: localized("Nothing is on screen."))
    }
    return scene
  }
}
