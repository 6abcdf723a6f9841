/// Which environment set each trait of a collection, in words: `screen`, `window`,
/// `presentationController ID` or `viewController ID`; nil for a trait that is unspecified.
package struct TraitSetters: Codable, Hashable, Sendable {
  package var horizontalSizeClass: String?
  package var verticalSizeClass: String?
  package var userInterfaceIdiom: String?
  package var displayScale: String?
  package var preferredContentSizeCategory: String?
  package var layoutDirection: String?

  package init(_ setBy: [Trait: TraitEnvironment.Identity]) {
    horizontalSizeClass = setBy[.horizontalSizeClass]?.description
    verticalSizeClass = setBy[.verticalSizeClass]?.description
    userInterfaceIdiom = setBy[.userInterfaceIdiom]?.description
    displayScale = setBy[.displayScale]?.description
    preferredContentSizeCategory = setBy[.preferredContentSizeCategory]?.description
    layoutDirection = setBy[.layoutDirection]?.description
  }
}

extension Environment {
  /// Who set the environment's traits.
  package var setters: TraitSetters {
    var all = setBy
    for trait in Trait.allCases where all[trait] == nil && traits.value(of: trait) != nil {
      all[trait] = TraitEnvironment.Identity(.screen)
    }
    return TraitSetters(all)
  }
}
