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
    /// Nil for the variant that is shown.
    package let reason: String?
  }

  /// Of the set or, for loose files, of the folder of the first.
  package let place: String
  /// Nil for loose files.
  package let setKind: String?
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
      return Variant(
        path: path, purpose: variant.purpose, scale: variant.scale,
        look: variant.looks.inWords, classes: variant.classes.inWords, reason: reason)
    }
  }
}

extension AssetVariant {
  /// What it is for, in words; `any` where it is for everything.
  fileprivate var purpose: String {
    var parts = placesBeforeLooks + looks + placesAfterLooks
    if let scale { parts.append("@\(scale.text())x") }
    return parts.inWords ?? "any"
  }

  /// Whatever of that isn't the appearance or the scale.
  fileprivate var classes: [String] { placesBeforeLooks + placesAfterLooks }

  private var placesBeforeLooks: [String] {
    var parts: [String] = []
    if idiom != "universal" { parts.append(Self.name(ofIdiom: idiom)) }
    if let widthClass { parts.append("\(widthClass) width") }
    if let heightClass { parts.append("\(heightClass) height") }
    return parts
  }

  /// The appearance.
  fileprivate var looks: [String] {
    [luminosity, hasHighContrast ? "high contrast" : nil].compactMap(\.self)
  }

  private var placesAfterLooks: [String] {
    var parts: [String] = []
    switch direction {
    case .leftToRight: parts.append("left to right")
    case .rightToLeft: parts.append("right to left")
    case nil: break
    }
    if isSpecial { parts.append("some memory, screens or languages only") }
    return parts
  }

  private static func name(ofIdiom idiom: String) -> String {
    switch idiom {
    case "iphone": "iPhone"
    case "ipad": "iPad"
    default: idiom
    }
  }

  /// Why another one is shown: the first of what counts in which it is worse; see ``rank(for:_:)``.
  fileprivate func reason(
    against best: AssetVariant, for traits: TraitCollection, _ look: AssetAppearance
  ) -> String {
    let (own, other) = (rank(for: traits, look), best.rank(for: traits, look))
    let isForOther = !["universal", "iphone", "ipad"].contains(idiom)
    guard let first = zip(own, other).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return isForOther
        ? "It is for \(idiom), which doesn't run iOS." : "It is for the same; the first counts."
    }
    if isForOther { return "It is for \(idiom), which doesn't run iOS." }
    let aspects = ["device", "direction", "appearance", "contrast", "width class", "height class"]
    switch first {
    case ..<aspects.count: return "It is for another \(aspects[first])."
    case ..<(2 * aspects.count):
      return "It is for any \(aspects[first - aspects.count]); the one shown is for this."
    case 2 * aspects.count:
      return "It is only for some amount of memory, some screens or some languages."
    default:
      let wanted = (traits.displayScale ?? 1).text()
      return "Its scale fits a screen of \(wanted) pixels to a point less."
    }
  }
}

extension [String] {
  /// Nil where there are none.
  fileprivate var inWords: String? { isEmpty ? nil : joined(separator: ", ") }
}
