import Traits
import WorkerProtocol

/// What a document has otherwise in each cell of the size-class grid than in its base, once all is resolved: the
/// cell's own variations and those that it inherits from more general ones, without what comes to the base's
/// value again, and without what has no say as it, or what it is in, isn't there.
package struct CellDifferences {
  /// Of each cell that resolves otherwise, what counts there and is another value than the base's, in the
  /// document's order.
  private let found: [SizeClassCell: [VariationEntry]]

  /// - Parameter entries: Everything that varies in the document.
  init(_ entries: [VariationEntry]) {
    let groups = Self.groups(of: entries)
    found = Dictionary(
      uniqueKeysWithValues: SizeClassGrid.cells.joined().map { cell in
        (cell, Self.differences(among: groups, in: cell))
      }
    ).filter { !$0.value.isEmpty }
  }

  /// The cells that resolve otherwise than the base.
  package var cells: Set<SizeClassCell> { Set(found.keys) }

  /// - Parameter ids: Of the elements that are asked about; nil for all.
  func entries(in cell: SizeClassCell, of ids: Set<String>? = nil) -> [VariationEntry] {
    let all = found[cell] ?? []
    guard let ids else { return all }
    return all.filter { $0.id.map(ids.contains) ?? false }
  }

  /// Those of ``cells`` in which one of these elements is another one.
  package func cells(of ids: Set<String>) -> Set<SizeClassCell> {
    cells.filter { !entries(in: $0, of: ids).isEmpty }
  }

  /// What is said of one property of one element.
  private static func groups(of entries: [VariationEntry]) -> [[VariationEntry]] {
    struct Key: Hashable {
      let id: String?
      let property: String
    }
    var places: [Key: Int] = [:]
    var groups: [[VariationEntry]] = []
    for entry in entries {
      let key = Key(id: entry.id, property: entry.property)
      if let place = places[key] {
        groups[place].append(entry)
      } else {
        places[key] = groups.count
        groups.append([entry])
      }
    }
    return groups
  }

  private static func differences(
    among groups: [[VariationEntry]], in cell: SizeClassCell
  ) -> [VariationEntry] {
    let (here, base) = (
      PresentElements(groups, in: cell.traits),
      PresentElements(groups, in: SizeClassCell.any.traits)
    )
    return groups.compactMap { group in
      guard let first = group.first, here.haveAll(first.needs) else { return nil }
      let entry = group.counting(in: cell.traits)
      guard first.isInstallation else {
        // What isn't there itself is told as that.
        guard let entry, entry.value != entry.base, first.id.map(here.has) ?? true else {
          return nil
        }
        return entry
      }
      guard let id = first.id, base.haveAll(first.needs), here.has(id) != base.has(id) else {
        return nil
      }
      return entry
    }
  }
}

/// Which elements are installed for some traits.
private struct PresentElements {
  private let absent: Set<String>

  init(_ groups: [[VariationEntry]], in traits: TraitCollection) {
    absent = Set(
      groups.compactMap { group in
        guard let first = group.first, first.isInstallation else { return nil }
        return group.counting(in: traits)?.value == "NO" ? first.id : nil
      })
  }

  func has(_ id: String) -> Bool { !absent.contains(id) }

  func haveAll(_ ids: [String]?) -> Bool { ids?.allSatisfy(has) ?? true }
}
