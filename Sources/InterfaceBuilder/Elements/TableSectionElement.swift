/// A section of a static table.
package struct TableSectionElement: Hashable, Sendable {
  package let element: Element

  init(_ element: Element) { self.element = element }

  package var headerTitle: String? { element.string("headerTitle") }
  package var footerTitle: String? { element.string("footerTitle") }
  package var cells: [Element] { element.child("cells").map { Array($0.children) } ?? [] }
}

extension Element {
  /// The sections of a static table; none where the element is something else.
  package var tableSections: [TableSectionElement] {
    child("sections")?.children("tableViewSection").map(TableSectionElement.init) ?? []
  }

  /// The cells that a table's rows are made of; none where the element is something else.
  package var tablePrototypes: [Element] { child("prototypes").map { Array($0.children) } ?? [] }
}
