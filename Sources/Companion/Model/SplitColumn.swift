/// A column of a split view controller. Classic ones have a primary and a secondary one.
package enum SplitColumn: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable
{
  case primary
  case supplementary
  case secondary
  /// Replaces the others when the split view is collapsed.
  case compact
}

/// Source: UISplitViewController.DisplayMode; semantics.md, section 4.
package enum SplitDisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary
}
