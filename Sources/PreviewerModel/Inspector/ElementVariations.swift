import Scenes
import Traits
import WorkerProtocol

/// What an element has for some size classes only, as the inspector shows it.
package struct ElementVariations: Hashable, Sendable {
  /// What one size class, or another trait, says of a property.
  package struct Case: Hashable, Sendable {
    /// As entries have it: `wCompact-hAny`, or the key of other traits.
    package var name: String
    /// Nil for other traits.
    package var cell: SizeClassCell?
    package var value: String
    package var line: Int
    /// Whether this is the value on the canvas that is shown.
    package var counts: Bool

    /// What it is for, in words.
    var phrase: String { cell.map { CellMeaning(cell: $0).phrase } ?? name }
  }

  /// A property with its cases, in the document's order.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// Nil where the base has nothing there.
    package var base: String?
    /// Whether no case counts.
    package var baseCounts: Bool
    package var cases: [Case]
  }

  /// Whether it is there at all. The base has `YES` or `NO`.
  package var installation: Property
  /// Everything else that varies.
  var values: [Property]

  /// - Parameters:
  ///   - id: of a view or a constraint.
  ///   - traits: those of the canvas or of the view.
  package init(of id: String, in entries: [VariationEntry], traits: TraitCollection) {
    let own = entries.filter { $0.id == id }
    let installations = own.filter(\.isInstallation)
    installation = Property(VariationEntry.installed, installations, traits)
    installation.base =
      installations.contains { $0.isOfBase && $0.value == "NO" } ? "NO" : "YES"
    let names = own.filter { !$0.isInstallation }.map(\.property)
    values = names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map { _, name in
      Property(name, own.filter { $0.property == name }, traits)
    }
  }

  /// The values as people read them: a colour's or a font's parts as one.
  package var shownValues: [Property] {
    var groups: [[Property]] = []
    for property in values {
      if property.isPart, let last = groups.last?.first, last.isPart, last.root == property.root {
        groups[groups.count - 1].append(property)
      } else {
        groups.append([property])
      }
    }
    return groups.map { parts in parts.count == 1 ? parts[0] : Property(joining: parts) }
  }

  /// How much the document says beside the base's values.
  package var count: Int {
    installation.cases.count + values.reduce(0) { $0 + $1.cases.count }
      + (installation.base == "NO" ? 1 : 0)
  }

  /// Cells that are told apart by what varies, for the grid.
  static func cells(in entries: [VariationEntry], of ids: Set<String>?) -> Set<SizeClassCell> {
    Set(
      entries.compactMap { entry in
        if let ids, entry.id.map({ !ids.contains($0) }) ?? true { return nil }
        return entry.isOfBase ? nil : entry.gridCell
      })
  }

  /// Whether something is installed in a cell by what is said of more general ones.
  /// - Parameter withOwn: whether what is said of the cell itself counts.
  package func isInstalled(in cell: SizeClassCell, withOwn: Bool = true) -> Bool {
    (installation.cases.holding(in: cell, withOwn: withOwn)?.value ?? installation.base) != "NO"
  }
}

extension [ElementVariations.Case] {
  /// The case that holds in a cell: the most particular, and of two the later one; nil where the base's value holds.
  /// - Parameter withOwn: whether what is said of the cell itself counts.
  package func holding(in cell: SizeClassCell, withOwn: Bool = true) -> ElementVariations.Case? {
    var found: (case: ElementVariations.Case, specificity: Int)?
    for entry in self where withOwn || entry.cell != cell {
      guard let other = entry.cell, cell.isIn(other), other.specificity >= found?.specificity ?? 0
      else { continue }
      found = (entry, other.specificity)
    }
    return found?.case
  }
}

extension ElementVariations.Property {
  /// The property that it is a part of, such as `backgroundColor`; its own name for a whole one.
  fileprivate var root: Substring { name.prefix { $0 != "." } }
  /// Whether it is one attribute of a property's element.
  var isPart: Bool { name.contains(".") }

  /// What takes a case away: of an element's parts, the whole; nil where it is in another one's.
  package var keyToRemove: String? {
    guard isPart else { return name }
    let whole = String(root)
    return EditableProperty.elementKeys.contains(whole) ? whole : nil
  }

  /// Parts of one property, which has a case where any of them has.
  fileprivate init(joining parts: [ElementVariations.Property]) {
    func text(_ value: (ElementVariations.Property) -> String?) -> String {
      parts.compactMap { part in
        value(part).map {
          "\(PropertyName(String(part.name.dropFirst(part.root.count))).words) \($0)"
        }
      }.joined(separator: ", ")
    }
    name = parts[0].root + "."
    base = parts.contains { $0.base != nil } ? text(\.base) : nil
    baseCounts = parts.allSatisfy(\.baseCounts)
    cases = []
    for entry in parts.flatMap(\.cases) where !cases.contains(where: { $0.name == entry.name }) {
      var joined = entry
      joined.value = text { part in part.cases.first { $0.name == entry.name }?.value }
      joined.counts = parts.contains { part in
        part.cases.contains { $0.name == entry.name && $0.counts }
      }
      cases.append(joined)
    }
  }

  fileprivate init(_ name: String, _ entries: [VariationEntry], _ traits: TraitCollection) {
    let counting = entries.counting(in: traits)
    self.name = name
    base = entries.lazy.compactMap(\.base).first
    baseCounts = counting?.isOfBase ?? true
    cases = entries.filter { !$0.isOfBase }.map { entry in
      ElementVariations.Case(
        name: entry.cell, cell: entry.gridCell, value: entry.value,
        line: entry.line, counts: entry == counting)
    }
  }
}

extension SizeClassCell {
  /// How many classes it names.
  fileprivate var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  /// Whether another cell's design holds in this one, too.
  package func isIn(_ other: SizeClassCell) -> Bool {
    (other.width == nil || other.width == width) && (other.height == nil || other.height == height)
  }
}

/// A property's name in words: `fontDescription.pointSize` is “font point size”.
package struct PropertyName: Hashable, Sendable {
  let key: String

  package init(_ key: String) {
    self.key = key
  }

  /// For the middle of a sentence.
  var words: String {
    let names = key.split(separator: ".").map { part -> String in
      switch part {
      case "fontDescription": return "font"
      case "normal": return ""
      default:
        return part.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
      }
    }
    return names.filter { !$0.isEmpty }.joined(separator: " ")
  }

  package var title: String { words.capitalizedFirst }
}
