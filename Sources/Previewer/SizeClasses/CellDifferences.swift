import Traits
import WorkerProtocol

/// What a document has otherwise in each cell of the size-class grid than in its base: the cell's own variations
/// and those that it inherits from more general ones.
struct CellDifferences {
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
  var cells: Set<SizeClassCell> { Set(found.keys) }

  /// - Parameter ids: Of the elements that are asked about; nil for all.
  func entries(in cell: SizeClassCell, of ids: Set<String>? = nil) -> [VariationEntry] {
    let all = found[cell] ?? []
    guard let ids else { return all }
    return all.filter { $0.id.map(ids.contains) ?? false }
  }

  /// Those of ``cells`` in which one of these elements is another one.
  func cells(of ids: Set<String>) -> Set<SizeClassCell> {
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
    var counting: [VariationEntry] = []
    // What is there neither in the cell nor in the base looks like nothing.
    var gone: Set<String> = []
    for group in groups {
      guard group.first?.isInstallation == true else {
        if let entry = group.counting(in: cell.traits), entry.value != entry.base {
          counting.append(entry)
        }
        continue
      }
      let base = group.counting(in: SizeClassCell.any.traits)
      let isInBase = base?.value != "NO"
      let entry = group.counting(in: cell.traits)
      let isThere = entry?.value != "NO"
      if !isInBase, !isThere, let id = group.first?.id { gone.insert(id) }
      if isInBase != isThere, let entry { counting.append(entry) }
    }
    return counting.filter { entry in entry.id.map { !gone.contains($0) } ?? true }
  }
}
