import CGtk
import Localization
import PreviewerChoosers
import PreviewerGtk
import PreviewerModel
import Traits

/// What one property has in each of the nine size classes: what the document says of a class itself stands out, what
/// it has from a more general one is dim. Below the grid is what there is to do with the class that is chosen in it.
@MainActor
final class VariationGrid {
  /// What a size class has.
  struct Cell: Equatable {
    /// As people read it.
    var text: String
    /// What assistive technology reads; nil for the text.
    var words: String?
    /// Whether the document says something of this very class; the middle is the base's.
    var isOwn: Bool
    /// Whether that is what holds on the canvas that is shown.
    var counts: Bool
    /// Where it is written; nil for the base's, or of several views.
    var line: Int?
    /// Of a property that is there or not; nil where several views differ.
    var isOn: Bool?
  }

  struct Content: Equatable {
    /// Tells what is shown from the properties of other elements.
    var id: String
    var title: String
    /// What assistive technology calls the grid.
    var label: String
    var cells: [SizeClassCell: Cell]
    /// What other traits than size classes say, a line each.
    var others: [String] = []
    var isEditable: Bool
    /// The classes whose own value can be taken away.
    var removable: Set<SizeClassCell> = []
    /// Of a property that is there or not: what the box for it says.
    var check: String?
  }

  /// What can be done with the chosen class.
  struct Actions {
    /// Goes there.
    var show: @MainActor (SizeClassCell) -> Void
    var remove: @MainActor (SizeClassCell) -> Void
    /// Of a property that is there or not.
    var set: @MainActor (Bool, SizeClassCell) -> Void = { _, _ in }
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let actions: Actions
  private let title = Object.label(wraps: true)
  private let grid = SizeClassGridView(offset: 1, choosesByMoving: true)
  private var texts: [SizeClassCell: Object] = [:]
  private let others = Object.label(wraps: true)
  private let phrase = Object.label(wraps: true)
  private let detail = Object.label(wraps: true)
  private let check = Object(gtk_check_button_new_with_label(""))
  private let remove = Object(gtk_button_new_with_label(localized("Remove")))
  private let show = Object(gtk_button_new_with_label(localized("Show")))
  private var content: Content?
  private var chosen = SizeClassCell.any
  /// While the box follows the document rather than leads it.
  private var isFollowing = false

  init(_ actions: Actions) {
    self.actions = actions
    box.addStyle("variation")
    title.addStyle("figure")
    box.append(title)
    makeGrid()
    box.append(grid.root)
    for label in [others, detail] { label.addStyle("dim-label", "caption") }
    box.append(others)
    box.append(makeDetails())
    grid.onChoose = { [weak self] in self?.choose($0) }
  }

  // MARK: - Making

  private func makeGrid() {
    grid.root.addStyle("variation-grid")
    gtk_grid_set_row_spacing(grid.root.pointer(), 3)
    gtk_grid_set_column_spacing(grid.root.pointer(), 3)
    let names = ["C", "Any", "R"]  // Not translated: as cells are called.
    for (place, name) in names.enumerated() {
      for isColumn in [true, false] {
        let sign = isColumn ? "w" : "h"  // Not translated.
        let heading = Object(gtk_label_new(sign + name))
        heading.addStyle("dim-label", "caption")
        if !isColumn { gtk_label_set_xalign(heading.opaque, 1) }
        let along = Int32(place + 1)
        gtk_grid_attach(
          grid.root.pointer(), heading.widget, isColumn ? along : 0, isColumn ? 0 : along, 1, 1)
      }
    }
    grid.forEachCell { cell, button, _, _ in
      let text = Object(gtk_label_new(""))
      gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_width_chars(text.opaque, 4)
      gtk_label_set_max_width_chars(text.opaque, 4)
      gtk_button_set_child(button.pointer(), text.widget)
      gtk_widget_set_hexpand(button.widget, 1)
      texts[cell] = text
    }
  }

