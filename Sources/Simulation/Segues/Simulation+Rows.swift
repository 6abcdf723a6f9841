import Companion
import InterfaceBuilder
import Localization
import Scenes

/// Rows of tables.
extension Simulation {
  /// Uses a row of a controller's table, or of the first table on screen, the front one first: the
  /// segue of its cell is performed and code is told, both. The segue is prepared before that. Source:
  /// issue 635 of patchthecode/JTAppleCalendar (`prepare(for:sender:)` before the delegate's
  /// `didSelect`); “The dreaded double-segue mistake” at programmingios.net.
  mutating func selectRow(
    section: Int, row: Int, in id: ControllerID? = nil
  ) throws(SimulationError) {
    let (source, place) = try visibleRow(section: section, row: row, in: id)
    select(place, in: source)
    let start = outcome.events.count
    if let cell = place.cell { try performSegue(of: cell, in: source, row: place) }
    // What appears for the segue does so once the touch has been handled.
    let told = Event(
      .init(.viewController, source.name), .didSelectRow(section: section, row: row))
    let end = outcome.events[start...].firstIndex(where: \.kind.isOfView)
    outcome.events.insert(told, at: end ?? outcome.events.endIndex)
    guard let cell = place.cell, controllers[source] != nil else { return }
    try send(by: cell, in: source, row: place)
  }

  /// Taps the accessory button of a row, which selects nothing.
  mutating func tapAccessory(
    section: Int, row: Int, in id: ControllerID? = nil
  ) throws(SimulationError) {
    let (source, place) = try visibleRow(section: section, row: row, in: id)
    log(source, .accessoryButtonTapped(section: section, row: row))
    if let cell = place.cell {
      try performSegue(of: cell, in: source, row: place, isAccessory: true)
    }
  }

  // MARK: Selection

  /// A row that is chosen stays highlighted. Source: the documentation of UITableView,
  /// `allowsSelection` and `allowsMultipleSelection`.
  mutating func select(_ row: TableRow, in id: ControllerID) {
    guard let table = row.table.id, TableView(row.table).allowsSelection else { return }
    let selected = SelectedRow(
      table: table, section: row.section, row: row.row, cell: row.cell?.id)
    let isMultiple = TableView(row.table).allowsMultipleSelection
    var others = controllers[id]?.selectedRows ?? []
    if isMultiple, others.remove(selected) != nil {
      controllers[id]?.selectedRows = others
      return
    }
    controllers[id]?.selectedRows =
      isMultiple ? others.union([selected]) : others.filter { $0.table != table }.union([selected])
  }

  /// A table view controller clears its selection when its view will appear; others leave that to code.
  /// Source: the documentation of UITableViewController.clearsSelectionOnViewWillAppear.
  mutating func clearSelection(_ id: ControllerID) {
    let controller = ViewController(element(of: id))
    guard controller.isTableViewController, controller.clearsSelectionOnAppearing else { return }
    controllers[id]?.selectedRows = []
  }

  // MARK: Finding

  /// A row of a controller's table, or of the first table on screen, and the controller.
  private func visibleRow(
    section: Int, row: Int, in id: ControllerID?
  ) throws(SimulationError) -> (ControllerID, TableRow) {
    for source in visibleControllers.reversed() where id == nil || source == id {
      guard let table = table(of: source) else { continue }
      guard let place = TableRow(in: table, declared: list(table, in: source), section, row) else {
        throw SimulationError(
          .noSuchRow, localized("The table has no row %1$s in section %2$s.", row, section),
          line: table.line)
      }
      return (source, place)
    }
    throw SimulationError(.noSuchRow, localized("No table of a document is on screen."))
  }

  private func table(of id: ControllerID) -> Element? {
    element(of: id)?.subtree.first { $0.name == "tableView" }
  }

  /// The row of a controller's table that an element is in; nil where it is in none.
  /// - Parameter name: the id of its view, which says which row; without it the cell's first one.
  func row(around element: Element, named name: String? = nil, in id: ControllerID) -> TableRow? {
    var cell: Element? = element
    while let at = cell, at.name != "tableViewCell" { cell = at.parent }
    guard let cell, let table = table(of: id) else { return nil }
    let content = list(table, in: id)
    if let (section, row) = name.flatMap(RowID.place) {
      return content == nil && table.tableSections.isEmpty
        ? TableRow(prototype: cell, at: row, in: table)
        : TableRow(in: table, declared: content, section, row)
    }
    return TableRow.first(of: cell, in: table, declared: content)
  }

  /// What a table is declared to show.
  private func list(_ table: Element, in source: ControllerID) -> ListContent? {
    guard let controller = controllers[source] else { return nil }
    var names = controller.names.union([table.id, table.userLabel].compactMap { $0 })
    names.formUnion(
      controller.element?.outlets.filter { $0.destination == table.id }.compactMap(\.property) ?? []
    )
    return (declared(\.lists) + controller.passed.lists)
      .content(of: names, in: circumstances(of: source))
  }
}

extension Event.Kind {
  /// Whether it is about a view that is loaded, comes or goes.
  fileprivate var isOfView: Bool {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
    default: false
    }
  }
}
