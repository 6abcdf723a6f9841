import Traits

/// How an interface looks, apart from its traits.
package struct AssetAppearance: Hashable, Sendable {
  package var appearance: Appearance
  package var hasHighContrast: Bool
  package var isRightToLeft: Bool
  /// Nil where nothing tells.
  package var screen: ScreenKind?
  /// That of an image's variants which counts, where languages have their own.
  var locale: String?

  package init(
    _ appearance: Appearance = .light, hasHighContrast: Bool = false, isRightToLeft: Bool = false
  ) {
    self.appearance = appearance
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
  }
}

extension AssetAppearance {
  fileprivate var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}

extension AssetVariant {
  /// Whether it is drawn for the other direction, and turned around as it is the best that there is.
  /// Source: Xcode Help, “Set the layout direction of an image”: Left to Right, Mirrors.
  func isMirrored(in look: AssetAppearance) -> Bool {
    direction.map { $0 != look.layoutDirection } ?? false
  }

  /// How well the variant fits, the most important first; compared lexicographically.
  ///
  /// UIKit "returns the best match available", and never none where there is any variant
  /// (documentation of `image(with:)`; semantics.md, section 8). How it ranks the traits among
  /// each other is unsourced. Here what is for some devices only (of a memory or an unknown screen) comes
  /// last, as nothing tells that this is one; before it what contradicts no trait, then what is meant for
  /// the most of them: the idiom, because a file for another device is hardly ever meant, and the screen; then
  /// what the user sees as content (language, direction, dark, contrast, size classes); then the range of
  /// colours and the scale, which change no more than the vividness and the sharpness.
  func rank(for traits: TraitCollection, _ look: AssetAppearance) -> [Double] {
    let fits = [
      Self.fit(idiom == "universal" ? nil : idiom, traits.userInterfaceIdiom?.catalogName),
      Self.fit(screenHeight, look.screen?.height),
      Self.fit(locale, look.locale),
      Self.fit(direction?.rawValue, look.layoutDirection.rawValue),
      Self.fit(luminosity, look.appearance.rawValue),
      Self.fit(hasHighContrast ? "high" : nil, look.hasHighContrast ? "high" : "normal"),
      Self.fit(widthClass, traits.horizontalSizeClass?.rawValue),
      Self.fit(heightClass, traits.verticalSizeClass?.rawValue),
      // All screens show sRGB.
      Self.fit(gamut, look.screen?.gamut ?? .sRGB),
    ]
    return [isSpecial ? 0 : 1] + fits.map { $0 == .contradicts ? 0 : 1 }
      + fits.map { $0 == .matches ? 1 : 0 } + [scaleFit(traits.displayScale ?? 1)]
  }

  private enum Fit {
    case contradicts
    case isForAny
    case matches
  }

  private static func fit<Value: Equatable>(_ value: Value?, _ wanted: Value?) -> Fit {
    guard let value else { return .isForAny }
    return value == wanted ? .matches : .contradicts
  }

  /// The wanted scale first, then one for any scale, then the nearest larger, then the nearest
  /// smaller: drawing a larger image smaller keeps it sharp.
  private func scaleFit(_ wanted: Double) -> Double {
    guard let scale else { return 100 }
    if scale == wanted { return 101 }
    return scale > wanted ? 100 - scale : -100 + scale
  }
}

extension Idiom {
  /// What catalogs call the idiom.
  var catalogName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    }
  }
}

extension [AssetVariant] {
  /// The variant that fits best; the first of several that fit equally. Variants for devices that
  /// do not run iOS only count where there are no others.
  func best(for traits: TraitCollection, _ appearance: AssetAppearance) -> AssetVariant? {
    let idioms: Set = ["universal", "iphone", "ipad"]
    let forThisPlatform = filter { idioms.contains($0.idiom) }
    let candidates = forThisPlatform.isEmpty ? self : forThisPlatform
    var best: (variant: AssetVariant, rank: [Double])?
    for variant in candidates {
      let rank = variant.rank(for: traits, appearance)
      if best.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { best = (variant, rank) }
    }
    return best?.variant
  }
}
