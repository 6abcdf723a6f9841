/// What code has to say about a segue.
package struct SegueAnswer: Hashable, Sendable {
  /// The segue's id, its identifier or its custom class.
  package let segue: String
  /// Checked against the controller that the segue starts from.
  package let condition: Condition
  /// That controller's `shouldPerformSegue(withIdentifier:sender:)`.
  package let shouldPerform: Bool?
  /// What `perform()` of the segue's own class does.
  package let effect: ShowEffect?
  /// What that controller's `prepare(for:sender:)` gives the destination.
  package let sets: PassedValues?
}

extension SegueAnswer {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("segue", "when", "shouldPerform", "does", "sets")
    segue = try object.required("segue").reference(to: .segue)
    condition = try Condition(in: object)
    shouldPerform = try object["shouldPerform"]?.bool()
    effect = try object["does"]?.choice(of: ShowEffect.self)
    sets = try object["sets"].map { field throws(CompanionError) in try PassedValues(field) }
  }
}
