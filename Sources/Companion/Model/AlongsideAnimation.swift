/// What is animated alongside a transition, as with `animate(alongsideTransition:)`.
package struct AlongsideAnimation: Hashable, Sendable {
  /// The callback in which the app adds its animations.
  package enum Transition: String, Hashable, Sendable, CaseIterable {
    /// `willTransition(to:with:)`
    case traits
    /// `viewWillTransition(to:with:)`
    case size
  }

  package enum Property: String, Hashable, Sendable, Codable, CaseIterable {
    /// From 0 to 1.
    case alpha
    case scale
    /// Degrees, clockwise.
    case rotation
    /// Points.
    case translationX, translationY
  }

  /// One property on its way. Where an end is not given it is the view at rest.
  package struct Motion: Hashable, Sendable, Codable {
    package let property: Property
    package let from: Double
    package let to: Double

    /// - Parameter progress: From 0 at the transition's beginning to 1 at its end.
    package func value(at progress: Double) -> Double {
      from + (to - from) * min(max(progress, 0), 1)
    }
  }

  /// What happens to one view.
  package struct Change: Hashable, Sendable {
    package let view: String
    package let motion: Motion
  }

  /// What the completion block does: it is called when the transition has ended.
  package struct Completion: Hashable, Sendable {
    /// By what their views are called.
    package let texts: [String: String]
    /// The same of properties, by UIKit's names.
    package let properties: [String: [String: PropertyValue]]
    /// Whether the controller's declared constraints are exchanged then.
    package let exchangesConstraints: Bool
  }

  /// The controller that is told of the transition.
  package let controller: String
  package let transition: Transition
  /// Checked against the size and the traits that are being changed to.
  package let condition: Condition
  package let changes: [Change]
  /// Whether the controller's declared constraints are exchanged within the animation; otherwise they
  /// are when its traits have changed, or in the completion block.
  package let exchangesConstraints: Bool
  /// Nil where there is no completion block.
  package let completion: Completion?
}

extension AlongsideAnimation.Property {
  /// The value of a view that nothing moves.
  fileprivate var atRest: Double {
    switch self {
    case .alpha, .scale: 1
    case .rotation, .translationX, .translationY: 0
    }
  }
}

extension AlongsideAnimation {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "controller", "during", "when", "changes", "exchangesConstraints", "completion")
    controller = try object.required("controller").reference(to: .controller)
    transition = try object.required("during").choice(of: Transition.self)
    condition = try Condition(in: object)
    changes = try object.list("changes") { field throws(CompanionError) in try Change(field) }
    exchangesConstraints = try object["exchangesConstraints"]?.bool() ?? false
    completion = try object["completion"].map { field throws(CompanionError) in
      try Completion(field)
    }
  }
}

extension AlongsideAnimation.Completion {
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("texts", "properties", "exchangesConstraints")
    texts =
      try object["texts"]?.valuesByView { _, field throws(CompanionError) in try field.string() }
      ?? [:]
    properties =
      try object["properties"]?.valuesByView { view, field throws(CompanionError) in
        try field.propertyValues(of: .view(view))
      } ?? [:]
    exchangesConstraints = try object["exchangesConstraints"]?.bool() ?? false
  }
}

extension CompanionField {
  /// Values whose keys are what views are called.
  fileprivate func valuesByView<Value>(
    _ read: (String, CompanionField) throws(CompanionError) -> Value
  ) throws(CompanionError) -> [String: Value] {
    var values: [String: Value] = [:]
    for (key, field) in try members() {
      let view = field.reference(to: .view, key: key)
      values[view] = try read(view, field)
    }
    return values
  }
}

extension AlongsideAnimation.Change {
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("view", "property", "from", "to")
    view = try object.required("view").reference(to: .view)
    let property = try object.required("property").choice(of: AlongsideAnimation.Property.self)
    motion = AlongsideAnimation.Motion(
      property: property, from: try object["from"]?.number() ?? property.atRest,
      to: try object["to"]?.number() ?? property.atRest)
  }
}
