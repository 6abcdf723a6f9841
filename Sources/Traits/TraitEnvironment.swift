/// A trait by its name, for whoever handles traits one by one.
package enum Trait: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
  case horizontalSizeClass
  case verticalSizeClass
  case userInterfaceIdiom
  case displayScale
  case preferredContentSizeCategory
  case layoutDirection
}

extension TraitCollection {
  /// The trait's value in words, such as "compact" or "3"; nil where it is unspecified.
  package func value(of trait: Trait) -> String? {
    switch trait {
    case .horizontalSizeClass: horizontalSizeClass?.rawValue
    case .verticalSizeClass: verticalSizeClass?.rawValue
    case .userInterfaceIdiom: userInterfaceIdiom?.rawValue
    case .displayScale: displayScale.map { $0.text() }
    case .preferredContentSizeCategory: preferredContentSizeCategory?.rawValue
    case .layoutDirection: layoutDirection?.rawValue
    }
  }
}

/// Something that has traits and hands them down to what it contains: the screen, a window, a
/// presentation controller, a view controller or a view.
/// Source: UITraitEnvironment's documentation; semantics.md, section 1.
package struct TraitEnvironment: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case screen
    case window
    case presentationController
    case viewController
    case view
  }

  /// Which environment it is.
  package struct Identity: Hashable, Sendable, Codable, CustomStringConvertible {
    package let kind: Kind
    /// Of the controller or view; of the presented controller for a presentation controller; nil
    /// for the screen and the window.
    package let id: String?

    package init(_ kind: Kind, _ id: String? = nil) {
      self.kind = kind
      self.id = id
    }

    package var description: String { id.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue }
  }

  package let identity: Identity
  package let traits: TraitCollection
  /// For each specified trait the environment that set it: the screen, or the last one on the way
  /// down that overrode it. A parent that overrides a trait for a child is the one named.
  package let setBy: [Trait: Identity]

  private init(_ identity: Identity, _ traits: TraitCollection, _ setBy: [Trait: Identity]) {
    self.identity = identity
    self.traits = traits
    self.setBy = setBy
  }

  /// The screen, where all traits come from.
  package init(screen traits: TraitCollection) {
    let screen = Identity(.screen)
    self.init(screen, traits, Self.setters(of: traits, by: screen))
  }

  /// An environment inside this one. It has this one's traits but for those that are overridden:
  /// what `overrides` leaves unspecified is inherited.
  /// - Parameter setter: who overrides; nil for the inner environment itself.
  package func child(
    _ identity: Identity, overrides: TraitCollection = TraitCollection(), by setter: Identity? = nil
  ) -> TraitEnvironment {
    let overridden = Self.setters(of: overrides, by: setter ?? identity)
    return TraitEnvironment(
      identity, traits.overridden(by: overrides), setBy.merging(overridden) { $1 })
  }

  private static func setters(
    of traits: TraitCollection, by identity: Identity
  ) -> [Trait: Identity] {
    Dictionary(
      uniqueKeysWithValues: Trait.allCases.filter { traits.value(of: $0) != nil }
        .map { ($0, identity) })
  }
}
