import Traits

/// The parameters of `traits`.
package struct TraitsParameters: Codable, Hashable, Sendable {
  /// What is combined: of several that specify a trait the last wins. Each is a device, with its orientation
  /// after a comma, or words: `wCompact`, `hRegular`, `wCompact-hRegular`, `phone`, `pad`, `2x`, a text size,
  /// `leftToRight`, `rightToLeft`.
  package var collections: [String]
  /// Of which it is told whether the combination contains them; in the same form.
  package var contains: [String]?

  package init(collections: [String], contains: [String]? = nil) {
    self.collections = collections
    self.contains = contains
  }
}

/// The result of `traits`: a combination, as `UITraitCollection.init(traitsFrom:)` makes it.
package struct TraitsResult: Codable, Hashable, Sendable {
  /// Whether the combination contains a collection, as `UITraitCollection.containsTraits(in:)` says.
  package struct Containment: Codable, Hashable, Sendable {
    package var traits: TraitCollection
    package var isContained: Bool
    /// Those that it specifies and the combination hasn't got.
    package var missing: [Trait]

    package init(traits: TraitCollection, missing: [Trait]) {
      self.traits = traits
      self.missing = missing
      isContained = missing.isEmpty
    }
  }

  /// A trait of the combination.
  package struct Value: Codable, Hashable, Sendable {
    package var trait: Trait
    /// As text, such as `compact` or `3`.
    package var value: String
    /// The collection that it comes from, as it was asked for.
    package var source: String

    package init(trait: Trait, value: String, source: String) {
      self.trait = trait
      self.value = value
      self.source = source
    }
  }

  package var traits: TraitCollection
  /// Those that are specified.
  package var values: [Value]
  /// What the combination leaves open.
  package var unspecified: [Trait]
  package var contains: [Containment]

  package init(traits: TraitCollection, values: [Value], contains: [Containment]) {
    self.traits = traits
    self.values = values
    unspecified = traits.unspecified
    self.contains = contains
  }
}
