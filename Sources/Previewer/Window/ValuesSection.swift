import CGtk
import Traits
import WorkerProtocol

/// The values of the selected view that can be changed: its text, and whether it is hidden.
@MainActor
final class ValuesSection {
  /// What the section shows.
  struct Content: Equatable {
    /// Nil for a view without one that could be changed.
    var text: EditedValue?
    var hidden: EditedValue
    /// The size class that a change is for; nil for the base.
    var cell: SizeClassCell?
    var isEditable: Bool
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
  private let edit: @MainActor (DocumentEdit) -> Void
  private let title = Object.label("Text")
  private let entry = Object(gtk_entry_new())
  private let hidden = Object(gtk_check_button_new_with_label("Hidden"))
  private var content: Content?
  private var isFollowing = false

  /// Whether what is shown is what the document has, with no change under way.
  private let isSettled: @MainActor () -> Bool
  /// Whether the text was changed while another change was under way, which it waits for.
  private var isAhead = false

  init(
    isSettled: @escaping @MainActor () -> Bool, edit: @escaping @MainActor (DocumentEdit) -> Void
  ) {
    self.isSettled = isSettled
    self.edit = edit
    title.addStyle("dim-label")
    // The window's undo is meant.
    gtk_editable_set_enable_undo(entry.opaque, 0)
    gtk_editable_set_width_chars(entry.opaque, 6)
    box.append(title)
    box.append(entry)
    box.append(hidden)
    Signal.on(entry.raw, "changed") { [weak self] in self?.typed() }
    Signal.on(hidden.raw, "toggled") { [weak self] in
      guard let self, !isFollowing, let content else { return }
      let isHidden = gtk_check_button_get_active(hidden.pointer()) != 0
      if let change = content.hidden.change(to: isHidden ? "YES" : "NO", in: content.cell) {
        edit(change)
      }
    }
  }

  private func typed() {
    guard !isFollowing, let content, let text = content.text,
      let typed = gtk_editable_get_text(entry.opaque)
    else { return }
    guard isSettled() else {
      isAhead = true
      return
    }
    if let change = text.change(to: String(cString: typed), in: content.cell) { edit(change) }
  }

  func show(_ content: Content) {
    guard content != self.content || isAhead else { return }
    if content.hidden.id != self.content?.hidden.id { isAhead = false }
    self.content = content
    if isAhead, isSettled() {
      isAhead = false
      return typed()
    }
    isFollowing = true
    defer { isFollowing = false }
    let place = content.cell.map { " for \(CellMeaning(cell: $0).phrase)" } ?? ""
    title.setText(content.cell.map { "Text for \($0.shortLabel)" } ?? "Text")
    Accessible(entry.widget).setLabel("Text\(place)")
    Accessible(hidden.widget).setLabel("Hidden\(place)")
    title.isVisible = content.text != nil
    entry.isVisible = content.text != nil
    for widget in [entry, hidden] {
      gtk_widget_set_sensitive(widget.widget, content.isEditable ? 1 : 0)
    }
    if let text = content.text?.value(in: content.cell), !isAhead,
      gtk_editable_get_text(entry.opaque).map({ String(cString: $0) }) != text
    {
      gtk_editable_set_text(entry.opaque, text)
    }
    gtk_check_button_set_active(
      hidden.pointer(), content.hidden.value(in: content.cell) == "YES" ? 1 : 0)
  }
}
