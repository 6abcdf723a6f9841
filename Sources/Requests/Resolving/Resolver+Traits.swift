import Localization
import Traits
import WorkerProtocol
import Workspace

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

  /// What words mean, or a device with its orientation after a comma.
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
