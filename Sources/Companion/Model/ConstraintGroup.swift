import JSON

/// Constraints that a controller exchanges when its size, its traits or what is shown changes.
package struct ConstraintGroup: Hashable, Sendable {
  /// The constraints of one condition.
  package struct Exchange: Hashable, Sendable {
    /// The document's constraints that the app deactivates, by id or identifier.
    package let deactivates: [String]
    package let constraints: [PlacedConstraint]
  }

  /// A declared constraint and where it is written.
  package struct PlacedConstraint: Hashable, Sendable {
    package let constraint: DeclaredConstraint
    package let position: TextPosition
  }

  /// The controller or the view in whose scene the constraints are.
  package let scope: String
  package let exchanges: Alternatives<Exchange>
}

extension ConstraintGroup {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("in", "views", "metrics", "alternatives")
    scope = try object.required("in").reference(to: .scene)
    let views = try object["views"]?.dictionary { field throws(CompanionError) in
      try field.reference(to: .view)
    }
    let metrics = try object["metrics"].map(Self.metrics) ?? [:]
    exchanges = try Alternatives(object.required("alternatives")) { field throws(CompanionError) in
      let alternative = try field.object("when", "metrics", "deactivates", "constraints")
      let own = try alternative["metrics"].map(Self.metrics) ?? [:]
      let reader = ConstraintReader(
        views: views ?? [:], metrics: metrics.merging(own) { _, own in own })
      var constraints: [PlacedConstraint] = []
      for field in try alternative["constraints"]?.elements() ?? [] {
        constraints += try reader.constraints(field)
      }
      return (
        alternative,
        Exchange(
          deactivates: try alternative["deactivates"]?.references(to: .constraint) ?? [],
          constraints: constraints)
      )
    }
  }

  private static func metrics(_ field: CompanionField) throws(CompanionError) -> [String: Double] {
    try field.dictionary { field throws(CompanionError) in try field.number() }
  }
}

/// Reads the texts of constraints, with the names that they may use.
private struct ConstraintReader {
  let views: [String: String]
  let metrics: [String: Double]

  /// A text, or an object of a text with options.
  func constraints(
    _ field: CompanionField
  ) throws(CompanionError) -> [ConstraintGroup.PlacedConstraint] {
    guard case .object = field.node.value else { return try constraints(field, options: []) }
    let object = try field.object("format", "options")
    return try constraints(
      object.required("format"),
      options: object.list("options") { field throws(CompanionError) in
        try field.choice(of: VisualFormatOption.self)
      })
  }

  private func constraints(
    _ field: CompanionField, options: [VisualFormatOption]
  ) throws(CompanionError) -> [ConstraintGroup.PlacedConstraint] {
    let text = try field.string()
    let source = field.reading.source
    do throws(ConstraintTextError) {
      let parsed =
        text.isVisualFormat
        ? try VisualFormatParser.parse(text, metrics: metrics, options: options)
        : [try EquationParser.parse(text, metrics: metrics)]
      return parsed.map { constraint in
        var constraint = constraint
        constraint.first = named(constraint.first, field)
        constraint.second = constraint.second.map { named($0, field) }
        return ConstraintGroup.PlacedConstraint(
          constraint: constraint,
          position: source.position(
            ofScalar: constraint.textOffset, inStringAt: field.node.offset))
      }
    } catch {
      throw CompanionError(
        .badConstraint, error.message(in: text), about: field.path,
        at: source.position(ofScalar: error.offset, inStringAt: field.node.offset))
    }
  }

  /// The item with the names of the group and of the file put in.
  private func named(
    _ item: DeclaredConstraint.Item, _ field: CompanionField
  ) -> DeclaredConstraint.Item {
    func reference(_ name: String) -> String {
      views[name] ?? field.reading.names[name] ?? name
    }
    return switch item {
    case .named(let name): .named(reference(name))
    case .superview(let name): .superview(of: reference(name))
    }
  }
}

extension String {
  /// Whether the text begins as a visual format does, and not with the item of an equation.
  fileprivate var isVisualFormat: Bool {
    var scanner = ConstraintScanner(self, metrics: [:])
    guard let word = scanner.identifier() else { return true }
    return (word == "H" || word == "V") && !scanner.isAt(".")
  }
}

extension ConstraintTextError {
  /// The message with the text and a mark below the character at fault, as UIKit shows it.
  func message(in text: String) -> String {
    "\(message)\n\(text)\n\(String(repeating: " ", count: offset))^"
  }
}
