import Scenes
import Traits
import WorkerProtocol

/// One value of an element, and what changing it means for the document.
package struct EditedValue: Hashable, Sendable {
  var id: String
  /// What the element is called.
  var name: String
  var key: String
  /// As the base has it; nil where nothing is written.
  package var base: String?
  /// The value that stands where nothing is written, such as 0 for a constant; nil where that is none.
  var absent: String?
  var cases: [ElementVariations.Case]

  /// - Parameter written: in the base, where nothing varies.
  package init(
    _ key: String, of id: String, named name: String, written: String?, absent: String?,
    _ variations: ElementVariations
  ) {
    let property = variations.values.first { $0.name == key }
    self.id = id
    self.name = name
    self.key = key
    base = property?.base ?? written
    self.absent = absent
    cases = property?.cases ?? []
  }

  /// - Parameters:
  ///   - values: What is written of the element.
  ///   - variations: What varies of it.
  package init(
    _ property: EditableProperty, of values: ElementValues, named name: String,
    _ variations: ElementVariations
  ) {
    self.init(
      property.key, of: values.id, named: name, written: values.value(property.key),
      // A text that is there stays there when it is empty.
      absent: property.needsWritten && property.kind == .text ? nil : property.absent, variations)
    guard property.isElement else { return }
    // An element varies as a whole.
    cases = values.cases(property.key).map { entry in
      ElementVariations.Case(
        name: entry.cell, cell: SizeClassCell(entry.cell), value: entry.value, line: 0,
        counts: false)
    }
  }

  /// What holds in a size class; in the base, without one.
  /// - Parameter withOwn: whether what is said of the class itself counts.
  package func value(in cell: SizeClassCell?, withOwn: Bool = true) -> String {
    let base = base ?? absent ?? ""
    return cell.flatMap { cases.holding(in: $0, withOwn: withOwn)?.value } ?? base
  }

  /// What makes it another value in a size class, or the base; nil where it is that already.
  package func change(to value: String, in cell: SizeClassCell?) -> DocumentEdit? {
    let group = "\(id) \(key) \(cell?.key ?? "")"
    func set(_ value: String?) -> DocumentEdit {
      .set(key, of: id, to: value, named: name, in: cell, group: group)
    }
    guard let cell else {
      guard value != self.value(in: nil) else { return nil }
      // As Interface Builder writes it.
      return set(value == absent && base != nil ? nil : value)
    }
    let own = cases.last { $0.cell == cell }
    if value == self.value(in: cell, withOwn: false) { return own == nil ? nil : set(nil) }
    return own?.value == value ? nil : set(value)
  }
}
