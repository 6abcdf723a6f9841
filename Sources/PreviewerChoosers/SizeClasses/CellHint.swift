import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// What is told of a cell of the size-class grid while it is pointed at or has the keyboard: a small picture of the
/// scene there, the devices that tell what the cell is for, and what it has otherwise than the base.
@MainActor
final class CellHint {
  private let cells: CellNavigation
  private let scenes: CellScenes
  private let painter: CellPainter
  private let grid: SizeClassGridView
  private let popover = Object(gtk_popover_new())
  private let picture: CellPicture
  private let heading = Object.label()
  private let devices = Object.label(wraps: true)
  private let difference = Object.label(wraps: true)
  private var waiting: Timer?
  private var cell: SizeClassCell?

  /// Logical pixels.
  private static let pictureSize: Int32 = 88
  private static let textWidth: Int32 = 230
  /// Of what a cell has otherwise: four lines.
  private static let mostLetters = 110
  /// Milliseconds for which one points at a cell before something is told; while something is, the next one comes
  /// at once.
  private static let delay = 350

  init(
    over grid: SizeClassGridView, cells: CellNavigation, document: DocumentSession,
    scenes: CellScenes, painter: CellPainter
  ) {
    (self.grid, self.cells, self.scenes, self.painter) = (grid, cells, scenes, painter)
    picture = CellPicture(.any, size: Self.pictureSize, scenes: scenes, painter: painter)
    build()
    document.observe { [weak self] in
      if case .opened = $0, self?.isShown == true { self?.hide() }
    }
    cells.observe { [weak self] in if self?.isShown == true { self?.fill() } }
  }

  /// Takes it out of the window, which goes away.
  func disconnect() {
    waiting?.cancel()
    gtk_widget_unparent(popover.widget)
  }

  var isShown: Bool { cell != nil && popover.isVisible }

  /// - Parameter cell: Nil once none is pointed at.
  func show(_ cell: SizeClassCell?) {
    self.cell = cell
    waiting?.cancel()
    waiting = nil
    if popover.isVisible, cell != nil { return showNow() }
    // From one cell to the next there is a moment without any.
    waiting = Timer(after: Self.delay) { [weak self] in
      if self?.cell == nil { self?.hide() } else { self?.showNow() }
    }
  }

  /// Draws the picture again, when it is there.
  func redraw() {
    picture.redraw()
  }

  private func build() {
    gtk_widget_set_parent(popover.widget, grid.root.widget)
    // It takes neither the pointer nor the keyboard.
    gtk_popover_set_autohide(popover.pointer(), 0)
    gtk_popover_set_position(popover.pointer(), GTK_POS_BOTTOM)
    gtk_widget_set_can_target(popover.widget, 0)
    gtk_widget_set_can_focus(popover.widget, 0)
    heading.addStyle("heading")
    devices.addStyle("caption")
    difference.addStyle("caption")
    let keys = Object.label(
      localized("Click: go there · Shift+click: compare"), wraps: true)
    keys.addStyle("caption", "dim-label")
    let texts = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    // In a window at the display's edge there is no room for more on both sides of the grid.
    gtk_widget_set_size_request(texts.widget, Self.textWidth, -1)
    for label in [heading, devices, difference, keys] {
      gtk_label_set_max_width_chars(label.opaque, 20)
      texts.append(label)
    }
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    gtk_widget_set_valign(picture.area.widget, GTK_ALIGN_START)
    box.append(picture.area)
    box.append(texts)
    box.setMargins(6)
    gtk_popover_set_child(popover.pointer(), box.widget)
  }

  private func showNow() {
    guard let cell, let button = grid.button(of: cell) else { return }
    fill()
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(button.widget, grid.root.widget, 0, 0, &x, &y)
    var place = GdkRectangle(
      x: gint(x), y: gint(y), width: gtk_widget_get_width(button.widget),
      height: gtk_widget_get_height(grid.root.widget) - gint(y))
    gtk_popover_set_pointing_to(popover.pointer(), &place)
    scenes.want([cell])
    gtk_popover_popup(popover.pointer())
  }

  private func hide() {
    gtk_popover_popdown(popover.pointer())
    scenes.want([])
  }

  private func fill() {
    guard let cell else { return }
    picture.cell = cell
    let isBase = cell == .any
    heading.setText(isBase ? "\(cell.label) · \(localized("base design"))" : cell.label)
    devices.setText(cells.devicesTelling(cell))
    difference.isVisible = !isBase
    difference.setText(cells.differenceSentence(in: cell, within: Self.mostLetters))
  }
}
