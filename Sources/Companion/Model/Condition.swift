import Traits

/// When something in a companion file applies. Everything that it asks for has to hold; a condition
/// that asks for nothing always holds.
package struct Condition: Hashable, Sendable {
  /// Traits that have to be in the environment's collection.
  package var traits = TraitCollection()
  /// Points; the environment has to be wider, narrower, taller or shorter than these.
  package var widerThan: Double?
  package var narrowerThan: Double?
  package var tallerThan: Double?
  package var shorterThan: Double?
  /// Controllers of which at least one is shown, anywhere or in a column of a split view.
  package var shows: [String]?
  package var primaryShows: [String]?
  package var secondaryShows: [String]?
  /// Conditions of which at least one has to hold; nil for no such demand.
  package var anyOf: [Condition]?
  /// Conditions of which none may hold.
  package var noneOf: [Condition] = []

  package init() {}

  package static let always = Condition()

  package func holds(in circumstances: Circumstances) -> Bool {
    let size = circumstances.size
    let shown = circumstances.shown
    return circumstances.traits.withStandardPreferences.contains(traits)
      && widerThan.isNilOr { size.width > $0 } && narrowerThan.isNilOr { size.width < $0 }
      && tallerThan.isNilOr { size.height > $0 } && shorterThan.isNilOr { size.height < $0 }
      && shows.isNilOr { shown.all.include(anyOf: $0) }
      && primaryShows.isNilOr { shown.primary.include(anyOf: $0) }
      && secondaryShows.isNilOr { shown.secondary.include(anyOf: $0) }
      && anyOf.isNilOr { $0.contains { $0.holds(in: circumstances) } }
      && !noneOf.contains { $0.holds(in: circumstances) }
  }
}

/// What a condition is checked against.
package struct Circumstances: Hashable, Sendable {
  /// Of the environment in question, in points: the size that it changes to, in a transition.
  package var size: Size
  package var traits: TraitCollection
  package var shown: ShownControllers

  package init(size: Size, traits: TraitCollection, shown: ShownControllers = ShownControllers()) {
    self.size = size
    self.traits = traits
    self.shown = shown
  }
}

/// Several answers with their conditions; the first whose condition holds is the answer.
package struct Alternatives<Value: Hashable & Sendable>: Hashable, Sendable {
  package struct Alternative: Hashable, Sendable {
    package let condition: Condition
    package let value: Value
  }

  package var list: [Alternative]

  package init(_ list: [Alternative] = []) {
    self.list = list
  }

  package func value(in circumstances: Circumstances) -> Value? {
    list.first { $0.condition.holds(in: circumstances) }?.value
  }
}

extension Optional {
  fileprivate func isNilOr(_ holds: (Wrapped) -> Bool) -> Bool {
    map(holds) ?? true
  }
}
