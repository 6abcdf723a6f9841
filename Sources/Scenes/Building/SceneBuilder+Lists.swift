import Companion
import InterfaceBuilder
import Localization
import Traits
import UIKitMetrics

/// Rows of tables and collection views: those that the document writes in sections, and those that the
/// app's data source makes from prototypes.
extension SceneBuilder {
  /// As many rows as are laid out without a wait; those behind them are not made, and that is said where
  /// no scrolling leads to them.
  private static let maximumRows = 1000
  /// As many rows as are always made.
  private static let leastRows = 60

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
  /// place, such as `ninefold:row:0.2:`, as ids are unique in a scene. In a list within a further row they
  /// begin with the places of both, and those of its first row as well.
  mutating func addRows(
    of content: ListContent, from prototypes: ElementChildren, to list: ViewIndex
  ) {
    var rows = DeclaredRows(window: window(of: content, from: prototypes, in: list))
    var sections: [ListSection] = []
    for (number, section) in content.sections.enumerated() {
      rows.beginSection()
      for declared in section.rows {
        defer { rows.group += 1 }
        guard let cell = prototype(of: declared, among: prototypes) else {
          reportMissing(declared.cell, in: list)
          continue
        }
        if isInstalled(cell) { add(declared, of: cell, section: number, to: list, &rows) }
      }
      sections.append(
        rows.section(
          ListSection(
            id: "\(scene.views[list].id).\(number)", line: scene.views[list].line,
            header: section.header, footer: section.footer, cells: rows.cells)))
    }
    scene.listSections.add(sections, of: list)
    reportRest(of: content, in: list)
  }

  private func prototype(
    of rows: ListContent.Rows, among prototypes: ElementChildren
  ) -> Element? {
    prototypes.first { $0.reuseIdentifier == rows.cell || $0.id == rows.cell }
  }

  /// Adds rows of one kind, as far as they are in the window.
  private mutating func add(
    _ declared: ListContent.Rows, of cell: Element, section: Int, to list: ViewIndex,
    _ rows: inout DeclaredRows
  ) {
    let all = rows.next..<(rows.next + declared.count)
    let made = all.clamped(to: rows.window)
    let isNew = declared.count > 0 && rows.used.insert(cell).inserted
    if made.count < all.count {
      let size = windows[scene.views[list].id]?.sizes[rows.group]
      let hidden = { (places: Range<Int>, group: Int) in
        HiddenRows(
          group: group, place: places.lowerBound, count: places.count,
          size: size ?? writtenSize(of: declared, cell, in: list), isMeasured: size != nil)
      }
      rows.hide(all, hidden)
    }
    for place in made {
      let isFirst = isNew && place == all.lowerBound && idPrefix.isEmpty
      let index = add(
        cell, to: list, as: isFirst ? "" : RowID.prefix(section, place - rows.sectionStart))
      setContent(of: declared, at: place - all.lowerBound, in: index)
      rows.cells.append(index)
      rows.groups.append(rows.group)
    }
    rows.next = all.upperBound
  }

  /// Adds an element once more, or for the first time.
  /// - Parameter prefix: What its ids begin with, and those of what is in it, behind what is around it.
  @discardableResult
  private mutating func add(_ element: Element, to list: ViewIndex, as prefix: String) -> ViewIndex
  {
    let around = idPrefix
    idPrefix += prefix
    defer { idPrefix = around }
    return add(element, parent: list)
  }

  /// The rows to make: what was asked for, else from the first one on as many as fill two screens.
  private func window(
    of content: ListContent, from prototypes: ElementChildren, in list: ViewIndex
  ) -> Range<Int> {
    guard hidesRows(of: content, in: list) else { return 0..<Self.maximumRows }
    if let rows = windows[scene.views[list].id]?.rows {
      return rows.lowerBound..<min(rows.upperBound, rows.lowerBound + Self.maximumRows)
    }
    let screen = scene.environment.size
    let enough = 2 * screen.width * screen.height
    var (count, filled) = (0, 0.0)
    for rows in content.sections.flatMap(\.rows) {
      guard let cell = prototype(of: rows, among: prototypes), isInstalled(cell) else { continue }
      let size = writtenSize(of: rows, cell, in: list)
      let area = max(1, size.width) * max(1, size.height)
      let needed = min(rows.count, Int(bounded: ((enough - filled) / area).rounded(.up)))
      count += max(0, needed)
      filled += Double(needed) * area
      if needed < rows.count { break }
    }
    return 0..<min(max(count, Self.leastRows), Self.maximumRows)
  }

  /// Whether rows out of sight aren't made: where a list is long, and the rest says where they are.
  private func hidesRows(of content: ListContent, in list: ViewIndex) -> Bool {
    guard content.count > Self.leastRows else { return false }
    let view = scene.views[list]
    if view.kind == .tableView { return true }
    return CollectionView(view).flowLayout.map { !$0.isSelfSizing } ?? false
  }

  /// What a row takes as far as the companion file and the document say, in points.
  private func writtenSize(
    of rows: ListContent.Rows, _ cell: Element, in list: ViewIndex
  ) -> Size {
    let view = View(alone: cell)
    let table = scene.views[list]
    guard table.kind == .tableView else {
      return CollectionViewCell(view).customSize ?? CollectionView(table).flowLayout?.itemSize
        ?? .zero
    }
    let common = TableView(table).rowHeight
    let height =
      rows.height ?? TableView(table).ownHeight(of: view) ?? (common > 0 ? common : nil)
      ?? view.storedFrame?.height ?? 0
    return Size(
      width: scene.environment.size.width,
      height: height > 0 ? height : FixedMetric.writtenRowHeight)
  }

