import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// What is wrong with the document and its layout, filtered by severity and in groups. A row leads to the view
/// that it is about, and opens: what can't hold together is then listed below it, with links.
@MainActor
package final class IssuesPanel {
  enum Child: String, TemplateChild {
    case panel, list, errors, warnings, infos, grouping
    /// Of the status bar.
    case button
    static var definition: [UInt8] { PackageResources.IssuesPanel_ui }
  }

  /// What its rows are, from above.
  private enum Row: Equatable {
    case title(String, count: Int)
    /// By its place in the list of all.
    case issue(Int)
  }

  private let scenes: ShownScenes
  private let selection: CurrentSelection
  private let ui = Template(Child.self)
  private let filters: [Issue.Severity: Object]
  private var rows: [Row] = []
  private var entries: [IssueEntry] = []
  /// Those of the scene that is compared; nil where none is.
  private var compared: [IssueEntry]?
  /// The rows of issues, by what is in them.
  private var positions: [UnsafeMutableRawPointer: Int] = [:]
  /// The issue whose row is open.
  private var opened: Int?
  /// The issue that a menu was asked for.
  package private(set) var asked: IssueEntry?
  /// Told where in the list that was.
  package var onMenu: (@MainActor (Object, Rect) -> Void)?

  /// Letters that the place of an issue has room for, however long its message is.
  private static let mostPlace = 28
  /// What begins the address of a link to a constraint.
  private static let scheme = "constraint:"

  package init(scenes: ShownScenes, selection: CurrentSelection) {
    filters = [.error: ui[.errors], .warning: ui[.warnings], .info: ui[.infos]]
    (self.scenes, self.selection) = (scenes, selection)
    ui[.list].setRows(
      make: { [weak self] in self?.makeRow() ?? Object.label() },
      bind: { [weak self] in self?.bind($0, $1) })
    Signal.onNumber(ui[.list].raw, "activate") { [weak self] in self?.activate($0) }
    ui[.list].onRowMenu { [weak self] content, place in self?.askMenu(of: content, at: place) }
    for filter in filters.values {
      Signal.on(filter.raw, "toggled") { [weak self] in self?.showRows() }
    }
    Signal.onPointer(ui[.grouping].raw, "notify::selected") { [weak self] _ in self?.showRows() }
    scenes.observe { [weak self] in if case .scenes = $0 { self?.update() } }
    update()
  }

  /// Shows the list, or that there is nothing to list.
  package var panel: Object { ui[.panel] }

  /// Shows or hides the panel, and says what it has.
  package var button: Object { ui[.button] }

  /// Lists what is wrong with a scene that is compared.
  /// - Parameter issues: Nil where none is.
  package func compare(_ issues: [IssueEntry]?) {
    guard issues != compared else { return }
    compared = issues
    update()
  }

  private func update() {
    opened = nil
    entries = compared ?? scenes.issues
    let counts = IssueCounts(entries)
    gtk_stack_set_visible_child_name(panel.opaque, entries.isEmpty ? "none" : "some")
    gtk_button_set_label(button.pointer(), counts.sentence ?? localized("No issues"))
    for (severity, filter) in filters {
      gtk_button_set_label(filter.pointer(), counts.words(severity))
      filter.isVisible = counts[severity] > 0
    }
    showRows()
  }

  // MARK: Rows

  private func showRows() {
    let shown = entries.indices.filter { index in
      filters[entries[index].issue.severity].map {
        gtk_toggle_button_get_active($0.pointer()) != 0
      } ?? true
    }
    rows = grouped(shown)
    positions = [:]
    let model = Object(owning: gtk_no_selection_new(NumberList.make(rows.indices)))
    gtk_list_view_set_model(ui[.list].opaque, model.opaque)
  }

  /// As the user chose: not at all, by scene or by rule, in the order in which each is found first.
  private func grouped(_ shown: [Int]) -> [Row] {
    let title: (IssueEntry) -> String
    switch gtk_drop_down_get_selected(ui[.grouping].opaque) {
    case 1: title = { [scenes] in scenes.title(ofSceneOf: $0) }
    case 2: title = { $0.issue.rule.replacing("-", with: " ").capitalizedFirst }
    default: return shown.map { .issue($0) }
    }
    var groups: [(title: String, issues: [Int])] = []
    for index in shown {
      let name = title(entries[index])
      if let place = groups.firstIndex(where: { $0.title == name }) {
        groups[place].issues.append(index)
      } else {
        groups.append((name, [index]))
      }
    }
    return groups.flatMap { group in
      [.title(group.title, count: group.issues.count)] + group.issues.map { .issue($0) }
    }
  }

  private func makeRow() -> Object {
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
    let head = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let image = Object(gtk_image_new())
    gtk_widget_set_valign(image.widget, GTK_ALIGN_START)
    let message = Object.label(wraps: true)
    gtk_widget_set_hexpand(message.widget, 1)
    let line = Object.label()
    line.addStyle("dim-label", "numeric")
    gtk_label_set_ellipsize(line.opaque, PANGO_ELLIPSIZE_MIDDLE)
    gtk_label_set_xalign(line.opaque, 1)
    gtk_widget_set_valign(line.widget, GTK_ALIGN_START)
    for part in [image, message, line] { head.append(part) }
    let details = Object.label(wraps: true)
    details.addStyle("caption")
    gtk_widget_set_margin_start(details.widget, 24)
    details.isVisible = false
    Signal.onLink(details.raw) { [weak self] address in
      // In the main loop: following the link may take the label away.
      MainLoop.whenIdle { self?.follow(address) }
    }
    for part in [head, details] { box.append(part) }
    return box
  }

  private func bind(_ item: OpaquePointer, _ box: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard rows.indices.contains(position), let head = gtk_widget_get_first_child(box),
      let details = gtk_widget_get_last_child(box).map({ Object($0) }),
      let image = gtk_widget_get_first_child(head),
      let message = gtk_widget_get_next_sibling(image).map({ Object($0) }),
      let line = gtk_widget_get_last_child(head)
    else { return }
    positions[UnsafeMutableRawPointer(box)] = position
    // Rows are used again for other issues.
    for severity in Issue.Severity.allCases {
      gtk_widget_remove_css_class(image, severity.rawValue)
    }
    details.isVisible = false
    switch rows[position] {
    case .title(let title, let count):
      gtk_list_item_set_activatable(item, 0)
      gtk_widget_set_visible(image, 0)
      gtk_label_set_markup(message.opaque, "<b>\(title[...].escapedForMarkup)</b>")
      gtk_label_set_text(OpaquePointer(line), "\(count)")
      gtk_label_set_width_chars(OpaquePointer(line), -1)
      gtk_widget_set_tooltip_text(line, nil)
      Accessible(box).setLabel("\(title), \(count)")
    case .issue(let index) where entries.indices.contains(index):
      let entry = entries[index]
      let issue = entry.issue
      gtk_list_item_set_activatable(item, 1)
      gtk_widget_set_visible(image, 1)
      gtk_image_set_from_icon_name(OpaquePointer(image), issue.severity.iconName)
      gtk_widget_add_css_class(image, issue.severity.rawValue)
      gtk_label_set_text(message.opaque, issue.message.withIsolatedNames)
      let place = entry.place(in: scenes.nameOfScene(of: entry)) ?? ""
      gtk_label_set_text(OpaquePointer(line), place)
      // A long message wraps rather than that it leaves no room to say where that is.
      gtk_label_set_width_chars(OpaquePointer(line), gint(min(place.count, Self.mostPlace)))
      gtk_widget_set_tooltip_text(line, place.count > Self.mostPlace ? place : nil)
      gtk_label_set_markup(details.opaque, Self.members(of: issue))
      details.isVisible = opened == index && issue.involved?.isEmpty == false
      Accessible(box).setLabel("\(issue.severity.rawValue): \(issue.message)")
      Accessible(box).setDescription(place)
    case .issue: break
    }
  }

  /// What takes part in an issue, each a link to what it acts on.
  private static func members(of issue: Issue) -> String {
    (issue.involved ?? []).map { member in
      let place = member.line > 0 ? " · " + localized("line %1$s", member.line) : ""
      return "<a href=\"\(scheme)\(member.id[...].escapedForMarkup)\">"
        + "\(member.text[...].escapedForMarkup)</a>\(place)"
    }.joined(separator: "\n")
  }

  // MARK: What the user does

  private func activate(_ position: Int) {
    guard case .issue(let index)? = rows.indices.contains(position) ? rows[position] : nil,
      entries.indices.contains(index)
    else { return }
    open(index)
    if let target = entries[index].target { selection.select(target) }
  }

  /// Opens a row, and closes the one that was open.
  private func open(_ index: Int) {
    opened = index
    for (content, position) in positions where rows.indices.contains(position) {
      guard case .issue(let shown) = rows[position], entries.indices.contains(shown),
        let details = gtk_widget_get_last_child(
          content.assumingMemoryBound(to: GtkWidget.self))
      else { continue }
      let isOpen = shown == index && entries[shown].issue.involved?.isEmpty == false
      gtk_widget_set_visible(details, isOpen ? 1 : 0)
    }
  }

  /// Selects what a constraint acts on, and the constraint with it.
  private func follow(_ address: String) {
    let id = String(address.dropFirst(Self.scheme.count))
    guard let target = scenes.scenes.selection(of: [id]) else { return }
    selection.select(target)
    // An implicit constraint is none of those that can be selected.
    let constraints = scenes.scene(target.scene)?.constraints ?? []
    if constraints.contains(where: { $0.id == id }) { selection.mark(constraint: id) }
  }

  private func askMenu(of content: OpaquePointer, at place: Rect) {
    guard let position = positions[UnsafeMutableRawPointer(content)],
      rows.indices.contains(position), case .issue(let index) = rows[position],
      entries.indices.contains(index)
    else { return }
    let issue = entries[index]
    asked = issue
    if let target = issue.target { selection.select(target) }
    onMenu?(ui[.list], place)
  }

  /// Opens the row after or before the one that is open, of those that lead somewhere, and selects what it
  /// is about; round the list.
  /// - Returns: False where there is none.
  package func go(backwards: Bool) -> Bool {
    let places: [(row: Int, issue: Int)] = rows.enumerated().compactMap { row, content in
      guard case .issue(let index) = content, entries[index].target != nil else {
        return nil
      }
      return (row, index)
    }
    guard let first = places.first, let last = places.last else { return false }
    let current = places.firstIndex { $0.issue == opened }
    let step = backwards ? -1 : 1
    let next =
      current.map { places[($0 + step + places.count) % places.count] }
      ?? (backwards ? last : first)
    open(next.issue)
    selection.select(entries[next.issue].target)
    gtk_widget_activate_action_variant(
      ui[.list].widget, "list.scroll-to-item", g_variant_new_uint32(guint(next.row)))
    return true
  }
}

extension ShownScenes {
  /// Of what an issue leads to; of the document, where that is nothing.
  fileprivate func title(ofSceneOf entry: IssueEntry) -> String {
    nameOfScene(of: entry) ?? localized("Document")
  }

  fileprivate func nameOfScene(of entry: IssueEntry) -> String? {
    entry.target.flatMap { scene($0.scene) }?.displayName
  }
}

extension Issue.Severity {
  /// Of the freedesktop.org icon naming specification.
  fileprivate var iconName: String {
    switch self {
    case .error: "dialog-error-symbolic"
    case .warning: "dialog-warning-symbolic"
    case .info: "dialog-information-symbolic"
    }
  }
}
