import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// All attributes of what is selected, in groups as in Xcode's inspectors, each with its line. Several views have
/// here what is the same in all.
@MainActor
package final class AttributesSection {
  /// Told where the menu of a row belongs.
  package var onMenu: (@MainActor (_ list: Object, Rect) -> Void)?
  /// Told the line of a row that was activated.
  package var onOpen: (@MainActor (Int) -> Void)?
  /// The one that the menu is about.
  package private(set) var asked: AttributesResult.Attribute?

  private let section: FoldingSection
  private let details: SelectionDetails
  private let selection: CurrentSelection
  private let defaults = Object(gtk_check_button_new_with_label(localized("Defaults")))
  private let note = Object.label(wraps: true)
  private let list = Object(gtk_list_box_new())
  private let thumbnails = ImageThumbnails()
  private var rows: [(group: String, attribute: AttributesResult.Attribute, widget: Object)] = []
  private var shown: AttributesResult?
  private var isNarrow = false
  /// Of what all of them are to be copied as soon as they are there.
  private var copyWanted: Selection?

  init(details: SelectionDetails, selection: CurrentSelection, folds: SectionFolds) {
    (self.details, self.selection) = (details, selection)
    // A long list: who wants it unfolds it once.
    section = FoldingSection(localized("All Attributes"), isFolded: true, folds: folds)
    section.content.append(makeHead())
    note.addStyle("dim-label")
    section.content.append(note)
    list.addStyle("attributes")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    gtk_list_box_set_activate_on_single_click(list.opaque, 0)
    Accessible(list.widget).setLabel(localized("Attributes"))
    list.setRowHeaders { [weak self] row, before in self?.header(of: row, after: before) }
    list.onRowMenu(inFront: true) { [weak self] content, place in
      guard let self else { return }
      asked = rows.first { $0.widget.opaque == content }?.attribute
      if asked != nil { onMenu?(list, place) }
    }
    Signal.onPointer(list.raw, "row-activated") { [weak self] row in
      guard let self, let row,
        let content = gtk_list_box_row_get_child(row.assumingMemoryBound(to: GtkListBoxRow.self)),
        let line = rows.first(where: { $0.widget.opaque == OpaquePointer(content) })?.attribute.line
      else { return }
      onOpen?(line)
    }
    section.content.append(list)
    section.onFold = { [weak self] in self?.wish() }
    wish()
  }

  var box: Object { section.box }

  /// All of it as text.
  var text: String? { shown?.lines.joined(separator: "\n") }

  func reveal() { section.reveal() }

  func setNarrow(_ isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    rebuild()
  }

  /// Follows what is selected, and what is known of it.
  func update() {
    box.isVisible = details.hasAttributes
    if copyWanted != nil, copyWanted != selection.element {
      copyWanted = nil
      wish()
    }
    guard details.attributes != shown else { return }
    shown = details.attributes
    rebuild()
    if copyWanted != nil, shown != nil { copyAll() }
  }

  /// Copies everything as text, once it is there.
  package func copyAll() {
    copyWanted = text == nil ? selection.element : nil
    wish()
    if let text { gdk_clipboard_set_text(gtk_widget_get_clipboard(list.widget), text) }
  }

  private func wish() { details.wantAttributes(section.isUnfolded || copyWanted != nil) }

  private func makeHead() -> Object {
    let head = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_check_button_set_active(defaults.pointer(), 1)
    gtk_widget_set_hexpand(defaults.widget, 1)
    gtk_widget_set_tooltip_text(
      defaults.widget, localized("Also what the document doesn't say, which is as in UIKit"))
    Signal.on(defaults.raw, "toggled") { [weak self] in self?.filter() }
    head.append(defaults)
    let copy = Object(gtk_button_new_with_label(localized("Copy All")))
    gtk_widget_set_valign(copy.widget, GTK_ALIGN_CENTER)
    Signal.on(copy.raw, "clicked") { [weak self] in self?.copyAll() }
    head.append(copy)
    return head
  }

  // MARK: - Rows

  private func rebuild() {
    thumbnails.removeAll()
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    rows = []
    for group in shown?.groups ?? [] {
      for attribute in group.attributes {
        let row = AttributeRow(attribute, isNarrow: isNarrow, thumbnails: thumbnails)
        rows.append((group.title, attribute, row.box))
        gtk_list_box_append(list.opaque, row.box.widget)
        guard let item = gtk_widget_get_parent(row.box.widget) else { continue }
        Accessible(item).setLabel(row.label)
      }
    }
    let isEmpty = shown != nil && rows.isEmpty
    note.isVisible = isEmpty
    note.setText(
      shown.map { $0.objects.count > 1 } == true
        ? localized("These views have nothing in common.")
        : localized("The document has no attributes of this."))
    list.isVisible = !rows.isEmpty
    filter()
  }

  private func filter() {
    let showsDefaults = gtk_check_button_get_active(defaults.pointer()) != 0
    for row in rows {
      guard let item = gtk_widget_get_parent(row.widget.widget) else { continue }
      gtk_widget_set_visible(item, showsDefaults || !row.attribute.isDefault ? 1 : 0)
    }
    gtk_list_box_invalidate_headers(list.opaque)
  }

  /// The title of a group, above its first row that is seen.
  private func header(
    of row: UnsafeMutableRawPointer, after before: UnsafeMutableRawPointer?
  ) -> Object? {
    guard let group = group(of: row), group != before.flatMap(self.group) else { return nil }
    let title = Object.label(group, wraps: true)
    title.addStyle("figure")
    return title
  }

  private func group(of row: UnsafeMutableRawPointer) -> String? {
    let content = gtk_list_box_row_get_child(row.assumingMemoryBound(to: GtkListBoxRow.self))
    return rows.first { $0.widget.widget == content }?.group
  }
}
