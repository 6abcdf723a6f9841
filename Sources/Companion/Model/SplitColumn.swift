import Traits

/// A column of a split view controller. Classic ones have a primary and a secondary one.
package enum SplitColumn: String, Hashable, Sendable, Codable, CodingKeyRepresentable, WordChoice {
  case primary
  case supplementary
  case secondary
  /// Replaces the others when the split view is collapsed.
  case compact
}

/// Source: UISplitViewController.DisplayMode; semantics.md, section 4.
package enum SplitDisplayMode: String, Hashable, Sendable, Codable, WordChoice {
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary

  /// Whether the other columns lie over the secondary one.
  package var isOverSecondary: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}

/// Source: UISplitViewController.SplitBehavior; semantics.md, section 4.
package enum SplitBehavior: String, Hashable, Sendable, Codable {
  case tile
  case overlay
  case displace

  /// The display modes that the behaviour allows, from the fewest columns to the most.
  package var displayModes: [SplitDisplayMode] {
    switch self {
    case .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
    case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
    }
  }
}
