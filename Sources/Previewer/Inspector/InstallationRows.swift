import CGtk
import Localization
import Traits
import WorkerProtocol

/// Whether views or a constraint are installed: in the base, and in each size class that says otherwise of
/// one of them, with what adds and removes such cases.
@MainActor
final class InstallationRows {
  /// What the rows are about.
  struct Content: Equatable {
    /// One at least.
    var elements: [SelectedElement]
    /// Whether they can be changed now.
    var isEditable: Bool

    /// What a size class says of them, where it says something; nil stands for the base.
    func cases(named name: String?) -> [ElementVariations.Case] {
      elements.compactMap { element in
        element.variations.installation.cases.first { $0.name == name }
      }
    }

    /// The classes that say something of one of them.
    var caseNames: [String] {
      let names = elements.flatMap { $0.variations.installation.cases.map(\.name) }
      return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
    }

    /// Which of them are installed in a size class, or the base.
    func installed(in cell: SizeClassCell?) -> [Bool] {
      elements.map { element in
        cell.map { element.variations.isInstalled(in: $0) }
          ?? (element.variations.installation.base != "NO")
      }
    }
  }

  private struct Row {
    /// Nil for the base.
    var name: String?
    var box: Object
    var check: Object
    var detail: Object
    var remove: Object?
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let list = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
  private let add = Object(gtk_menu_button_new())
  private let menu = Object(owning: g_menu_new())
  private var rows: [Row] = []
  private var content: Content?
  /// Cases that were taken back while the elements are selected, so that they don't vanish under the hand.
  private var kept: [SizeClassCell] = []
  /// While the boxes follow the document rather than lead it.
  private var isFollowing = false

  init(edit: @escaping @MainActor (DocumentEdit) -> Void) {
    self.edit = edit
    box.append(list)
    gtk_menu_button_set_icon_name(add.opaque, "list-add-symbolic")
    gtk_menu_button_set_menu_model(add.opaque, menu.pointer())
    gtk_widget_set_halign(add.widget, GTK_ALIGN_START)
    gtk_widget_set_tooltip_text(add.widget, localized("Add a size class"))
    Accessible(add.widget).setLabel(localized("Add a size class"))
    add.addStyle("flat")
    box.append(add)
    addAction()
  }

  /// What the menu's items do.
  private func addAction() {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = Object(owning: g_simple_action_new("add", type))
    Signal.onPointer(action.raw, "activate") { [weak self] value in
      guard let self, let value, let content,
        let cell = g_variant_get_string(OpaquePointer(value), nil)
          .flatMap({ SizeClassCell(String(cString: $0)) })
      else { return }
      set(!content.installed(in: cell).contains(true), in: cell)
    }
    let group = Object(owning: g_simple_action_group_new())
    g_action_map_add_action(group.opaque, action.opaque)
    gtk_widget_insert_action_group(box.widget, "installation", group.opaque)
  }

  // MARK: - Showing

  func show(_ content: Content) {
    guard content != self.content else { return }
    if content.elements.map(\.id) != self.content?.elements.map(\.id) { kept = [] }
    self.content = content
    update()
  }

  /// The cells whose rows are there although the document says nothing of them.
  private var keptNames: [String] {
    let names = content?.caseNames ?? []
    return kept.map(\.key).filter { !names.contains($0) }
  }

  private func update() {
    guard let content else { return }
    isFollowing = true
    defer { isFollowing = false }
    let names = [nil] + content.caseNames.map { Optional($0) } + keptNames
    if rows.map(\.name) != names { rebuild(names) }
    for row in rows { fill(row, content) }
    updateMenu(content)
  }

  private func rebuild(_ names: [String?]) {
    // What has the focus keeps it, or else what adds a case gets it.
    let focused = rows.firstIndex { gtk_widget_get_focus_child(list.widget) == $0.box.widget }
    let hadFocus = focused != nil
    let focusedName = focused.map { rows[$0].name }
    while let child = gtk_widget_get_first_child(list.widget) {
      gtk_box_remove(list.pointer(), child)
    }
    rows = names.map(makeRow)
    for row in rows { list.append(row.box) }
    guard hadFocus else { return }
    let row = rows.first { $0.name == focusedName }
    gtk_widget_grab_focus((row?.check ?? add).widget)
  }

