import Companion
import InterfaceBuilder
import Localization
import Traits
import UIKitMetrics

/// Rows of tables and collection views: those that the document writes in sections, and those that the
/// app's data source makes from prototypes.
extension SceneBuilder {
  /// As many rows as are laid out without a wait; those behind them are not made, and that is said.
  private static let maximumRows = 1000

  /// Adds the cells of a static table.
  mutating func addSections(of table: Element, to list: ViewIndex) {
    var sections: [ListSection] = []
    for section in table.tableSections {
      let cells = section.cells.filter(isInstalled).map { add($0, parent: list) }
      sections.append(
        ListSection(
          id: section.element.id ?? String(section.element.line), line: section.element.line,
          header: section.headerTitle, footer: section.footerTitle, cells: cells))
    }
    scene.listSections.add(sections, of: list)
  }

  /// What is declared to be in a list.
  func declaredContent(of list: Element) -> ListContent? {
    guard !lists.isEmpty else { return nil }
    var names = scene.controller.map { ShownController($0).names } ?? []
    names.formUnion([list.id, list.userLabel].compactMap { $0 })
    let outlets = scene.controller?.outlets.filter { $0.destination == list.id } ?? []
    names.formUnion(outlets.compactMap(\.property))
    // Those whose conditions don't hold are gone already.
    return lists.last { names.contains($0.view) }
  }

  /// Makes the rows of a list from its prototypes.
  ///
  /// The first row of a prototype has the document's ids; in further ones ids begin with the row's
  /// place, such as `ninefold:row:0.2:`, as ids are unique in a scene.
  mutating func addRows(
    of content: ListContent, from prototypes: ElementChildren, to list: ViewIndex
  ) {
    var used: Set<Element> = []
    var count = 0
    var sections: [ListSection] = []
    for (number, section) in content.sections.enumerated() {
      var cells: [ViewIndex] = []
      for rows in section.rows {
        guard
          let cell = prototypes.first(where: {
            $0.reuseIdentifier == rows.cell || $0.id == rows.cell
          })
        else {
          reportMissing(rows.cell, in: list)
          continue
        }
        for place in 0..<rows.count where count < Self.maximumRows && isInstalled(cell) {
          idPrefix = used.insert(cell).inserted ? "" : RowID.prefix(number, cells.count)
          let index = add(cell, parent: list)
          idPrefix = ""
          setContent(of: rows, at: place, in: index)
          cells.append(index)
          count += 1
        }
      }
      sections.append(
        ListSection(
          id: "\(scene.views[list].id).\(number)", line: scene.views[list].line,
          header: section.header, footer: section.footer, cells: cells))
    }
    scene.listSections.add(sections, of: list)
    let declared = content.sections.reduce(0) { $0 + $1.count }
    if declared > Self.maximumRows {
      scene.diagnostics.append(
        Diagnostic(
          rule: .badValue, id: scene.views[list].id, line: scene.views[list].line,
          message: localized(
            "The companion file has %1$s rows for this list; the first %2$s are shown.", declared,
            Self.maximumRows)))
    }
  }

  /// How strongly rows are drawn that are neither the document's nor declared.
  private static let strengthOfFilled = 0.5
  /// More than any screen has.
  private static let mostFilledRows = 40

  /// Fills the screen with a table's prototypes in turn, as data that nobody knows would: paler than the
  /// first of each, which are the document's, and without sections, so that taps find them by their ids.
  mutating func repeatPrototypes(_ prototypes: ElementChildren, of list: ViewIndex) {
    let cells = prototypes.filter { $0.name == "tableViewCell" && isInstalled($0) }
    guard !cells.isEmpty else { return }
    let height = max(TableView(scene.views[list]).rowHeight, FixedMetric.writtenRowHeight)
    let count = min(Int(bounded: scene.environment.size.height / height) + 1, Self.mostFilledRows)
    guard count > cells.count else { return }
    for row in cells.count..<count {
      idPrefix = RowID.prefix(0, row)
      let index = add(cells[row % cells.count], parent: list)
      idPrefix = ""
      scene.views[index].declaredProperties = ["alpha": .number(Self.strengthOfFilled)]
    }
  }

  /// Adds the header or footer of a collection view's sections once more for each section behind the
  /// first.
  mutating func repeatInFurtherSections(_ bar: Element, of list: ViewIndex) {
    guard isInstalled(bar) else { return }
    for number in scene.sections(of: list).indices.dropFirst() {
      idPrefix = RowID.prefix(number, bar.key ?? "")
      add(bar, parent: list)
      idPrefix = ""
    }
  }

  private mutating func setContent(of rows: ListContent.Rows, at place: Int, in cell: ViewIndex) {
    guard let element = scene.views[cell].element else { return }
    var own: [String: PropertyValue] = [:]
    if let accessory = rows.accessory { own["accessoryType"] = .string(accessory.rawValue) }
    if let height = rows.height { own["rowHeight"] = .number(height) }
    if !own.isEmpty { scene.views[cell].declaredProperties = own }
    for name in rows.texts.keys {
      for index in views(named: name, in: cell, element) {
        scene.views[index].runtimeText = rows.text(of: name, row: place)
      }
    }
    for name in rows.images.keys {
      for index in views(named: name, in: cell, element)
      where scene.views[index].kind == .imageView {
        scene.views[index].runtimeImage = rows.image(of: name, row: place)
      }
    }
  }

  private func views(named name: String, in cell: ViewIndex, _ element: Element) -> [ViewIndex] {
    let ids = element.idsInCell(named: name)
    return (cell..<scene.views.endIndex).filter { index in
      scene.views[index].element.map { $0.isCalled(name, ids) } ?? false
    }
  }

  private mutating func reportMissing(_ cell: String, in list: ViewIndex) {
    scene.diagnostics.append(
      Diagnostic(
        rule: .unresolvedReference, id: scene.views[list].id, line: scene.views[list].line,
        message: localized(
          """
          The companion file has rows of “%1$s”, which is no prototype of this list; they are \
          left out.
          """, cell)))
  }
}

/// The ids of what is in further rows of one prototype.
package enum RowID {
  private static let start = "ninefold:row:"

  /// - Parameter row: its number, or what it is instead.
  static func prefix(_ section: Int, _ row: some CustomStringConvertible) -> String {
    "\(start)\(section).\(row):"
  }

  /// The id of the element that a view with this id stands for.
  package static func element(of id: String) -> String {
    guard id.hasPrefix(start) else { return id }
    let rest = id.dropFirst(start.count)
    return rest.firstIndex(of: ":").map { String(rest[rest.index(after: $0)...]) } ?? id
  }

  /// The section and the row that a view with this id is in; nil for what has the document's own id.
  package static func place(of id: String) -> (section: Int, row: Int)? {
    guard id.hasPrefix(start), let end = id.dropFirst(start.count).firstIndex(of: ":") else {
      return nil
    }
    let numbers = id[id.index(id.startIndex, offsetBy: start.count)..<end].split(separator: ".")
      .compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}

/// Views in a cell are named by id, by an outlet of the cell or by a label in the outline.
extension Element {
  /// The view in this cell with a name.
  package func viewInCell(named name: String) -> Element? {
    let ids = idsInCell(named: name)
    return subtree.first { $0.isCalled(name, ids) }
  }

  fileprivate func idsInCell(named name: String) -> [String] {
    outlets.filter { $0.property == name }.compactMap(\.destination) + [name]
  }

  fileprivate func isCalled(_ name: String, _ ids: [String]) -> Bool {
    id.map(ids.contains) ?? false || userLabel == name
  }
}
