import Localization
import Processes
import Traits
import WorkerProtocol
import Workspace

/// The parameters of `traits`.
package struct TraitsParameters: RequestParameters {
  package static let method = "traits"

  /// What is combined: of several that specify a trait the last wins. Each is a device, with its orientation
  /// after a comma, or words: `wCompact`, `hRegular`, `wCompact-hRegular`, `phone`, `pad`, `2x`, a text size,
  /// `leftToRight`, `rightToLeft`.
  package var collections: [String]
  /// Trait collections in the same form, for each of which the result says whether the combination contains it.
  package var contains: [String]?

  package init(collections: [String], contains: [String]? = nil) {
    self.collections = collections
    self.contains = contains
  }
}

/// The result of `traits`: a combination, as `UITraitCollection.init(traitsFrom:)` makes it.
package struct TraitsResult: ResultMessage {
  /// Whether the combination contains a collection, as `UITraitCollection.containsTraits(in:)` says.
  package struct Containment: Codable, Hashable, Sendable {
    package var traits: TraitCollection
    package var isContained: Bool
    /// The traits that this collection specifies and the combination lacks.
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
    /// The trait's value as text, such as `compact` or `3`.
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
  /// The specified traits with their values.
  package var values: [Value]
  /// The traits that the combination leaves unspecified.
  package var unspecified: [Trait]
  package var contains: [Containment]

  package init(traits: TraitCollection, values: [Value], contains: [Containment]) {
    self.traits = traits
    self.values = values
    unspecified = traits.unspecified
    self.contains = contains
  }
}

extension TraitsParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> TraitsResult {
    try resolver.traits(self)
  }
}

extension Resolver {
  /// Combines trait collections, and says what the combination contains and leaves open.
  /// - Throws: `UsageError` for a collection that is neither a device nor made of traits.
  package func traits(_ request: TraitsParameters) throws(UsageError) -> TraitsResult {
    var combined = TraitCollection()
    var sources: [Trait: String] = [:]
    for text in request.collections {
      let traits = try collection(text)
      for trait in Trait.allCases where traits.value(of: trait) != nil { sources[trait] = text }
      combined = combined.overridden(by: traits)
    }
    let values = Trait.allCases.compactMap { trait in
      combined.value(of: trait).map {
        TraitsResult.Value(trait: trait, value: $0, source: sources[trait] ?? "")
      }
    }
    var contains: [TraitsResult.Containment] = []
    for text in request.contains ?? [] {
      let traits = try collection(text)
      contains.append(
        TraitsResult.Containment(traits: traits, missing: combined.missing(from: traits)))
    }
    return TraitsResult(traits: combined, values: values, contains: contains)
  }

  /// The trait collection that words name, or a device with its orientation after a comma.
  private func collection(_ text: String) throws(UsageError) -> TraitCollection {
    if let traits = TraitCollection(words: text) { return traits }
    if let device = catalogue.device(named: text) { return device.environment(.portrait).traits }
    if let comma = text.lastIndex(of: ",") {
      let words = text[text.index(after: comma)...].split(separator: " ").joined().lowercased()
      if let orientation = Orientation.allCases.first(where: { $0.rawValue.lowercased() == words })
      {
        let device = try catalogue.knownDevice(named: String(text[..<comma]))
        try device.check(orientation)
        return device.environment(orientation).traits
      }
    }
    guard let near = catalogue.suggestions(for: text).first else {
      throw UsageError(
        localized(
          """
          “%1$s” is neither a device nor made of traits, such as wCompact, hRegular, phone, pad, 2x, AX3 and \
          rightToLeft.
          """, text))
    }
    throw UsageError(
      localized(
        """
        “%1$s” is neither a device nor made of traits, such as wCompact, hRegular, phone, pad, 2x, AX3 and \
        rightToLeft. Did you mean “%2$s”?
        """, text, near))
  }
}
