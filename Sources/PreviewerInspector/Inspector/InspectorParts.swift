import CGtk
import PreviewerGtk
import PreviewerModel

/// A part of what the inspector says of the selection.
enum InspectorPart: Equatable {
  /// A name, and what it stands for.
  struct Row: Equatable {
    var name: String
    var value: String
  }

  /// Something at the other end of a connection.
  struct Link: Equatable {
    var name: String
    var text: String
    /// What the text leads to.
    var target: Selection?
    var note: String?
  }

  /// What is selected: its name, what it is, how large, and where the document has it.
  case title(String, kind: String, size: String?, place: String?)
  case section(String)
  case note(String)
  case rows([Row])
  case links([Link])
  /// A button that opens a document.
  case reference(title: String, file: String)
}

/// A list of such parts in a box. Parts that stay as they are keep their widgets, so that a letter that is
/// typed into a text doesn't have everything made and measured again.
@MainActor
final class InspectorParts {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  /// Told where a link leads.
  var onLink: (@MainActor (Selection) -> Void)?
  /// Told the path of a document that is to be opened.
  var onOpen: (@MainActor (String) -> Void)?
  private var shown: [(part: InspectorPart, widget: Object)] = []
  private var isNarrow = false

  /// - Parameter isNarrow: Whether values are below their names rather than beside them.
  func show(_ parts: [InspectorPart], isNarrow: Bool) {
    let isOther = isNarrow != self.isNarrow
    self.isNarrow = isNarrow
    let known = shown
    shown = []
    for (place, part) in parts.enumerated() {
      if !isOther, known.indices.contains(place), known[place].part == part {
        shown.append(known[place])
      } else {
        if known.indices.contains(place) { remove(known[place].widget) }
        let widget = make(part)
        gtk_box_insert_child_after(box.pointer(), widget.widget, shown.last?.widget.widget)
        shown.append((part, widget))
      }
    }
    for entry in known.dropFirst(parts.count) { remove(entry.widget) }
  }

  private func remove(_ widget: Object) { gtk_box_remove(box.pointer(), widget.widget) }

  private func make(_ part: InspectorPart) -> Object {
    switch part {
    case .title(let title, let kind, let size, let place):
      return makeTitle(title, kind, size, place)
    case .section(let title): return Object.section(title)
    case .note(let text):
      let label = Object.label(text, wraps: true)
      label.addStyle("dim-label")
      return label
    case .rows(let rows): return make(rows)
    case .links(let links):
      let list = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for link in links { list.append(make(link)) }
      return list
    case .reference(let title, let file):
      let button = Object(gtk_button_new_with_label(title))
      gtk_widget_set_halign(button.widget, GTK_ALIGN_START)
      gtk_widget_set_margin_top(button.widget, 6)
      Signal.on(button.raw, "clicked") { [weak self] in
        // In the main loop: another document takes the button away.
        MainLoop.whenIdle { self?.onOpen?(file) }
      }
      return button
    }
  }

  private func makeTitle(
    _ title: String, _ kind: String, _ size: String?, _ place: String?
  ) -> Object {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let name = Object.label(title, wraps: true)
    name.addStyle("heading")
    // A label's text may be a page long; all of it is among its attributes.
    gtk_label_set_lines(name.opaque, 2)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_tooltip_text(name.widget, title)
    box.append(name)
    let line = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    let kindLabel = Object.label(kind)
    gtk_widget_set_tooltip_text(kindLabel.widget, kind)
    gtk_widget_set_hexpand(kindLabel.widget, 1)
    line.append(kindLabel)
    if let size {
      let label = Object.value(size)
      label.addStyle("tabular")
      line.append(label)
    }
    line.addStyle("dim-label")
    line.isVisible = !kind.isEmpty || size != nil
    box.append(line)
    if let place {
      let label = Object.value(place)
      gtk_label_set_selectable(label.opaque, 1)
      gtk_widget_set_can_focus(label.widget, 0)
      label.addStyle("dim-label", "caption")
      box.append(label)
    }
    return box
  }

  private func make(_ rows: [InspectorPart.Row]) -> Object {
    let grid = Object(gtk_grid_new())
    gtk_grid_set_column_spacing(grid.pointer(), 12)
    gtk_grid_set_row_spacing(grid.pointer(), isNarrow ? 0 : 3)
    for (index, row) in rows.enumerated() {
      let name = Object(gtk_label_new(row.name))
      // Names end where their values begin.
      gtk_label_set_xalign(name.opaque, isNarrow ? 0 : 1)
      gtk_label_set_yalign(name.opaque, 0)
      if !isNarrow { gtk_label_set_width_chars(name.opaque, 11) }
      name.addStyle("dim-label")
      let value = Object.value(row.value)
      gtk_label_set_selectable(value.opaque, 1)
      // Values can be selected by mouse; as stops of the Tab key there would be too many. Were they only
      // not focusable, the key would get no further than the first of them.
      gtk_widget_set_can_focus(value.widget, 0)
      gtk_widget_set_hexpand(value.widget, 1)
      let index = Int32(index)
      gtk_grid_attach(grid.pointer(), name.widget, 0, isNarrow ? 2 * index : index, 1, 1)
      gtk_grid_attach(
        grid.pointer(), value.widget, isNarrow ? 0 : 1, isNarrow ? 2 * index + 1 : index, 1, 1)
      if isNarrow { gtk_widget_set_margin_bottom(value.widget, 6) }
    }
    return grid
  }

  private func make(_ link: InspectorPart.Link) -> Object {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    box.addStyle("connection")
    let name = Object.label(link.name, wraps: true)
    name.addStyle("dim-label", "caption")
    let head = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    gtk_widget_set_hexpand(name.widget, 1)
    head.append(name)
    if let note = link.note {
      let label = Object.label(note)
      label.addStyle("dim-label", "caption")
      head.append(label)
    }
    box.append(head)
    let text = Object.label(wraps: true)
    let shown = link.text.escapedForMarkup
    gtk_label_set_markup(
      text.opaque, link.target == nil ? shown : "<a href=\"end\">\(shown)</a>")
    if let target = link.target {
      Signal.onLink(text.raw) { [weak self] _ in
        // In the main loop: following the link takes the label away.
        MainLoop.whenIdle { self?.onLink?(target) }
      }
    }
    box.append(text)
    return box
  }
}
