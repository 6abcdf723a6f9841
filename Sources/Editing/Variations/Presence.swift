import InterfaceBuilder

/// On what the presence of a document's elements depends besides themselves.
package struct Presence {
  private let document: Document
  /// The ids of what is left out for some traits.
  private let varied: Set<String>

  /// - Parameter variations: All of the document.
  package init(in document: Document, _ variations: [Variation]) {
    self.document = document
    varied = Set(variations.filter { $0.property == Variation.installed }.compactMap(\.id))
  }

  /// The ids of what has to be installed for an element to be seen or to act: views around it, what a constraint
  /// holds, and views around that; only those that are left out for some traits. Nil for none.
  package func needs(of id: String) -> [String]? {
    guard !varied.isEmpty, let element = document.element(id: id) else { return nil }
    let items = element.name == "constraint" ? [element["firstItem"], element["secondItem"]] : []
    let starts = [element.parent] + items.map { $0.flatMap(document.element) }
    var found: [String] = []
    for start in starts {
      for around in sequence(first: start, next: { $0?.parent }).prefix(while: { $0 != nil }) {
        guard let other = around?.id, varied.contains(other), !found.contains(other) else {
          continue
        }
        found.append(other)
      }
    }
    return found.isEmpty ? nil : found
  }
}
