/// What a table or collection view is made of at design time.
///
/// A table has prototypes (`dataMode="prototypes"`), of which each is shown once, or sections
/// (`dataMode="static"`). A collection has prototype cells.
package struct TableContents: Hashable, Sendable {
  /// A section of a static table.
  package struct Section: Hashable, Sendable {
    package let element: Element

    init(_ element: Element) { self.element = element }

    package var headerTitle: String? { element.string("headerTitle") }
    package var footerTitle: String? { element.string("footerTitle") }
    package var cells: [Element] { element.child("cells").map { Array($0.children) } ?? [] }
  }

  package let element: Element

  /// - Parameter element: A `tableView` or `collectionView`.
  package init(_ element: Element) { self.element = element }

  package var isStatic: Bool { element["dataMode"] == "static" }

  /// The cells that code makes copies of.
  package var prototypes: [Element] {
    (element.child("prototypes") ?? element.child("cells")).map { Array($0.children) } ?? []
  }

  package var sections: [Section] {
    element.child("sections")?.children("tableViewSection").map(Section.init) ?? []
  }

  /// The view above all rows of a table, or above a section of a collection.
  package var header: Element? {
    element.child(key: "tableHeaderView") ?? element.child(key: "sectionHeaderView")
  }

  /// The view below all rows of a table, or below a section of a collection.
  package var footer: Element? {
    element.child(key: "tableFooterView") ?? element.child(key: "sectionFooterView")
  }
}
