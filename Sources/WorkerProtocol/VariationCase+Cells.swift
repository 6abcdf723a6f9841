import Editing
import Traits

/// The cells of the size-class grid as the cases of variations.
extension VariationCase {
  package init(_ cell: SizeClassCell) {
    self.init(
      [("heightClass", cell.height), ("widthClass", cell.width)].compactMap { trait, value in
        value.map { Condition(trait: trait, value: $0.rawValue) }
      })
  }

  /// Nil where the case needs other traits than size classes.
  package var cell: SizeClassCell? {
    func value(_ trait: String) -> SizeClass? {
      conditions.first { $0.trait == trait }.flatMap { SizeClass(rawValue: $0.value) }
    }
    let cell = SizeClassCell(width: value("widthClass"), height: value("heightClass"))
    return VariationCase(cell) == self ? cell : nil
  }

  /// What entries call the case: the cell, or the key where it needs other traits.
  package var name: String { cell?.key ?? key }

  package init?(name: String) {
    if let cell = SizeClassCell(name) {
      self.init(cell)
    } else {
      self.init(key: name)
    }
  }

  /// Whether an environment with these traits is in the case.
  package func holds(in traits: TraitCollection) -> Bool {
    conditions.allSatisfy { condition in
      switch condition.trait {
      case "widthClass": traits.horizontalSizeClass?.rawValue == condition.value
      case "heightClass": traits.verticalSizeClass?.rawValue == condition.value
      case "userInterfaceIdiom": traits.userInterfaceIdiom?.rawValue == condition.value
      default: false
      }
    }
  }
}

extension Sequence<VariationEntry> {
  /// Of what is said of one property of one element, what counts for these traits; nil where that is the
  /// base's value. More specific cases win over general ones, and later over earlier ones, as scenes are
  /// made.
  package func counting(in traits: TraitCollection) -> VariationEntry? {
    var found: (entry: VariationEntry, specificity: Int)?
    for entry in self {
      guard let variation = VariationCase(name: entry.cell), variation.holds(in: traits),
        variation.conditions.count >= found?.specificity ?? 0
      else { continue }
      found = (entry, variation.conditions.count)
    }
    return found?.entry
  }

  /// What leaves an element out for these traits; nil where it is installed.
  package func exclusion(of id: String, in traits: TraitCollection) -> VariationEntry? {
    let entry = filter { $0.id == id && $0.isInstallation }.counting(in: traits)
    return entry?.value == "NO" ? entry : nil
  }
}

extension VariationEntry {
  package static let installed = Variation.installed

  /// The cell of the grid that it is for; nil where it needs other traits than size classes.
  package var gridCell: SizeClassCell? { VariationCase(name: cell)?.cell }

  /// Whether it is about the base: only installations are, as values stand in the element itself.
  package var isOfBase: Bool { VariationCase(name: cell)?.isBase == true }

  /// Whether it says that the element is installed, or isn't, rather than a value.
  package var isInstallation: Bool { property == Self.installed }
}
