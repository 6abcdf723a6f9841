import CGtk
import FoundationEssentials
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import Traits
import WorkerProtocol

/// Says what a conversion would change, before it is made. Every choice in it is worked out anew by the worker.
@MainActor
package final class ConversionDialog {
  private let document: DocumentSession
  private let editing: Editing
  private let window = Object(gtk_window_new())
  private let heading = Object.label(wraps: true)
  private let convert = Object(gtk_button_new_with_mnemonic(localized("_Convert")))
  private let autoLayout = Object(
    gtk_check_button_new_with_mnemonic(localized("Turn _Auto Layout on, too")))
  private let safeAreas = Object(
    gtk_check_button_new_with_mnemonic(localized("Use _safe areas in place of layout guides")))
  private let merging = Object(gtk_check_button_new_with_mnemonic(localized("_Merge")))
  private let cells: Object
  private let cellRow = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private let state = Object.label(wraps: true)
  private let list = Object(gtk_list_box_new())
  private let scroller = Object(gtk_scrolled_window_new())
  private var run: Subprocess?
  /// What the worker answered last, and the text that it is about.
  private var proposal: (result: ConvertResult, text: [UInt8])?
  private var conversion = Conversion(kind: .useSizeClasses)
  private var pad: String?
  private var isUpdating = false

  private static let cellChoices = [nil, SizeClass.compact, .regular].flatMap { height in
    [nil, SizeClass.compact, .regular].map { SizeClassCell(width: $0, height: height) }
  }
  /// Rows, of which a large document would have thousands.
  private static let mostRows = 300

  package init(parent: Object, document: DocumentSession, editing: Editing) {
    (self.document, self.editing) = (document, editing)
    var names: [UnsafeMutablePointer<CChar>?] = Self.cellChoices.map { g_strdup($0.label) }
    defer { for name in names { g_free(name) } }
    names.append(nil)
    cells = names.withUnsafeBufferPointer { pointer in
      pointer.withMemoryRebound(to: UnsafePointer<CChar>?.self) {
        Object(gtk_drop_down_new_from_strings($0.baseAddress))
      }
    }
    build(over: parent)
    connect()
  }

  /// Asks for one of both, by what the document is.
  package func present() {
    guard let path = document.path, editing.isEditable else { return }
    isUpdating = true
    if editing.shown.facts.usesSizeClasses {
      conversion = Conversion(kind: .withoutSizeClasses(editing.configuration.cell ?? .any))
      pad = nil
    } else {
      conversion = Conversion(
        kind: .useSizeClasses, usesAutoLayout: !editing.shown.facts.usesAutoLayout)
      pad = Conversion.padDocument(besides: path) { FileManager.default.fileExists(atPath: $0) }
    }
    let cell = editing.configuration.cell ?? .any
    gtk_drop_down_set_selected(
      cells.opaque, guint(Self.cellChoices.firstIndex(of: cell) ?? 0))
    gtk_check_button_set_active(autoLayout.pointer(), editing.shown.facts.usesAutoLayout ? 0 : 1)
    gtk_check_button_set_active(safeAreas.pointer(), 0)
    gtk_check_button_set_active(merging.pointer(), 0)
    isUpdating = false
    showChoices()
    propose()
    gtk_window_present(window.pointer())
  }

  // MARK: - Building

  private func build(over parent: Object) {
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_default_size(window.pointer(), 560, 520)
    let bar = Object(gtk_header_bar_new())
    gtk_header_bar_set_show_title_buttons(bar.opaque, 0)
    let cancel = Object(gtk_button_new_with_mnemonic(localized("C_ancel")))
    Signal.on(cancel.raw, "clicked") { [weak self] in self?.close() }
    convert.addStyle("suggested-action")
    gtk_header_bar_pack_start(bar.opaque, cancel.widget)
    gtk_header_bar_pack_end(bar.opaque, convert.widget)
    gtk_window_set_titlebar(window.pointer(), bar.widget)

    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    box.setMargins(18)
    let cellLabel = Object.label(localized("Size class to _keep"))
    gtk_label_set_use_underline(cellLabel.opaque, 1)
    gtk_label_set_mnemonic_widget(cellLabel.opaque, cells.widget)
    gtk_widget_set_hexpand(cellLabel.widget, 1)
    cellRow.append(cellLabel)
    cellRow.append(cells)
    state.addStyle("dim-label")
    list.addStyle("boxed-list", "notes")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    Accessible(list.widget).setLabel(localized("What changes"))
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    for part in [heading, cellRow, autoLayout, safeAreas, merging, state, scroller] {
      box.append(part)
    }
    gtk_window_set_child(window.pointer(), box.widget)
    gtk_window_set_default_widget(window.pointer(), convert.widget)
  }

  private func connect() {
    Signal.on(convert.raw, "clicked") { [weak self] in self?.apply() }
    for button in [autoLayout, safeAreas, merging] {
      Signal.on(button.raw, "toggled") { [weak self] in self?.choose() }
    }
    Signal.onPointer(cells.raw, "notify::selected") { [weak self] _ in self?.choose() }
    guard let keys = gtk_event_controller_key_new() else { return }
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, _ in
      guard Int32(key) == GDK_KEY_Escape else { return false }
      self?.close()
      return true
    }
    gtk_widget_add_controller(window.widget, keys)
  }

  private func showChoices() {
    let isOn = editing.shown.facts.usesSizeClasses
    let name = document.path?.split(separator: "/").last.map(String.init) ?? ""
    gtk_window_set_title(
      window.pointer(), isOn ? localized("Turn Size Classes Off") : localized("Use Size Classes"))
    heading.setText(
      isOn
        ? localized("“%1$s” keeps what it has in one size class, and nothing else.", name)
        : localized(
          "“%1$s” becomes one document for every device, as Xcode’s “Use Size Classes” makes it.",
          name)
    )
    cellRow.isVisible = isOn
    autoLayout.isVisible = !isOn && !editing.shown.facts.usesAutoLayout
    safeAreas.isVisible = !isOn
    merging.isVisible = pad != nil
    if let other = pad?.split(separator: "/").last {
      gtk_check_button_set_label(
        merging.pointer(),
        localized("_Merge with “%1$s”, for regular width", other.replacing("_", with: "__")))
    }
  }

  // MARK: - Proposing

  private func choose() {
    guard !isUpdating else { return }
    if editing.shown.facts.usesSizeClasses {
      let place = Int(gtk_drop_down_get_selected(cells.opaque))
      guard Self.cellChoices.indices.contains(place) else { return }
      conversion.kind = .withoutSizeClasses(Self.cellChoices[place])
    } else {
      let merges = gtk_check_button_get_active(merging.pointer()) != 0
      conversion.kind = pad.flatMap { merges ? .merge(pad: $0) : nil } ?? .useSizeClasses
      conversion.usesAutoLayout = gtk_check_button_get_active(autoLayout.pointer()) != 0
      conversion.safeAreas = gtk_check_button_get_active(safeAreas.pointer()) != 0 ? true : nil
    }
    propose()
  }

  private func propose() {
    run?.cancel()
    proposal = nil
    gtk_widget_set_sensitive(convert.widget, 0)
    state.setText(localized("Working out what changes…"))
    guard let text = document.editor?.currentBytes() else {
      return state.setText(localized("The file can’t be read."))
    }
    run = Subprocess(worker: conversion.arguments, input: text) { [weak self] answer in
      guard let self else { return }
      run = nil
      switch answer {
      case .success(let data): take(data, about: text)
      case .failure(let failure):
        show([])
        state.setText(
          localized("This can’t be converted. %1$s", Conversion.reason(in: failure.message)))
      }
    }
  }

  private func take(_ data: Data, about text: [UInt8]) {
    guard let result = try? JSONDecoder().decode(ConvertResult.self, from: data) else {
      return state.setText(
        localized("The worker’s answer can’t be read; is it of another version?"))
    }
    proposal = (result, text)
    show(result.notes)
    let moved = result.notes.filter { $0.kind == .moved }.count
    state.setText(
      moved == 0
        ? localized("No view is placed elsewhere afterwards. It can be undone.")
        : localized(
          "%1$s view is placed elsewhere afterwards. It can be undone.",
          plural: "%1$s views are placed elsewhere afterwards. It can be undone.", moved)
    )
    gtk_widget_set_sensitive(convert.widget, 1)
    gtk_widget_grab_focus(convert.widget)
  }

  private func show(_ notes: [ConversionNote]) {
    while let row = gtk_list_box_get_row_at_index(list.opaque, 0) {
      gtk_list_box_remove(
        list.opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
    scroller.isVisible = !notes.isEmpty
    let sorted = ConversionNote.inOrderOfWeight(notes)
    for note in sorted.prefix(Self.mostRows) {
      addRow(
        note.message, note.line.map { localized("line %1$s", $0) } ?? "", isWarning: note.isWarning)
    }
    let more = sorted.count - Self.mostRows
    if more > 0 {
      addRow(localized("and %1$s more", plural: "and %1$s more", more), "", isWarning: false)
    }
  }

  private func addRow(_ text: String, _ place: String, isWarning: Bool) {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    let label = Object.label(text.isolated, wraps: true)
    gtk_widget_set_hexpand(label.widget, 1)
    if isWarning {
      let icon = Object(gtk_image_new_from_icon_name("dialog-warning-symbolic"))
      icon.addStyle("warning")
      gtk_widget_set_valign(icon.widget, GTK_ALIGN_START)
      row.append(icon)
    }
    let line = Object(gtk_label_new(place))
    line.addStyle("dim-label", "numeric", "caption")
    gtk_widget_set_valign(line.widget, GTK_ALIGN_START)
    row.append(label)
    row.append(line)
    row.setMargins(9)
    gtk_list_box_append(list.opaque, row.widget)
  }

  // MARK: - Ending

  private func apply() {
    guard let proposal else { return }
    close()
    editing.convert(proposal.result, of: proposal.text, by: conversion)
  }

  private func close() {
    run?.cancel()
    run = nil
    gtk_widget_set_visible(window.widget, 0)
  }
}

extension ConversionNote {
  /// Whether something is lost, or isn't as one might expect.
  fileprivate var isWarning: Bool { [.moved, .unmatched].contains(kind) }

  /// What is lost first, then what concerns the whole document, and constraints by the hundred last.
  static func inOrderOfWeight(_ notes: [ConversionNote]) -> [ConversionNote] {
    let order: [Kind] = [
      .moved, .unmatched, .document, .segue, .safeArea, .kept, .installation, .variation, .added,
      .constraints,
    ]
    return notes.enumerated().sorted {
      let (a, b) = (order.firstIndex(of: $0.element.kind), order.firstIndex(of: $1.element.kind))
      return (a ?? order.count, $0.offset) < (b ?? order.count, $1.offset)
    }.map(\.element)
  }
}
