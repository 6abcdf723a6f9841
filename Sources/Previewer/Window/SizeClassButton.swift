import CGtk
import Localization
import Traits

/// The button that shows the current cell of the size-class grid, with the grid in its popover.
@MainActor
final class SizeClassButton {
  private let preview: Preview
  private let button: ChooserButton
  private let grid = SizeClassGridView()
  private let heading = Object(gtk_label_new(""))
  private let size = Object(gtk_label_new(""))
  private let devices = Object(gtk_label_new(""))
  private let variation = Object(gtk_label_new(""))
  /// In which the document varies, and what is selected.
  private var marks: (document: Set<SizeClassCell>, selected: Set<SizeClassCell>) = ([], [])

  /// Logical pixels.
  private static let mostDevicesHeight: Int32 = 180

  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "size_class", action: "win.size-class")
    buildPopover()
    grid.onExplain = { [weak self] in self?.explain($0) }
    grid.onChoose = { [weak self] cell in
      guard let self else { return }
      button.popDown()
      self.preview.choose(.cell(cell))
    }
    button.focus = { [weak self] in self?.grid.focusCurrent() }
    preview.observe { [weak self] change in
      switch change {
      case .choice, .mode: self?.update()
      case .scenes:
        self?.update()
        self?.mark()
      case .selection: self?.mark()
      default: break
      }
    }
    update()
  }

  func popUp() {
    button.popUp()
  }

  private func buildPopover() {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    heading.addStyle("heading")
    size.addStyle("dim-label")
    variation.addStyle("caption")
    for label in [heading, size, devices, variation] {
      gtk_label_set_xalign(label.opaque, 0)
    }
    gtk_label_set_wrap(devices.opaque, 1)
    gtk_label_set_max_width_chars(devices.opaque, 56)
    gtk_label_set_yalign(devices.opaque, 0)

    // As high as the longest explanation, so that nothing jumps as one moves over the cells.
    devices.addStyle("size-class-meaning")

    let title = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    gtk_widget_set_hexpand(heading.widget, 1)
    title.append(heading)
    title.append(size)
    box.append(grid.root)
    box.append(title)
    // With large text it would be higher than small screens.
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, Self.mostDevicesHeight)
    gtk_scrolled_window_set_child(scroller.opaque, devices.widget)
    box.append(scroller)
    box.append(variation)
    box.setMargins(6)
    button.setContent(box)
  }

  private func update() {
    let cell = preview.cell
    let reason = preview.reasonWithoutGrid
    button.setSensitive(reason == nil)
    button.setTooltip(
      reason.map { localized("Size classes are off: %1$s", $0) } ?? localized("Size class (Ctrl+G)")
    )
    button.show(
      cell?.shortLabel ?? localized("Size class"),
      name: localized("Size class: %1$s", cell?.label ?? localized("unknown")))
    grid.show(cell ?? .any)
    explain(cell ?? .any)
  }

  private func mark() {
    let ids = preview.selection.map { selection in
      Set(
        preview.selectedViews
          + (selection.view.flatMap { preview.scene(selection.scene)?.constraints(on: $0) } ?? [])
          .map(\.id))
    }
    marks = (
      ElementVariations.cells(in: preview.variations, of: nil),
      ids.map { ElementVariations.cells(in: preview.variations, of: $0) } ?? []
    )
    grid.mark(marks.document, selected: marks.selected)
    explain(preview.cell ?? .any)
  }

  private func explain(_ cell: SizeClassCell) {
    let meaning = CellMeaning(cell: cell)
    heading.setText(cell.label)
    size.setText(cell == .any ? meaning.size + " · " + localized("base design") : meaning.size)
    devices.setText(meaning.devices(in: preview.catalogue))
    let elements = preview.selectedElements
    let name =
      elements.count > 1
      ? localized("%1$s view", plural: "%1$s views", elements.count) : elements.first?.name
    variation.setText(
      marks.selected.contains(cell)
        ? localized("◆ “%1$s” varies here.", name ?? localized("The selection"))
        : marks.document.contains(cell) ? localized("◇ The document varies here.") : "")
  }
}
