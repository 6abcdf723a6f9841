import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The 3×3 grid of size classes: a group of radio buttons that is one stop for the Tab key, in which arrow keys
/// move. Compact is at the left and at the top on any desktop, as on the canvas.
@MainActor
package class SizeClassGridView {
  /// A cell is pointed at, or the keyboard has moved to it; nil once it is left.
  var onExplain: (@MainActor (SizeClassCell?) -> Void)?
  package var onChoose: (@MainActor (SizeClassCell) -> Void)?
  /// A cell is wanted beside what is compared.
  package var onCompare: (@MainActor (SizeClassCell) -> Void)?

  package let root = Object(type: gtk_grid_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
  private let buttons: [[Object]]
  private(set) var content = SizeClassGridContent()
  private var focused = (row: 1, column: 1)
  /// Whether arrow keys choose at once.
  private let choosesByMoving: Bool
  /// While the grid itself changes what is pressed.
  private var isUpdating = false

  /// - Parameters:
  ///   - offset: Of the first cell in the grid: there may be titles before it.
  ///   - choosesByMoving: Whether arrow keys choose at once; otherwise Enter and Space do.
  package init(offset: Int32, choosesByMoving: Bool) {
    self.choosesByMoving = choosesByMoving
    buttons = SizeClassGrid.cells.map { row in
      row.map { _ in
        Object(type: gtk_toggle_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO)
      }
    }
    root.setLeftToRight()
    Accessible(root.widget).setLabel(localized("Size class"))
    forEachCell { cell, button, row, column in
      gtk_grid_attach(
        root.pointer(), button.widget, Int32(column) + offset, Int32(row) + offset, 1, 1)
      connect(button, of: cell)
    }
    addKeys()
    addCompareClick()
    update()
  }

  package func button(of cell: SizeClassCell) -> Object? {
    place(of: cell).map { buttons[$0.row][$0.column] }
  }

  package func show(_ content: SizeClassGridContent) {
    guard content != self.content else { return }
    self.content = content
    update()
  }

  /// - Returns: False where nothing can be chosen.
  func focusCurrent() -> Bool {
    let place = content.shown.flatMap { self.place(of: $0) } ?? focused
    moveStop(to: place)
    return gtk_widget_grab_focus(buttons[place.row][place.column].widget) != 0
  }

  /// What assistive technology reads of a cell: "Width compact, height regular: shown; differs from base".
  private func name(of cell: SizeClassCell) -> String {
    let facts =
      [
        content.shown == cell && content.facts.isEmpty ? localized("shown") : nil,
        content.varied == cell ? localized("changes apply here") : nil,
        content.selected.contains(cell)
          ? localized("the selection differs from the base")
          : content.differing.contains(cell) ? localized("differs from the base") : nil,
      ].compactMap(\.self) + (content.facts[cell] ?? [])
    let name = CellMeaning(cell: cell).name
    return facts.isEmpty ? name : localized("%1$s: %2$s", name, facts.joined(separator: "; "))
  }

  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    forEachCell { cell, button, _, _ in
      let isShown = content.shown == cell
      gtk_toggle_button_set_active(button.pointer(), isShown ? 1 : 0)
      Accessible(button.widget).setChecked(isShown)
      Accessible(button.widget).setLabel(name(of: cell))
      button.setStyle("varied", content.varied == cell)
      button.setStyle("differs", content.differing.contains(cell))
      button.setStyle("of-selection", content.selected.contains(cell))
    }
    let hasFocus = buttons.joined().contains { gtk_widget_has_focus($0.widget) != 0 }
    if !hasFocus, let place = content.shown.flatMap({ place(of: $0) }) { moveStop(to: place) }
  }

  private func focus(_ cell: SizeClassCell) {
    guard let place = place(of: cell) else { return }
    let button = buttons[place.row][place.column]
    // The focus moves before its old place stops taking it, so that it never leaves the grid.
    gtk_widget_set_focusable(button.widget, 1)
    gtk_widget_grab_focus(button.widget)
    moveStop(to: place)
  }

  // MARK: - Pointer

  private func connect(_ button: Object, of cell: SizeClassCell) {
    Signal.on(button.raw, "toggled") { [weak self] in
      guard let self, !isUpdating else { return }
      // The grid shows what is chosen, once it is; arrow keys go on from here.
      update()
      focus(cell)
      onChoose?(cell)
    }
    if let pointer = gtk_event_controller_motion_new() {
      let raw = UnsafeMutableRawPointer(pointer)
      Signal.onPoint(raw, "enter") { [weak self] _, _ in self?.onExplain?(cell) }
      Signal.on(raw, "leave") { [weak self] in self?.onExplain?(nil) }
      gtk_widget_add_controller(button.widget, pointer)
    }
    if let focus = gtk_event_controller_focus_new() {
      let raw = UnsafeMutableRawPointer(focus)
      Signal.on(raw, "enter") { [weak self] in self?.onExplain?(cell) }
      Signal.on(raw, "leave") { [weak self] in self?.onExplain?(nil) }
      gtk_widget_add_controller(button.widget, focus)
    }
  }

  /// With Shift a click doesn't press the button: the grid takes it before the button has it.
  private func addCompareClick() {
    guard let click = gtk_gesture_click_new() else { return }
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    let raw = UnsafeMutableRawPointer(click)
    Signal.onPress(raw, "pressed") { [weak self] _, x, y in
      let click = OpaquePointer(raw)
      let state = gtk_event_controller_get_current_event_state(click).rawValue
      guard let self, state & GDK_SHIFT_MASK.rawValue != 0, let onCompare, let cell = cell(x, y)
      else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      onCompare(cell)
    }
    gtk_widget_add_controller(root.widget, click)
  }

  /// The cell at a place in the grid; nil between cells.
  private func cell(_ x: Double, _ y: Double) -> SizeClassCell? {
    var found: SizeClassCell?
    forEachCell { cell, button, _, _ in
      var (left, top) = (0.0, 0.0)
      gtk_widget_translate_coordinates(button.widget, root.widget, 0, 0, &left, &top)
      if x >= left, y >= top, x < left + Double(gtk_widget_get_width(button.widget)),
        y < top + Double(gtk_widget_get_height(button.widget))
      {
        found = cell
      }
    }
    return found
  }

  // MARK: - Keyboard

  private func addKeys() {
    guard let keys = gtk_event_controller_key_new() else { return }
    // Before GtkWindow's own idea of where arrow keys lead.
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
      self?.typed(Int32(key), withShift: modifiers & GDK_SHIFT_MASK.rawValue != 0) ?? false
    }
    gtk_widget_add_controller(root.widget, keys)
  }

  private func typed(_ key: Int32, withShift: Bool) -> Bool {
    var place = focused
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: place.row -= 1
    case GDK_KEY_Down, GDK_KEY_KP_Down: place.row += 1
    case GDK_KEY_Left, GDK_KEY_KP_Left: place.column -= 1
    case GDK_KEY_Right, GDK_KEY_KP_Right: place.column += 1
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space:
      guard withShift, let onCompare else { return false }
      onCompare(SizeClassGrid.cells[focused.row][focused.column])
      return true
    default: return false
    }
    guard buttons.indices.contains(place.row), buttons.indices.contains(place.column) else {
      return true
    }
    let cell = SizeClassGrid.cells[place.row][place.column]
    focus(cell)
    if choosesByMoving { onChoose?(cell) }
    return true
  }

  /// Only one button takes the focus, so that Tab goes past the others.
  private func moveStop(to place: (row: Int, column: Int)) {
    focused = place
    for (row, cells) in buttons.enumerated() {
      for (column, button) in cells.enumerated() {
        gtk_widget_set_focusable(button.widget, (row, column) == place ? 1 : 0)
      }
    }
  }

  // MARK: - Cells

  package func forEachCell(
    _ body: (_ cell: SizeClassCell, _ button: Object, _ row: Int, _ column: Int) -> Void
  ) {
    for (row, cells) in SizeClassGrid.cells.enumerated() {
      for (column, cell) in cells.enumerated() { body(cell, buttons[row][column], row, column) }
    }
  }

  private func place(of cell: SizeClassCell) -> (row: Int, column: Int)? {
    for (row, cells) in SizeClassGrid.cells.enumerated() {
      if let column = cells.firstIndex(of: cell) { return (row, column) }
    }
    return nil
  }
}
