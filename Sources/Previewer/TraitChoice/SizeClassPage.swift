import CGtk
import Localization
import Traits

/// The size-class grid, and what the cell that is pointed at stands for.
@MainActor
final class SizeClassPage {
  /// Told when a cell has been chosen.
  var onChoose: (@MainActor () -> Void)?
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let preview: Preview
  private let grid = SizeClassGridView()
  private let reason = Object.reason()
  private let heading = Object(gtk_label_new(""))
  private let size = Object(gtk_label_new(""))
  private let devices = Object(gtk_label_new(""))
  private let variation = Object(gtk_label_new(""))
  /// In which the document varies, and what is selected.
  private var marks: (document: Set<SizeClassCell>, selected: Set<SizeClassCell>) = ([], [])

  /// Logical pixels.
  private static let mostDevicesHeight: Int32 = 180

  init(preview: Preview) {
    self.preview = preview
    build()
    grid.onExplain = { [weak self] in self?.explain($0) }
    grid.onChoose = { [weak self] cell in
      self?.onChoose?()
      self?.preview.choose(.cell(cell))
    }
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

  /// - Returns: False where nothing can be chosen.
  func focusChosen() -> Bool { grid.focusCurrent() }

  private func build() {
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
    box.append(reason)
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
  }

  private func update() {
    let cell = preview.cell
    let why = preview.reasonWithoutGrid
    reason.isVisible = why != nil
    reason.setText(why.map { localized("Size classes are off: %1$s", $0) } ?? "")
    gtk_widget_set_sensitive(grid.root.widget, why == nil ? 1 : 0)
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
      ElementVariations.cells(in: preview.facts.variations, of: nil),
      ids.map { ElementVariations.cells(in: preview.facts.variations, of: $0) } ?? []
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