  private mutating func reportRest(of content: ListContent, in list: ViewIndex) {
    let declared = content.count
    guard declared > Self.maximumRows, !hidesRows(of: content, in: list) else { return }
    scene.diagnostics.append(
      Diagnostic(
        rule: .badValue, id: scene.views[list].id, line: scene.views[list].line,
        message: localized(
          "The companion file has %1$s rows for this list; the first %2$s are shown.", declared,
          Self.maximumRows)))
  }

  /// How strongly rows are drawn that are neither the document's nor declared.
  private static let strengthOfFilled = 0.5
  /// More than any screen has.
  private static let mostFilledRows = 40

  /// Fills the screen with a table's prototypes in turn, as data that nobody knows would: paler than the
  /// first of each, which are the document's, and without sections, so that taps find them by their ids. A
  /// table within a cell has a few rows, if any, and isn't filled.
  mutating func repeatPrototypes(_ prototypes: ElementChildren, of list: ViewIndex) {
    let cells = prototypes.filter { $0.name == "tableViewCell" && isInstalled($0) }
    guard !cells.isEmpty, !isInCell(list) else { return }
    let height = max(TableView(scene.views[list]).rowHeight, FixedMetric.writtenRowHeight)
    let count = min(Int(bounded: scene.environment.size.height / height) + 1, Self.mostFilledRows)
    guard count > cells.count else { return }
    for row in cells.count..<count {
      let index = add(cells[row % cells.count], to: list, as: RowID.prefix(0, row))
      scene.views[index].declaredProperties = ["alpha": .number(Self.strengthOfFilled)]
    }
  }

  private func isInCell(_ index: ViewIndex) -> Bool {
    var around = scene.views[index].parent
    while let view = around {
      if scene.views[view].kind.isPlacedByContainer { return true }
      around = scene.views[view].parent
    }
    return false
  }

  /// Adds the header or footer of a collection view's sections once more for each section behind the
  /// first.
  mutating func repeatInFurtherSections(_ bar: Element, of list: ViewIndex) {
    guard isInstalled(bar) else { return }
    for number in scene.sections(of: list).indices.dropFirst() {
      add(bar, to: list, as: RowID.prefix(number, bar.key ?? ""))
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

/// The rows of a list while they are made one after the other.
private struct DeclaredRows {
  /// The rows to make, among all of the list.
  let window: Range<Int>
  /// The prototypes of which there are rows already.
  var used: Set<Element> = []
  /// Where the next row is among all of the list.
  var next = 0
  /// Which kind of rows comes next.
  var group = 0
  /// Of the section.
  private(set) var sectionStart = 0
  private var before: [HiddenRows] = []
  private var after: [HiddenRows] = []
  var cells: [ViewIndex] = []
  var groups: [Int] = []

  init(window: Range<Int>) { self.window = window }

  mutating func beginSection() {
    sectionStart = next
    (before, after, cells, groups) = ([], [], [], [])
  }

  /// Notes as hidden the rows of one prototype before and after the window of rows that are made.
  mutating func hide(_ all: Range<Int>, _ hidden: (Range<Int>, Int) -> HiddenRows) {
    let start = all.lowerBound..<min(max(window.lowerBound, all.lowerBound), all.upperBound)
    let end = max(min(window.upperBound, all.upperBound), all.lowerBound)..<all.upperBound
    if !start.isEmpty { before.append(hidden(start, group)) }
    if !end.isEmpty { after.append(hidden(end, group)) }
  }

  func section(_ section: ListSection) -> ListSection {
    var section = section
    section.before = before
    section.after = after
    section.groups = groups
    section.place = sectionStart + section.firstRow
    return section
  }
}

/// The ids of what is in further rows of one prototype.
package enum RowID {
  private static let start = "ninefold:row:"

  /// - Parameter row: its number, or what it is instead.
  static func prefix(_ section: Int, _ row: some CustomStringConvertible) -> String {
    "\(start)\(section).\(row):"
  }

  /// The id of the element that a view with this id stands for; of an implicit rule, which has the id of its
  /// view in its own, that of the element's.
  package static func element(of id: String) -> String {
    var parts = id.split(separator: ":", omittingEmptySubsequences: false)
    while let place = parts.firstIndex(of: "row"), place > 0, parts[place - 1] == "ninefold",
      place + 2 < parts.count
    {
      parts.removeSubrange((place - 1)...(place + 1))
    }
    return parts.joined(separator: ":")
  }

  /// What ids begin with in each of the rows that have some of these ids, in their order.
  static func prefixes(of ids: some Sequence<String>) -> [String] {
    var seen: Set<Substring> = []
    return ids.compactMap { id in
      prefix(of: id).flatMap { seen.insert($0).inserted ? String($0) : nil }
    }
  }

  /// The places of all rows that something is in, with the colon at the end; nil for the document's own ids.
  private static func prefix(of id: String) -> Substring? {
    var rest = id[...]
    while rest.hasPrefix(start), let end = rest.dropFirst(start.count).firstIndex(of: ":") {
      rest = rest[rest.index(after: end)...]
    }
    return rest.startIndex > id.startIndex ? id[..<rest.startIndex] : nil
  }

  /// The section and the row that a view with this id is in, of the innermost list; nil for what has the document's
  /// own id.
  package static func place(of id: String) -> (section: Int, row: Int)? {
    guard let place = prefix(of: id)?.dropLast().split(separator: ":").last else { return nil }
    let numbers = place.split(separator: ".").compactMap { Int($0) }
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
