/// An action that is sent up the controllers until one implements it, as
/// `targetViewController(forAction:sender:)` finds it: `show`, `showDetail` or one of the app's own.
package struct CustomAction: Hashable, Sendable {
  /// A controller that implements the action in code.
  package struct Implementation: Hashable, Sendable {
    package let controller: String
    package let condition: Condition
    /// What it does with the controller that it is handed. Doing the action itself is calling super.
    package let effect: ShowEffect
  }

  /// Code that sends the action when something is tapped.
  package struct Sending: Hashable, Sendable {
    /// The control, cell or bar button item.
    package let sender: String
    package let condition: Condition
    /// The controller to be shown; nil for none.
    package let controller: String?
    /// The title that the controller is given; `{row}` and `{rows}` stand for the tapped row, from 1,
    /// and how many there are.
    package let title: String?
    /// What else it is given.
    package let sets: PassedValues?
  }

  package let name: String
  package let implementations: [Implementation]
  package let sendings: [Sending]
}

extension CustomAction {
  /// What a controller does with the action; nil where it doesn't implement it in code.
  package func effect(
    on controller: ShownController, in circumstances: Circumstances
  ) -> ShowEffect? {
    implementations.first {
      controller.names.contains($0.controller) && $0.condition.holds(in: circumstances)
    }?.effect
  }
}

extension CustomAction.Sending {
  /// The title for a row.
  /// - Parameter row: From 1.
  package func title(forRow row: Int, of rows: Int) -> String? {
    title?.replacing(row: row, of: rows)
  }
}

extension CustomAction {
  init(name: String, _ field: CompanionField) throws(CompanionError) {
    self.name = name
    let object = try field.object("implementedBy", "sentBy")
    implementations = try object.list("implementedBy") { field throws(CompanionError) in
      let implementation = try field.object("controller", "when", "does")
      return Implementation(
        controller: try implementation.required("controller").reference(to: .controller),
        condition: try Condition(in: implementation),
        effect: try implementation.required("does").choice(of: ShowEffect.self))
    }
    sendings = try object.list("sentBy") { field throws(CompanionError) in
      let sending = try field.object("sender", "when", "controller", "title", "sets")
      return Sending(
        sender: try sending.required("sender").reference(to: .sender),
        condition: try Condition(in: sending),
        controller: try sending["controller"]?.reference(to: .controller),
        title: try sending["title"]?.string(),
        sets: try sending["sets"].map { field throws(CompanionError) in try PassedValues(field) })
    }
  }
}
