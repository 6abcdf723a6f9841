import Traits

/// Traits that a container sets for one of its children, as with
/// `setOverrideTraitCollection(_:forChild:)`. A document's initial controller is overridden by the
/// container that the app puts around it in code.
package struct TraitOverride: Hashable, Sendable {
  /// When the container sets it for the first time. Raw values are those of the file.
  package enum Beginning: String, CaseIterable, Hashable, Sendable {
    /// When it gets the child.
    case launch
    /// In `viewWillTransition(to:with:)`, so not before the container has another size.
    case transition
  }

  /// What the child controller is called.
  package let child: String
  /// The class of the container that the app puts around the initial controller; nil where the document
  /// has the container, or its class is of no interest.
  package let container: String?
  /// Checked against the parent's size and traits.
  package let condition: Condition
  package let beginning: Beginning
  /// What is overridden; the rest is inherited.
  package let traits: TraitCollection
}

extension [TraitOverride] {
  /// What is overridden for a child; where several declarations set a trait the last one wins.
  /// - Parameter isResized: Whether the parent has had another size before.
  package func traits(
    for child: ShownController, inside parent: Circumstances, isResized: Bool
  ) -> TraitCollection {
    TraitCollection(
      combining: filter {
        child.names.contains($0.child) && $0.condition.holds(in: parent)
          && (isResized || $0.beginning == .launch)
      }.map(\.traits))
  }
}

extension TraitOverride {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("child", "container", "when", "begins", "traits")
    child = try object.required("child").reference(to: .controller)
    container = try object["container"]?.ownName()
    condition = try Condition(in: object)
    beginning = try object["begins"]?.choice(of: Beginning.self) ?? .launch
    traits = try TraitCollection(try object.required("traits"))
  }
}
