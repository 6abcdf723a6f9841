import CGtk
import Localization
import Traits

/// What varies of a view or constraint beside whether it is installed: each property with its value in the
/// base and in each size class.
@MainActor
final class VariedValueRows {
  struct Element: Equatable {
    var id: String
    var name: String
    var values: [ElementVariations.Property]
    var isEditable: Bool
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
  private let edit: @MainActor (DocumentEdit) -> Void
  private var element: Element?

  init(edit: @escaping @MainActor (DocumentEdit) -> Void) {
    self.edit = edit
  }

  func show(_ element: Element) {
    guard element != self.element else { return }
    self.element = element
    let hadFocus = gtk_widget_get_focus_child(box.widget) != nil
    defer {
      // What was removed had the focus; the next such button gets it, or what comes then.
      if hadFocus, gtk_widget_child_focus(box.widget, GTK_DIR_TAB_FORWARD) == 0,
        let parent = gtk_widget_get_parent(box.widget)
      {
        _ = gtk_widget_child_focus(parent, GTK_DIR_TAB_FORWARD)
      }
    }
    while let child = gtk_widget_get_first_child(box.widget) {
      gtk_box_remove(box.pointer(), child)
    }
    for property in element.values {
      let title = Object.label(PropertyName(property.name).title, wraps: true)
      title.addStyle("figure")
      box.append(title)
      add(
        .any, property.base ?? localized("Not set"),
        [localized("base")] + (property.baseCounts ? [localized("in effect")] : []))
      for entry in property.cases {
        let phrase = entry.cell.map(\.label) ?? entry.name
        add(
          entry.cell, entry.value,
          [phrase, localized("line %1$s", entry.line)]
            + (entry.counts ? [localized("in effect")] : []),
          removing: element.isEditable
            ? property.keyToRemove.flatMap { key in entry.cell.map { (key, $0) } } : nil)
      }
    }
  }

  /// A value as people read it.
  private static func words(for value: String) -> String {
    switch value {
    case "": localized("Empty")
    case "YES": localized("Yes")
    case "NO": localized("No")
    default: value.isolated
    }
  }

  private func add(
    _ cell: SizeClassCell?, _ value: String, _ details: [String],
    removing removed: (key: String, cell: SizeClassCell)? = nil
  ) {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    if let cell { row.append(MiniGrid.make(cell)) }
    let text = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_hexpand(text.widget, 1)
    text.append(Object.label(Self.words(for: value), wraps: true))
    let detail = Object.label(details.joined(separator: " · "), wraps: true)
    detail.addStyle("dim-label", "caption")
    text.append(detail)
    row.append(text)
    if let removed, let element {
      let remove = Object(gtk_button_new_from_icon_name("list-remove-symbolic"))
      remove.addStyle("flat")
      gtk_widget_set_valign(remove.widget, GTK_ALIGN_CENTER)
      let phrase = CellMeaning(cell: removed.cell).phrase
      let name = localized("Remove %1$s for %2$s", PropertyName(removed.key).words, phrase)
      gtk_widget_set_tooltip_text(remove.widget, name)
      Accessible(remove.widget).setLabel(name)
      Signal.on(remove.raw, "clicked") { [weak self] in
        self?.edit(
          .set(removed.key, of: element.id, to: nil, named: element.name, in: removed.cell))
      }
      row.append(remove)
    }
    box.append(row)
  }
}
