/// For which traits something varies, as Interface Builder writes it:
/// `heightClass=compact-widthClass=regular`.
package struct VariationCase: Hashable, Sendable {
  /// Traits and the values that they must have, in the order of the traits' names; none for the base.
  package let conditions: [Condition]

  package struct Condition: Hashable, Sendable {
    package let trait: String
    package let value: String

    package init(trait: String, value: String) {
      self.trait = trait
      self.value = value
    }
  }

  package init(_ conditions: [Condition]) {
    self.conditions = conditions.sorted { $0.trait < $1.trait }
  }

  /// Reads a variation's key; nil where it isn't understood.
  package init?(key: String) {
    if key == Self.defaultKey { return nil }
    var conditions: [Condition] = []
    for pair in key.split(separator: "-") {
      let parts = pair.split(separator: "=")
      guard parts.count == 2 else { return nil }
      conditions.append(Condition(trait: String(parts[0]), value: String(parts[1])))
    }
    self.init(conditions)
  }

  package static let base = VariationCase([])

  package var isBase: Bool { conditions.isEmpty }

  /// As the variation's element has it. The base's holds masks only.
  package var key: String {
    isBase
      ? Self.defaultKey
      : conditions.map { "\($0.trait)=\($0.value)" }.joined(separator: "-")
  }

  private static let defaultKey = "default"

  /// Whether this holds wherever another case does.
  func includes(_ other: VariationCase) -> Bool {
    conditions.allSatisfy { other.conditions.contains($0) }
  }
}
