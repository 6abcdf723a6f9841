import Languages
import Localization
import Traits

/// Which variant of an image an interface shows, and why not another one.
package struct ImageChoice: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    package let path: String
    /// What it is for, such as `iPad, dark, @2x`.
    package let purpose: String
    /// Pixels to the point; nil for any.
    package let scale: Double?
    /// The appearance that it is for, such as `dark, high contrast`; nil for any.
    package let look: String?
    /// The devices, size classes and directions that it is for, such as `iPad`; nil for any.
    package let classes: String?
    /// How far its alignment rectangle is inside of it, in points; nil where it is the whole image.
    package let alignmentInsets: EdgeInsets?
    /// Nil for the variant that is shown.
    package let reason: String?
    /// Of a colour, what it is, such as `#FF0000` or a system's colour's name.
    package var color: String?
  }

  /// Of the set or, for loose files, of the folder of the first.
  package let place: String
  /// Nil for loose files.
  package let setKind: String?
  /// What the set is, as `a data set`; nil for images and symbols, which an interface shows.
  package var kindInWords: String?
  package var isLaunchImage: Bool { setKind == AssetCatalog.Kind.launchImage.rawValue }
  /// In the order of the set.
  package let variants: [Variant]
  /// What is wrong with the set.
  package let diagnostics: [AssetDiagnostic]

  init(
    place: String, setKind: String?, _ variants: [AssetVariant], for traits: TraitCollection,
    _ look: AssetAppearance, diagnostics: [AssetDiagnostic]
  ) {
    self.place = place
    self.setKind = setKind
    self.diagnostics = diagnostics
    let best = variants.best(for: traits, look)
    var isFound = false
    self.variants = variants.compactMap { variant in
      guard let path = variant.path else { return nil }
      var reason: String?
      if variant == best, !isFound {
        isFound = true
      } else {
        reason = best.map { variant.reason(against: $0, for: traits, look) }
      }
      return Variant(variant, at: path, reason: reason)
    }
  }

  /// What a set is that isn't an image's.
  init(
    place: String, setKind: String, kindInWords: String, variants: [Variant],
    diagnostics: [AssetDiagnostic]
  ) {
    self.place = place
    self.setKind = setKind
    self.kindInWords = kindInWords
    self.variants = variants
    self.diagnostics = diagnostics
  }
}

extension ImageChoice {
  /// A colour's variants, which are all in one file.
  init(of set: AssetSet, for traits: TraitCollection, _ look: AssetAppearance) {
    let file = set.path + "/Contents.json"
    let variants = set.variants.filter { $0.color != nil }.map { variant in
      var variant = variant
      variant.path = file
      return variant
    }
    let choice = Self(
      place: set.path, setKind: AssetCatalog.Kind.color.rawValue, variants, for: traits, look,
      diagnostics: set.diagnostics)
    self.init(
      place: choice.place, setKind: AssetCatalog.Kind.color.rawValue,
      kindInWords: AssetCatalog.Kind.color.words,
      variants: zip(choice.variants, variants).map { shown, variant in
        var shown = shown
        shown.color = variant.color?.text
        return shown
      }, diagnostics: choice.diagnostics)
  }
}

extension ImageChoice.Variant {
  /// - Parameter words: What it is for besides, first.
  init(
    _ variant: AssetVariant, at path: String, beside words: some Sequence<String> = [],
    reason: String?
  ) {
    self.init(
      path: path, purpose: variant.purpose(beside: Array(words)), scale: variant.scale,
      look: variant.looks.inWords, classes: variant.classes.inWords,
      alignmentInsets: variant.alignment == .zero
        ? nil
        : ImageFile(
          path: path, scale: variant.scale, rendering: .automatic, alignment: variant.alignment
        ).alignmentInsets, reason: reason)
  }
}

extension AssetVariant {
  /// What it is for, in words; `any` where it is for everything.
  fileprivate func purpose(beside words: [String]) -> String {
    var parts = placesBeforeLooks + words + looks + placesAfterLooks
    if let scale { parts.append("@\(scale.text())x") }
    return parts.inWords ?? localized("any", context: "variant")
  }

  /// Whatever of that isn't the appearance or the scale.
  fileprivate var classes: [String] { placesBeforeLooks + placesAfterLooks }

  private var placesBeforeLooks: [String] {
    var parts: [String] = []
    if idiom != "universal" { parts.append(Self.name(ofIdiom: idiom)) }
    if let screenHeight { parts.append(localized("%1$s points high", screenHeight.text())) }
    if let widthClass { parts.append(localized("%1$s width", widthClass)) }
    if let heightClass { parts.append(localized("%1$s height", heightClass)) }
    return parts
  }

  /// The appearance.
  fileprivate var looks: [String] {
    [luminosity, hasHighContrast ? localized("high contrast") : nil].compactMap(\.self)
  }

  private var placesAfterLooks: [String] {
    var parts: [String] = []
    switch direction {
    case .leftToRight: parts.append(localized("left to right"))
    case .rightToLeft: parts.append(localized("right to left"))
    case nil: break
    }
    if let locale { parts.append(LanguageTag(locale)?.title ?? locale) }
    if let gamut { parts.append(gamut.rawValue) }
    if isSpecial { parts.append(localized("some memory or screens only")) }
    return parts
  }

  static func name(ofIdiom idiom: String) -> String {
    switch idiom {
    case "iphone": "iPhone"
    case "ipad": "iPad"
    case "mac": "Mac"
    case "watch": "Apple Watch"
    case "tv": "Apple TV"
    case "vision": "Apple Vision"
    case "car": "CarPlay"
    default: idiom
    }
  }

  /// Why another one is shown: the first of what counts in which it is worse; see ``rank(for:_:)``.
  func reason(
    against best: AssetVariant, for traits: TraitCollection, _ look: AssetAppearance
  ) -> String {
    let (own, other) = (rank(for: traits, look), best.rank(for: traits, look))
    let isForOther = !["universal", "iphone", "ipad"].contains(idiom)
    guard let first = zip(own, other).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return isForOther
        ? localized("It is for %1$s, which doesn't run iOS.", Self.name(ofIdiom: idiom))
        : localized("It is for the same; the first counts.")
    }
    if isForOther {
      return localized("It is for %1$s, which doesn't run iOS.", Self.name(ofIdiom: idiom))
    }
    let aspects = [
      localized("device", context: "aspect"), localized("screen", context: "aspect"),
      localized("language", context: "aspect"), localized("direction", context: "aspect"),
      localized("appearance", context: "aspect"), localized("contrast", context: "aspect"),
      localized("width class", context: "aspect"), localized("height class", context: "aspect"),
      localized("range of colours", context: "aspect"),
    ]
    switch first {
    case 0:
      return localized("It is only for some amount of memory, or some screens.")
    case ...aspects.count: return localized("It is for another %1$s.", aspects[first - 1])
    case ...(2 * aspects.count):
      return localized(
        "It is for any %1$s; the one shown is for this.", aspects[first - 1 - aspects.count])
    default:
      let wanted = (traits.displayScale ?? 1).text()
      return localized("Its scale fits a screen of %1$s pixels to a point less.", wanted)
    }
  }
}

extension [String] {
  /// Nil where there are none.
  fileprivate var inWords: String? { isEmpty ? nil : joined(separator: ", ") }
}
