import CGtk
import FoundationEssentials
import Localization
import WorkerProtocol

/// Goes to another document of the project: all of them, and a field that narrows the list.
@MainActor
final class DocumentChooser {
  private let window = Object(gtk_window_new())
  private let entry = Object(gtk_search_entry_new())
  private let list = Object(gtk_list_view_new(nil, nil))
  private let hint = Object.label("", wraps: true)
  private let scroller = Object(gtk_scrolled_window_new())
  private let open: @MainActor (String) -> Void
  private let thumbnails: DocumentThumbnails
  /// Until the rows are where they belong.
  private var placing: LayoutWait?
  private var command: Subprocess?
  private var result = DocumentsResult(folder: "", documents: [])
  private var shown: [String] = []

  /// - Parameter open: Told the path of the document that is chosen.
  init(
    parent: Object, thumbnails: DocumentThumbnails, open: @escaping @MainActor (String) -> Void
  ) {
    self.open = open
    self.thumbnails = thumbnails
    gtk_window_set_title(window.pointer(), localized("Documents of the Project"))
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_default_size(window.pointer(), 560, 480)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    box.setMargins(12)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    hint.addStyle("dim-label")
    for part in [entry, scroller, hint] { box.append(part) }
    gtk_window_set_child(window.pointer(), box.widget)
    list.addStyle("documents")
    Accessible(entry.widget).setLabel(localized("Name of a document"))
    Accessible(list.widget).setLabel(localized("Documents"))
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    list.setRows(
      make: { DocumentRow.make(thumbnails) }, bind: { [weak self] in self?.bind($0, $1) },
      unbind: { if let row = DocumentRow($0) { thumbnails.forget(row.image) } })
    if let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) {
      Signal.on(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
        // Also while one goes on scrolling.
        thumbnails.goOn()
        self?.showThumbnails()
      }
    }
    Signal.onNumber(list.raw, "activate") { [weak self] in self?.choose($0) }
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(entry.raw, "changed") { [weak self] in self?.filter() }
    Signal.on(entry.raw, "activate") { [weak self] in self?.choose(0) }
    entry.addShortcuts(["Down"]) { [weak self] in
      self?.focusFirst()
    }
    window.addShortcuts(["Escape"]) { [weak self] in self?.window.isVisible = false }
    // The field keeps the key to itself.
    Signal.on(entry.raw, "stop-search") { [weak self] in self?.window.isVisible = false }
  }

  /// - Parameter path: A folder, or a document whose project it is about.
  func present(around path: String) {
    gtk_editable_set_text(entry.opaque, "")
    result = DocumentsResult(folder: "", documents: [])
    filter()
    hint.setText(localized("Looking for documents…"))
    gtk_window_present(window.pointer())
    gtk_widget_grab_focus(entry.widget)
    command?.cancel()
    command = Subprocess(worker: ["documents", "--json", path], input: []) { [weak self] in
      self?.take($0)
    }
  }

  private func take(_ outcome: Result<Data, Subprocess.Failure>) {
    command = nil
    switch outcome {
    case .success(let data):
      guard let found = try? JSONDecoder().decode(DocumentsResult.self, from: data) else { return }
      result = found
      filter()
    case .failure(let failure):
      hint.setText(failure.message)
    }
  }

  private func filter() {
    let text = entry.enteredText
    shown = DocumentFilter(paths: result.documents.map(\.path)).matches(text)
    let model = Object(owning: gtk_single_selection_new(NumberList.make(shown.indices)))
    gtk_list_view_set_model(list.opaque, model.opaque)
    showThumbnails()
    let count = result.documents.count
    hint.setText(
      shown.isEmpty && !text.isEmpty
        ? localized(
          "The only document hasn’t this in its path.",
          plural: "None of %1$s documents has this in its path.", count)
        : text.isEmpty
          ? localized(
            "%1$s document in %2$s", plural: "%1$s documents in %2$s", count, result.folder)
          : localized(
            "%2$s of %1$s document in %3$s", plural: "%2$s of %1$s documents in %3$s", count,
            shown.count, result.folder))
  }

  private func bind(_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(position) else { return }
    let path = shown[position]
    guard let entry = result.documents.first(where: { $0.path == path }),
      let row = DocumentRow(row)
    else { return }
    row.show(entry)
    thumbnails.show(result.folder + "/" + path, in: row.image) { [weak self] in
      self?.isInSight(row.image) ?? false
    }
  }

  /// Once rows that have come into sight are where they belong.
  private func showThumbnails() {
    placing = LayoutWait(for: list) { [weak self] in
      self?.placing = nil
      self?.thumbnails.goOn()
    }
  }

  /// GTK has far more rows ready than are seen.
  private func isInSight(_ image: Object) -> Bool {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(image.widget) != 0,
      gtk_widget_translate_coordinates(image.widget, scroller.widget, 0, 0, &x, &y) != 0
    else { return false }
    let height = Double(gtk_widget_get_height(image.widget))
    return height > 0 && y + height > 0 && y < Double(gtk_widget_get_height(scroller.widget))
  }

  /// Goes to the first row. The list itself would take the focus where none of its rows had it before.
  private func focusFirst() {
    gtk_widget_activate_action_variant(
      list.widget, "list.scroll-to-item", g_variant_new_uint32(0))
    gtk_widget_grab_focus(gtk_widget_get_first_child(list.widget) ?? list.widget)
  }

  private func choose(_ position: Int) {
    guard shown.indices.contains(position) else { return }
    window.isVisible = false
    open(result.folder + "/" + shown[position])
  }
}