  private func makeDetails() -> Object {
    let details = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
    details.append(phrase)
    details.append(detail)
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_hexpand(check.widget, 1)
    row.append(check)
    for button in [show, remove] {
      button.addStyle("small")
      row.append(button)
    }
    details.append(row)
    Signal.on(check.raw, "toggled") { [weak self] in
      guard let self, !isFollowing else { return }
      actions.set(gtk_check_button_get_active(check.pointer()) != 0, chosen)
      // Who is asked first may leave it as it is.
      showChosen()
    }
    Signal.on(remove.raw, "clicked") { [weak self] in self.map { $0.actions.remove($0.chosen) } }
    Signal.on(show.raw, "clicked") { [weak self] in self.map { $0.actions.show($0.chosen) } }
    return details
  }

  // MARK: - Showing

  /// - Parameter cell: The class that changes are for, which is chosen at first; nil for the one that holds.
  func show(_ content: Content, in cell: SizeClassCell?) {
    if content.id != self.content?.id {
      chosen = cell ?? content.cells.first { $0.value.counts && $0.value.isOwn }?.key ?? .any
    }
    guard content != self.content else { return }
    self.content = content
    title.setText(content.title)
    Accessible(grid.root.widget).setLabel(content.label)
    for (cell, text) in texts {
      let shown = content.cells[cell]
      text.setText(shown?.text ?? "")
      text.setStyle("inherited", shown?.isOwn == false)
      if let button = grid.button(of: cell) {
        button.setStyle("own", shown?.isOwn == true)
        button.setStyle("counts", shown?.counts == true)
        gtk_widget_set_tooltip_text(button.widget, shown.map { sentence(of: $0, in: cell) })
      }
    }
    others.setText(content.others.joined(separator: "\n"))
    others.isVisible = !content.others.isEmpty
    showChosen()
  }

  private func choose(_ cell: SizeClassCell) {
    chosen = cell
    showChosen()
  }

  private func showChosen() {
    guard let content else { return }
    isFollowing = true
    defer { isFollowing = false }
    let facts = content.cells.mapValues { [$0.words ?? $0.text] + notes(on: $0) }
    grid.show(SizeClassGridContent(shown: chosen, facts: facts))
    guard let cell = content.cells[chosen] else { return }
    let place = CellMeaning(cell: chosen).phrase
    phrase.setText(
      chosen == .any ? localized("Base: any width, any height") : place.capitalizedFirst)
    detail.setText(([cell.words ?? cell.text] + notes(on: cell)).joined(separator: " · "))
    check.isVisible = content.check != nil
    if let name = content.check {
      gtk_check_button_set_label(check.pointer(), name)
      Accessible(check.widget).setLabel(
        chosen == .any
          ? localized("Installed in the base") : localized("Installed for %1$s", place))
      gtk_check_button_set_inconsistent(check.pointer(), cell.isOn == nil ? 1 : 0)
      gtk_check_button_set_active(check.pointer(), cell.isOn == true ? 1 : 0)
      gtk_widget_set_sensitive(check.widget, content.isEditable ? 1 : 0)
    }
    Accessible(remove.widget).setLabel(localized("Remove %1$s for %2$s", content.title, place))
    gtk_widget_set_sensitive(
      remove.widget, content.isEditable && content.removable.contains(chosen) ? 1 : 0)
    Accessible(show.widget).setLabel(localized("Show %1$s", place))
  }

  private func notes(on cell: Cell) -> [String] {
    [
      cell.isOwn ? cell.line.map { localized("line %1$s", $0) } : localized("inherited"),
      cell.counts ? localized("in effect") : nil,
    ].compactMap(\.self)
  }

  private func sentence(of cell: Cell, in place: SizeClassCell) -> String {
    let facts = ([cell.words ?? cell.text] + notes(on: cell)).joined(separator: " · ")
    return "\(CellMeaning(cell: place).phrase.capitalizedFirst): \(facts)"
  }
}
