import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// *View as*: the document's own canvas, the generic one or a device, from a list with a search entry:
/// favorites, those used last and the project's first, the others grouped by family. What is marked in the
/// list is what Enter takes, from the entry as well.
@MainActor
package final class DeviceChooser {
  enum Child: String, TemplateChild {
    case button, label
    static var definition: [UInt8] { PackageResources.DeviceChooser_ui }
  }

  private let ui = Template(Child.self)
  private let configuration: CurrentConfiguration
  private let button: ChooserButton
  private let devices: DeviceSearch
  private let search = Object(gtk_search_entry_new())
  private let list = Object(gtk_list_box_new())
  private let scroller = Object(gtk_scrolled_window_new())
  /// Of the devices, in their order.
  private var rows: [Object] = []
  private var numbers: [UnsafeMutableRawPointer: Int] = [:]
  /// Of the rows with a device, by the rows' numbers.
  private var stars: [Int: Object] = [:]
  /// Those that are found, in the order in which they are listed.
  private var listed: [DeviceSearch.Row] = [] {
    didSet {
      hits = listed.map(\.place)
      places = Dictionary(uniqueKeysWithValues: zip(hits, hits.indices))
    }
  }
  /// Their numbers, and the place of each in the list.
  private var hits: [Int] = []
  private var places: [Int: Int] = [:]
  /// As of when the list was opened: rows keep their places meanwhile.
  private var preferred = DeviceSearch.Preferred()
  private var revealing: LayoutWait?

  /// What a star takes of a row, in logical pixels.
  private static let starWidth: Int32 = 30

  package init(configuration: CurrentConfiguration) {
    self.configuration = configuration
    button = ChooserButton(ui[.button], label: ui[.label], actions: ["win.view-as"])
    devices = DeviceSearch(configuration.catalogue)
    buildPopover()
    for offer in devices.offers { addRow(offer) }
    connect()
    configuration.observe { [weak self] _ in self?.update() }
    update()
    find()
  }

  package var widget: Object { ui[.button] }

  /// In the header bar a long name would give way to the title although there is room for both.
  /// - Parameter isNarrow: Whether the button is below the header bar.
  package func setNarrow(_ isNarrow: Bool) {
    gtk_label_set_width_chars(ui[.label].opaque, isNarrow ? 8 : 14)
  }

  package func popUp() {
    button.popUp()
  }

  // MARK: - Building

  private func buildPopover() {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_min_content_height(scroller.opaque, 360)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    list.addStyle("device-list")
    gtk_list_box_set_activate_on_single_click(list.opaque, 1)
    Accessible(list.widget).setLabel(localized("Devices"))
    Accessible(search.widget).setLabel(localized("Search devices"))
    let none = Object(gtk_label_new(localized("No such device")))
    none.addStyle("dim-label")
    gtk_widget_set_margin_top(none.widget, 24)
    gtk_list_box_set_placeholder(list.opaque, none.widget)
    box.append(search)
    box.append(scroller)
    // What is typed in the list goes on searching.
    gtk_search_entry_set_key_capture_widget(search.opaque, box.widget)
    button.setContent(box)
  }

  private func addRow(_ offer: DeviceSearch.Offer) {
    let row = Object(gtk_list_box_row_new())
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24))
    let size: Size? =
      switch offer {
      case .asDesigned: nil
      case .generic: SizeClassCell.any.canvasSize
      case .device(let device): device.size(.portrait)
      }
    let name = Object(gtk_label_new(offer.name))
    let figures = Object(
      gtk_label_new(size.map { "\($0.width.text()) × \($0.height.text())" } ?? ""))
    figures.setLeftToRight()
    gtk_label_set_xalign(name.opaque, 0)
    gtk_widget_set_hexpand(name.widget, 1)
    for style in ["dim-label", "numeric"] { gtk_widget_add_css_class(figures.widget, style) }
    box.append(name)
    box.append(figures)
    if offer.device != nil {
      box.append(makeStar(ofRow: rows.count))
    } else {
      gtk_widget_set_margin_end(figures.widget, Self.starWidth)
    }
    gtk_list_box_row_set_child(row.pointer(), box.widget)
    gtk_list_box_append(list.opaque, row.widget)
    numbers[row.raw] = rows.count
    rows.append(row)
    describe(rows.count - 1, isFavorite: false)
  }

  /// What assistive technology calls a row.
  private func describe(_ row: Int, isFavorite: Bool) {
    let offer = devices.offers[row]
    let size =
      offer.device?.size(.portrait) ?? (row == genericRow ? SizeClassCell.any.canvasSize : nil)
    let spoken = size.map { localized("%1$s by %2$s points", $0.width.text(), $0.height.text()) }
    let words = [offer.name, spoken, isFavorite ? localized("favorite") : nil].compactMap(\.self)
    Accessible(rows[row].widget).setLabel(words.joined(separator: ", "))
  }

  private var genericRow: Int? { devices.place(of: .generic) }

  // MARK: - Favorites

  /// It is no stop of the Tab key: that would be one for each device.
  private func makeStar(ofRow row: Int) -> Object {
    let star = Object(gtk_button_new())
    star.addStyle("flat", "circular", "star")
    gtk_widget_set_focusable(star.widget, 0)
    gtk_widget_set_valign(star.widget, GTK_ALIGN_CENTER)
    stars[row] = star
    showStar(ofRow: row, isFavorite: false)
    Signal.on(star.raw, "clicked") { [weak self] in self?.toggleFavorite(row) }
    return star
  }

  private func showStar(ofRow row: Int, isFavorite: Bool) {
    guard let star = stars[row] else { return }
    gtk_button_set_icon_name(
      star.pointer(), isFavorite ? "starred-symbolic" : "non-starred-symbolic")
    star.setStyle("starred", isFavorite)
    gtk_widget_set_tooltip_text(
      star.widget,
      isFavorite
        ? localized("Remove from favorites (Ctrl+B)") : localized("Add to favorites (Ctrl+B)"))
    Accessible(star.widget).setLabel(
      isFavorite ? localized("Remove from favorites") : localized("Add to favorites"))
  }

  /// Remembers it; where the row is changes when the list is opened the next time, not under the pointer.
  private func toggleFavorite(_ row: Int) {
    guard let name = devices.offers[row].device?.name else { return }
    var preferences = Preferences.load()
    var names = preferences.favoriteDevices ?? []
    let isFavorite = !names.contains(name)
    if isFavorite { names.append(name) } else { names.removeAll { $0 == name } }
    preferences.favoriteDevices = names.isEmpty ? nil : names
    // Not being able to remember is no reason to disturb anyone who chooses a device.
    try? preferences.save()
    showStar(ofRow: row, isFavorite: isFavorite)
    describe(row, isFavorite: isFavorite)
  }

  private func takePreferred() {
    preferred = DeviceSearch.Preferred(
      favorites: Preferences.load().favoriteDevices ?? [], recent: RecentDevices.load().names,
      project: configuration.scenes.facts.projectDevices)
    for (row, offer) in devices.offers.enumerated() {
      guard let name = offer.device?.name else { continue }
      let isFavorite = preferred.favorites.contains(name)
      showStar(ofRow: row, isFavorite: isFavorite)
      describe(row, isFavorite: isFavorite)
    }
  }

  private func connect() {
    button.prepare = { [weak self] in self?.prepare() }
    button.focus = { [weak self] in
      guard let self else { return }
      gtk_widget_grab_focus(search.widget)
      revealMarked()
    }
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(search.raw, "changed") { [weak self] in self?.searched() }
    Signal.on(search.raw, "stop-search") { [weak self] in self?.button.popDown() }
    Signal.on(search.raw, "activate") { [weak self] in
      if let marked = self?.marked { self?.choose(marked) }
    }
    Signal.onPointer(list.raw, "row-activated") { [weak self] widget in
      if let self, let widget, let row = numbers[widget] { choose(row) }
    }
    list.setRowOrder { [weak self] in self?.place(of: $0) ?? 0 }
    list.setRowHeaders { [weak self] row, before in self?.header(of: row, below: before) }
    addKeys()
    button.popover.addShortcuts(["<Control>b"]) { [weak self] in
      if let marked = self?.marked { self?.toggleFavorite(marked) }
    }
  }

  // MARK: - Searching

  private func prepare() {
    takePreferred()
    gtk_editable_set_text(search.opaque, "")
    find()
    // As wide as with all devices, however few are found.
    var width: gint = 0
    gtk_widget_measure(list.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    gtk_widget_set_size_request(scroller.widget, width, -1)
  }

  private func searched() {
    find()
    guard gtk_widget_get_mapped(search.widget) != 0 else { return }
    // The list had the focus if it was typed in there.
    focusSearch()
  }

  /// Lists what is found and marks what is likeliest; without a search, the device that is shown.
  private func find() {
    let text = gtk_editable_get_text(search.opaque).map { String(cString: $0) } ?? ""
    listed = devices.rows(for: text, preferred).filter { isOffered(devices.offers[$0.place]) }
    for (index, row) in rows.enumerated() { row.isVisible = places[index] != nil }
    gtk_list_box_invalidate_sort(list.opaque)
    gtk_list_box_invalidate_headers(list.opaque)
    let isSearching = !text.isEmpty
    mark(isSearching ? hits.first : shownRow)
    if isSearching {
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 0)
    } else {
      revealMarked()
    }
  }

  /// Nothing runs on the document's own canvas.
  private func isOffered(_ offer: DeviceSearch.Offer) -> Bool {
    if case .asDesigned = offer { configuration.running.interaction == nil } else { true }
  }

  private func place(of row: UnsafeMutableRawPointer) -> Int {
    numbers[row].flatMap { places[$0] } ?? rows.count
  }

  private func section(of row: UnsafeMutableRawPointer) -> DeviceSearch.Section? {
    numbers[row].flatMap { places[$0] }.flatMap { listed[$0].section }
  }

  /// The title of the section that begins with a row.
  private func header(
    of row: UnsafeMutableRawPointer, below before: UnsafeMutableRawPointer?
  ) -> Object? {
    guard let section = section(of: row), section != before.flatMap({ self.section(of: $0) })
    else { return nil }
    let label = Object.label(section.title)
    label.addStyle("family")
    return label
  }

  // MARK: - Marking and choosing

  private var marked: Int? {
    gtk_list_box_get_selected_row(list.opaque).flatMap { numbers[UnsafeMutableRawPointer($0)] }
  }

  private var shownRow: Int? { devices.place(of: configuration.chosen.choice) }

  private func mark(_ row: Int?) {
    gtk_list_box_select_row(list.opaque, row.map { rows[$0].pointer() })
  }

  /// Brings what is marked to the middle, once the rows are where they belong.
  private func revealMarked() {
    revealing = LayoutWait(for: list) { [weak self] in
      guard let self else { return }
      revealing = nil
      guard let marked, let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      else { return }
      var (x, y) = (0.0, 0.0)
      let row = rows[marked].widget
      guard gtk_widget_translate_coordinates(row, list.widget, 0, 0, &x, &y) != 0 else { return }
      let middle = y + Double(gtk_widget_get_height(row)) / 2
      gtk_adjustment_set_value(adjustment, middle - gtk_adjustment_get_page_size(adjustment) / 2)
    }
  }

  private func addKeys() {
    for widget in [search, list] {
      guard let keys = gtk_event_controller_key_new() else { continue }
      // Before what GTK has these keys do.
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      let isSearch = widget === search
      Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
        guard let self else { return false }
        switch Int32(key) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: return isSearch ? moveIntoList(-1) : moveOutOfList()
        case GDK_KEY_Down, GDK_KEY_KP_Down: return isSearch && moveIntoList(1)
        case GDK_KEY_space: return !isSearch && typeSpace()
        default: return false
        }
      }
      gtk_widget_add_controller(widget.widget, keys)
    }
  }

  /// Goes from the search to the row beside the one that is marked.
  private func moveIntoList(_ step: Int) -> Bool {
    let place = marked.flatMap { hits.firstIndex(of: $0) }.map { $0 + step } ?? 0
    guard hits.indices.contains(place) else { return true }
    mark(hits[place])
    gtk_widget_grab_focus(rows[hits[place]].widget)
    return true
  }

  /// Goes from the first row back to the search.
  private func moveOutOfList() -> Bool {
    guard let marked, marked == hits.first else { return false }
    focusSearch()
    return true
  }

  /// The only letter that lists keep for themselves.
  private func typeSpace() -> Bool {
    focusSearch()
    var end = gtk_editable_get_position(search.opaque)
    gtk_editable_insert_text(search.opaque, " ", 1, &end)
    gtk_editable_set_position(search.opaque, end)
    return true
  }

  /// What has been typed stays, with the cursor behind it.
  private func focusSearch() {
    guard let text = gtk_editable_get_delegate(search.opaque) else { return }
    let widget = Object(text).widget
    guard gtk_widget_has_focus(widget) == 0 else { return }
    gtk_text_grab_focus_without_selecting(Object(text).pointer())
    gtk_editable_set_position(search.opaque, -1)
  }

  private func choose(_ row: Int) {
    button.popDown()
    switch devices.offers[row] {
    case .asDesigned: configuration.choose(.asDesigned)
    case .generic: configuration.choose(.generic)
    case .device(let device):
      var recent = RecentDevices.load()
      recent.add(device.name)
      recent.save()
      configuration.choose(configuration.chosen.choice.moved(to: device))
    }
  }

  private func update() {
    let choice = configuration.chosen.choice
    let name = choice.name
    let device = shownRow.flatMap { devices.offers[$0].device }
    let brief = choice == .asDesigned ? "Interface Builder" : name  // Not translated.
    button.show(device?.briefName ?? brief, name: localized("View as: %1$s", name))
    button.setTooltip(localized("View as %1$s (Ctrl+D)", name))
  }
}