  private func makeRow(_ name: String?) -> Row {
    let cell = name.map { SizeClassCell($0) } ?? .any
    let box = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    if let cell { box.append(MiniGrid.make(cell)) }
    let text = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_hexpand(text.widget, 1)
    let check = Object(
      gtk_check_button_new_with_label(name == nil ? localized("Base") : cell?.label ?? name ?? ""))
    let phrase = cell.map { CellMeaning(cell: $0).phrase } ?? name ?? ""
    Accessible(check.widget).setLabel(
      name == nil ? localized("Installed in the base") : localized("Installed for %1$s", phrase))
    Signal.on(check.raw, "toggled") { [weak self, weak check] in
      guard let self, let check, !isFollowing else { return }
      set(gtk_check_button_get_active(check.pointer()) != 0, in: name == nil ? nil : cell)
    }
    let detail = Object.label(wraps: true)
    detail.addStyle("dim-label", "caption", "below-check")
    text.append(check)
    text.append(detail)
    box.append(text)
    var row = Row(name: name, box: box, check: check, detail: detail)
    if let name, let cell {
      let remove = Object(gtk_button_new_from_icon_name("list-remove-symbolic"))
      remove.addStyle("flat")
      gtk_widget_set_valign(remove.widget, GTK_ALIGN_CENTER)
      gtk_widget_set_tooltip_text(remove.widget, localized("Remove this size class"))
      Accessible(remove.widget).setLabel(localized("Remove %1$s", CellMeaning(cell: cell).phrase))
      Signal.on(remove.raw, "clicked") { [weak self] in self?.remove(cell, named: name) }
      box.append(remove)
      row.remove = remove
    }
    return row
  }

  private func fill(_ row: Row, _ content: Content) {
    let cell = row.name.flatMap { SizeClassCell($0) }
    // Another trait's case isn't one of a size class, and has its own value.
    let entries = content.cases(named: row.name)
    let installed =
      row.name != nil && cell == nil
      ? entries.map { $0.value == "YES" } : content.installed(in: cell)
    let isOn = !installed.contains(false)
    var parts: [String] = []
    if row.name == nil {
      if content.elements.allSatisfy(\.variations.installation.baseCounts) {
        parts.append(localized("in effect"))
      }
    } else if entries.isEmpty {
      parts.append(localized("nothing of its own"))
    } else {
      if content.elements.count == 1 {
        parts.append(localized("line %1$s", entries[0].line))
      } else if entries.count < content.elements.count {
        parts.append(localized("of %1$s of %2$s", entries.count, content.elements.count))
      }
      if entries.contains(where: \.counts) { parts.append(localized("in effect")) }
    }
    gtk_check_button_set_inconsistent(
      row.check.pointer(), !isOn && installed.contains(true) ? 1 : 0)
    gtk_check_button_set_active(row.check.pointer(), isOn ? 1 : 0)
    row.detail.setText(parts.joined(separator: " · "))
    row.detail.isVisible = !parts.isEmpty
    // Cases of other traits than size classes are only shown.
    let canBeSet = row.name == nil || cell != nil
    gtk_widget_set_sensitive(row.check.widget, content.isEditable && canBeSet ? 1 : 0)
    if let remove = row.remove {
      gtk_widget_set_sensitive(remove.widget, content.isEditable ? 1 : 0)
    }
  }

  /// Offers the classes that have no row yet, each with what choosing it does.
  private func updateMenu(_ content: Content) {
    g_menu_remove_all(menu.opaque)
    let shown = Set(rows.compactMap(\.name))
    // Classes of one dimension first, which are meant most often.
    let cells = SizeClassGrid.cells.flatMap(\.self)
    for cell in cells.filter({ !$0.isFinal }) + cells.filter(\.isFinal)
    where cell != .any && !shown.contains(cell.key) {
      let phrase = CellMeaning(cell: cell).phrase
      let isInstalled = content.installed(in: cell).contains(true)
      let item = Object(
        owning: g_menu_item_new(
          isInstalled
            ? localized("Exclude from %1$s", phrase) : localized("Install for %1$s", phrase), nil))
      g_menu_item_set_action_and_target_value(
        item.opaque, "installation.add", g_variant_new_string(cell.key))
      g_menu_append_item(menu.opaque, item.opaque)
    }
    gtk_widget_set_sensitive(
      add.widget,
      content.isEditable && g_menu_model_get_n_items(menu.pointer()) > 0 ? 1 : 0)
  }

  // MARK: - Editing

  private func set(_ isInstalled: Bool, in cell: SizeClassCell?) {
    guard let content else { return }
    if let cell, !kept.contains(cell) { kept.append(cell) }
    edit(.install(content.elements, isInstalled, in: cell))
    // The user may be asked first: until then it is as the document has it.
    if !isInstalled { update() }
  }

  private func remove(_ cell: SizeClassCell, named name: String) {
    guard let content else { return }
    kept.removeAll { $0 == cell }
    let varied = content.elements.filter { element in
      element.variations.installation.cases.contains { $0.name == name }
    }
    guard !varied.isEmpty else { return update() }
    edit(.removeInstallation(varied, in: cell))
  }
}
