import CGtk
import Localization
import Traits

/// The 3×3 grid of size classes: a group of radio buttons that is one stop for the Tab key, in which
/// arrow keys move and Enter or Space chooses.
@MainActor
final class SizeClassGridView {
  /// A cell is pointed at, or the keyboard has moved to it.
  var onExplain: (@MainActor (SizeClassCell) -> Void)?
  var onChoose: (@MainActor (SizeClassCell) -> Void)?

  private let grid = Object(type: gtk_grid_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
  private let buttons: [[Object]]
  private var current = (row: 1, column: 1)
  private var focused = (row: 1, column: 1)
  /// While the grid itself changes what is pressed.
  private var isUpdating = false

  var root: Object { grid }

  init() {
    buttons = SizeClassGrid.cells.map { row in
      row.map { _ in
        Object(type: gtk_toggle_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO)
      }
    }
    Accessible(grid.widget).setLabel(localized("Size class"))
    gtk_grid_set_row_spacing(grid.pointer(), 3)
    gtk_grid_set_column_spacing(grid.pointer(), 3)
    addTitles()
    for (row, cells) in SizeClassGrid.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        add(cell, row: row, column: column)
      }
    }
    let keys = gtk_event_controller_key_new()
    // Before GtkWindow's own idea of where arrow keys lead.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    if let keys {
      Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
        self?.typed(key) ?? false
      }
    }
    gtk_widget_add_controller(grid.widget, keys)
    show(.any)
  }

  /// Marks a cell as the one that is shown.
  func show(_ cell: SizeClassCell) {
    isUpdating = true
    defer { isUpdating = false }
    for (row, cells) in SizeClassGrid.cells.enumerated() {
      for (column, candidate) in cells.enumerated() {
        let isCurrent = candidate == cell
        if isCurrent { current = (row, column) }
        gtk_toggle_button_set_active(buttons[row][column].pointer(), isCurrent ? 1 : 0)
        Accessible(buttons[row][column].widget).setChecked(isCurrent)
      }
    }
    moveStop(to: current)
  }

  /// Marks the cells in which the document, and what is selected, varies.
  func mark(_ document: Set<SizeClassCell>, selected: Set<SizeClassCell>) {
    for (row, cells) in SizeClassGrid.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        let button = buttons[row][column]
        let mark = selected.contains(cell) ? "◆" : document.contains(cell) ? "◇" : nil
        gtk_button_set_label(
          button.pointer(), [cell.shortLabel, mark].compactMap(\.self).joined(separator: "\n"))
        if let label = gtk_button_get_child(button.pointer()) {
          gtk_label_set_justify(OpaquePointer(label), GTK_JUSTIFY_CENTER)
        }
        // GTK has told assistive technology the text instead.
        Accessible(button.widget).setLabel(CellMeaning(cell: cell).name)
        let what =
          selected.contains(cell)
          ? localized("The selection varies here") : localized("The document varies here")
        Accessible(button.widget).setDescription(mark == nil ? "" : what)
      }
    }
  }

  /// - Returns: False where nothing can be chosen.
  func focusCurrent() -> Bool {
    moveStop(to: current)
    return gtk_widget_grab_focus(buttons[current.row][current.column].widget) != 0
  }

  // MARK: - Building

  private func addTitles() {
    for (index, name) in [
      localized("Compact"), localized("Any", context: "size class"), localized("Regular"),
    ].enumerated() {
      for isColumn in [true, false] {
        let label = Object(gtk_label_new(name))
        label.addStyle("dim-label")
        label.addStyle("caption")
        if !isColumn { gtk_label_set_xalign(label.opaque, 1) }
        let (column, row) = isColumn ? (index + 1, 0) : (0, index + 1)
        gtk_grid_attach(grid.pointer(), label.widget, Int32(column), Int32(row), 1, 1)
      }
    }
    let corner = Object(gtk_label_new("h \\ w"))
    corner.addStyle("dim-label")
    gtk_label_set_xalign(corner.opaque, 1)
    gtk_grid_attach(grid.pointer(), corner.widget, 0, 0, 1, 1)
  }

  private func add(_ cell: SizeClassCell, row: Int, column: Int) {
    let button = buttons[row][column]
    gtk_button_set_label(button.pointer(), cell.shortLabel)
    button.addStyle("size-class-cell")
    gtk_widget_set_hexpand(button.widget, 1)
    Accessible(button.widget).setLabel(CellMeaning(cell: cell).name)
    gtk_grid_attach(grid.pointer(), button.widget, Int32(column + 1), Int32(row + 1), 1, 1)

    Signal.on(button.raw, "toggled") { [weak self] in
      guard let self, !isUpdating else { return }
      // Choosing the cell that is shown leaves it chosen.
      show(cell)
      onChoose?(cell)
    }
    let pointer = gtk_event_controller_motion_new()
    if let pointer {
      Signal.onPoint(UnsafeMutableRawPointer(pointer), "enter") { [weak self] _, _ in
        self?.onExplain?(cell)
      }
    }
    gtk_widget_add_controller(button.widget, pointer)
    let focus = gtk_event_controller_focus_new()
    if let focus {
      Signal.on(UnsafeMutableRawPointer(focus), "enter") { [weak self] in
        self?.onExplain?(cell)
      }
    }
    gtk_widget_add_controller(button.widget, focus)
  }

  // MARK: - Keyboard

  /// Only one button takes the focus, so that Tab goes past the others.
  private func moveStop(to place: (row: Int, column: Int)) {
    focused = place
    for (row, cells) in buttons.enumerated() {
      for (column, button) in cells.enumerated() {
        gtk_widget_set_focusable(button.widget, (row, column) == place ? 1 : 0)
      }
    }
  }

  private func typed(_ key: UInt32) -> Bool {
    var place = focused
    switch Int32(key) {
    case GDK_KEY_Up, GDK_KEY_KP_Up: place.row -= 1
    case GDK_KEY_Down, GDK_KEY_KP_Down: place.row += 1
    case GDK_KEY_Left, GDK_KEY_KP_Left: place.column -= 1
    case GDK_KEY_Right, GDK_KEY_KP_Right: place.column += 1
    default: return false
    }
    guard buttons.indices.contains(place.row), buttons.indices.contains(place.column) else {
      return true
    }
    // The focus moves before its old place stops taking it, so that it never leaves the grid.
    gtk_widget_set_focusable(buttons[place.row][place.column].widget, 1)
    gtk_widget_grab_focus(buttons[place.row][place.column].widget)
    moveStop(to: place)
    return true
  }
}
