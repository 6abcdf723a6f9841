/// A size class. Nil stands for *unspecified* wherever a trait is optional.
package enum SizeClass: String, Hashable, Sendable, Codable, WordChoice {
  case compact
  case regular
}

/// The kind of device that an interface is for.
package enum Idiom: String, Hashable, Sendable, Codable, WordChoice {
  case phone
  case pad
}

/// The traits of an environment, each possibly unspecified (nil).
/// Source: UITraitCollection's documentation; semantics.md, section 1.
package struct TraitCollection: Hashable, Sendable, Codable {
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var userInterfaceIdiom: Idiom?
  /// Pixels per point: 1, 2 or 3.
  package var displayScale: Double?
  /// On a screen nil stands for the standard size, on Interface Builder's canvas for the canvas's own.
  package var preferredContentSizeCategory: ContentSizeCategory?
  /// Nil stands for left to right.
  package var layoutDirection: LayoutDirection?

  package init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil,
    userInterfaceIdiom: Idiom? = nil, displayScale: Double? = nil,
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }
}
