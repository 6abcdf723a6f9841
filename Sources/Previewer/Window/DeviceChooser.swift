import CGtk
import Traits

/// *View as*: the generic canvas or a device, from a list with a search entry, grouped by family.
@MainActor
final class DeviceChooser {
  private struct Row {
    let widget: Object
    /// Nil for the generic canvas.
    let device: Device?
    let words: String
  }

  private let preview: Preview
  private let button: ChooserButton
  private let search = Object(gtk_search_entry_new())
  private let list = Object(gtk_list_box_new())
  private var rows: [Row] = []
  private var headers: [(family: String, row: Object)] = []

  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    button = ChooserButton(interface, "view_as")
    buildPopover()
    addRow(nil)
    for family in preview.catalogue.families {
      addHeader(family.name)
      for device in family.devices { addRow(device) }
    }
    connect()
    preview.observe { [weak self] change in
      if case .choice = change { self?.update() }
    }
    update()
  }

  func popUp() {
    button.popUp()
  }

  private func buildPopover() {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_min_content_height(scroller.opaque, 360)
    gtk_widget_set_size_request(scroller.widget, 320, -1)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    list.addStyle("device-list")
    gtk_list_box_set_activate_on_single_click(list.opaque, 1)
    Accessible(list.widget).setLabel("Devices")
    Accessible(search.widget).setLabel("Search devices")
    let none = Object(gtk_label_new("No such device"))
    none.addStyle("dim-label")
    gtk_widget_set_margin_top(none.widget, 24)
    gtk_list_box_set_placeholder(list.opaque, none.widget)
    box.append(search)
    box.append(scroller)
    button.setContent(box)
  }

  private func addRow(_ device: Device?) {
    let row = Object(gtk_list_box_row_new())
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    let size = device?.size(.portrait) ?? SizeClassCell.any.canvasSize
    let name = Object(gtk_label_new(device?.name ?? "Generic"))
    let figures = Object(gtk_label_new("\(size.width.text()) × \(size.height.text())"))
    gtk_label_set_xalign(name.opaque, 0)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_hexpand(name.widget, 1)
    for style in ["dim-label", "numeric"] { gtk_widget_add_css_class(figures.widget, style) }
    box.append(name)
    box.append(figures)
    gtk_list_box_row_set_child(row.pointer(), box.widget)
    Accessible(row.widget).setLabel(
      "\(device?.name ?? "Generic"), \(size.width.text()) by \(size.height.text()) points")
    gtk_list_box_append(list.opaque, row.widget)
    let words = (device?.name ?? "Generic") + " " + (device?.family ?? "")
    rows.append(Row(widget: row, device: device, words: words.lowercased()))
  }

  private func connect() {
    Signal.on(button.popover.raw, "show") { [weak self] in
      guard let self else { return }
      gtk_editable_set_text(search.opaque, "")
      filter()
      gtk_widget_grab_focus(search.widget)
    }
    Signal.on(search.raw, "search-changed") { [weak self] in self?.filter() }
    // Enter in the entry takes the device that is left with the shortest name: "15 pro" is the Pro
    // rather than the Pro Max.
    Signal.on(search.raw, "activate") { [weak self] in
      guard let self else { return }
      // The entry tells of a change with a delay, and of Enter without.
      filter()
      let found = rows.filter { $0.widget.isVisible }
      if let row = found.min(by: { $0.words.count < $1.words.count }) { choose(row) }
    }
    Signal.onPointer(list.raw, "row-activated") { [weak self] widget in
      guard let self, let row = rows.first(where: { $0.widget.raw == widget }) else { return }
      choose(row)
    }
  }

  /// Shows the rows that have every word of the search, and the names of their families.
  private func filter() {
    let text = gtk_editable_get_text(search.opaque).map { String(cString: $0) } ?? ""
    let wanted = text.lowercased().split(separator: " ")
    var found: Set<String> = []
    for row in rows {
      let isFound = wanted.allSatisfy { row.words.contains($0) }
      row.widget.isVisible = isFound
      if isFound, let device = row.device { found.insert(device.family) }
    }
    for (family, header) in headers {
      header.isVisible = found.contains(family)
    }
  }

  private func addHeader(_ family: String) {
    let row = Object(gtk_list_box_row_new())
    let label = Object(gtk_label_new(family))
    gtk_label_set_xalign(label.opaque, 0)
    row.addStyle("family")
    gtk_list_box_row_set_child(row.pointer(), label.widget)
    gtk_list_box_row_set_activatable(row.pointer(), 0)
    gtk_list_box_row_set_selectable(row.pointer(), 0)
    gtk_widget_set_focusable(row.widget, 0)
    gtk_list_box_append(list.opaque, row.widget)
    headers.append((family, row))
  }

  private func choose(_ row: Row) {
    button.popDown()
    guard let device = row.device else {
      preview.choose(.generic)
      return
    }
    preview.choose(.device(device.name, preview.choice.orientation ?? .portrait))
  }

  private func update() {
    button.show(preview.choice.name, name: "View as: \(preview.choice.name)")
    let current = rows.first { row in
      switch preview.choice {
      case .cell: row.device == nil
      case .device(let name, _): row.device?.name == name
      }
    }
    gtk_list_box_select_row(list.opaque, current?.widget.pointer())
  }
}
