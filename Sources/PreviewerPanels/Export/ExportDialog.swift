import CGtk
import Graphics
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// Asks what to export, as what and where to, and shows how far that is.
@MainActor
package final class ExportDialog {
  /// What can be exported.
  enum Subject: String, CaseIterable {
    case selection, scene, lastTransition, played, scenes, comparison, contactSheet

    var title: String {
      switch self {
      case .selection: localized("Selection")
      case .scene: localized("Scene")
      case .lastTransition: localized("Last Transition")
      case .played: localized("Everything Played")
      case .scenes: localized("All Scenes")
      case .comparison: localized("Compared Configurations")
      case .contactSheet: localized("Contact Sheet of Devices")
      }
    }

    /// What a file of it is called, after the document's name; nil for what has pages with names.
    var fileName: String? {
      switch self {
      case .contactSheet: localized("Devices", context: "file name")
      case .lastTransition: localized("Transition", context: "file name")
      case .played: localized("Playing", context: "file name")
      case .selection, .scene, .scenes, .comparison: nil
      }
    }
  }

  private static let stillFormats: [PictureFile.Format] = [.png, .svg, .pdf]

  private let window = Object(gtk_window_new())
  private let canvas: CanvasView
  private let preview: Preview
  private let subject: Object
  private let format: Object
  /// What ``format`` lists.
  private var formats = ExportDialog.stillFormats
  private let scale: Object
  private let frame = Object(
    gtk_check_button_new_with_mnemonic(localized("With the _device around it")))
  private let state = Object.label(wraps: true)
  private let bar = Object(gtk_progress_bar_new())
  private let export = Object(gtk_button_new_with_mnemonic(localized("_Export…")))
  private let cancel = Object(gtk_button_new_with_mnemonic(localized("_Cancel")))
  private var subjects: [Subject] = []
  private var run: Export?
  /// How many of several pictures are written.
  private var written = 0
  private var command: Subprocess?
  private var chooser: Object?
  /// Where pictures are written to, a file or a folder.
  private var target = ""
  /// Told in a sentence what was written.
  package var onExported: (@MainActor (String) -> Void)?
  /// What would be written over files that are there; it is only with a second press of the button.
  private var replacing: [(page: ExportPage, path: String)]? {
    didSet {
      gtk_button_set_label(
        export.pointer(), replacing == nil ? localized("_Export…") : localized("_Replace"))
    }
  }

  package init(parent: Object, canvas: CanvasView, preview: Preview) {
    self.canvas = canvas
    self.preview = preview
    subject = Self.dropDown(Subject.allCases.map(\.title))
    format = Self.dropDown(Self.names(of: formats))
    scale = Self.dropDown(["1×", "2×", "3×"])
    gtk_drop_down_set_selected(scale.opaque, 1)
    gtk_check_button_set_active(frame.pointer(), 1)
    build(over: parent)
    for (widget, signal) in [(subject, "notify::selected"), (format, "notify::selected")] {
      Signal.onPointer(widget.raw, signal) { [weak self] _ in
        self?.replacing = nil
        self?.update()
      }
    }
    Signal.on(export.raw, "clicked") { [weak self] in self?.chooseFile() }
    Signal.on(cancel.raw, "clicked") { [weak self] in self?.stop() }
    Signal.asked(window.raw, "close-request") { [weak self] in
      self?.stop()
      return true
    }
    window.addShortcuts(["Escape"]) { [weak self] in self?.stop() }
  }

  private static func names(of formats: [PictureFile.Format]) -> [String] {
    formats.map { $0.rawValue.uppercased() }
  }

  private static func dropDown(_ names: [String]) -> Object {
    let widget = Object(gtk_drop_down_new(nil, nil))
    setNames(names, of: widget)
    return widget
  }

  private static func setNames(_ names: [String], of dropDown: Object) {
    let list = gtk_string_list_new(nil)
    for name in names { gtk_string_list_append(list, name) }
    gtk_drop_down_set_model(dropDown.opaque, list)
    list.map { g_object_unref(UnsafeMutableRawPointer($0)) }
  }

  private func build(over parent: Object) {
    gtk_window_set_title(window.pointer(), localized("Export"))
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_resizable(window.pointer(), 0)
    let grid = Object(gtk_grid_new())
    gtk_grid_set_row_spacing(grid.pointer(), 12)
    gtk_grid_set_column_spacing(grid.pointer(), 12)
    for (row, (title, widget)) in [
      (localized("_What"), subject), (localized("_As"), format), (localized("_Scale"), scale),
    ]
    .enumerated() {
      let label = Object(gtk_label_new_with_mnemonic(title))
      gtk_label_set_xalign(label.opaque, 1)
      gtk_label_set_mnemonic_widget(label.opaque, widget.widget)
      label.addStyle("dim-label")
      gtk_widget_set_hexpand(widget.widget, 1)
      Accessible(widget.widget).setLabel(title.replacing("_", with: ""))
      gtk_grid_attach(grid.pointer(), label.widget, 0, gint(row), 1, 1)
      gtk_grid_attach(grid.pointer(), widget.widget, 1, gint(row), 1, 1)
    }
    gtk_grid_attach(grid.pointer(), frame.widget, 1, 3, 1, 1)
    let buttons = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_halign(buttons.widget, GTK_ALIGN_END)
    gtk_box_set_homogeneous(buttons.pointer(), 1)
    export.addStyle("suggested-action")
    for button in [cancel, export] { buttons.append(button) }
    gtk_label_set_max_width_chars(state.opaque, 40)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    box.setMargins(18)
    for part in [grid, state, bar, buttons] { box.append(part) }
    gtk_widget_set_size_request(box.widget, 340, -1)
    gtk_window_set_child(window.pointer(), box.widget)
    gtk_window_set_default_widget(window.pointer(), export.widget)
  }

  package func present() {
    subjects = Subject.allCases.filter { canExport($0) }
    guard !subjects.isEmpty else { return }
    Self.setNames(subjects.map(\.title), of: subject)
    // What is seen, rather than what it is made of.
    if subjects.first != .selection, let seen = subjects.firstIndex(of: .comparison) {
      gtk_drop_down_set_selected(subject.opaque, guint(seen))
    }
    state.isVisible = false
    bar.isVisible = false
    replacing = nil
    update()
    gtk_window_present(window.pointer())
    gtk_widget_grab_focus(subject.widget)
  }

  private func canExport(_ subject: Subject) -> Bool {
    switch subject {
    case .selection: preview.selection.element?.view != nil && canvas.pageOfSelection() != nil
    case .scene: canvas.pageOfScene() != nil
    case .scenes: canvas.pagesOfScenes().count > 1
    case .comparison: canvas.comparisonPage() != nil
    case .lastTransition, .played: preview.running.interaction?.canBeAnimated == true
    case .contactSheet: preview.running.interaction == nil && contactSheetScene != nil
    }
  }

  /// The scene that a contact sheet would be of.
  private var contactSheetScene: String? {
    let id = preview.selection.element?.scene ?? preview.shown.scenes.first(where: \.isInitial)?.id
    return (id ?? preview.shown.scenes.first?.id).flatMap { id in
      preview.shown.scene(id)?.reference == nil ? id : nil
    }
  }

  private var chosen: Subject? {
    let index = Int(gtk_drop_down_get_selected(subject.opaque))
    return subjects.indices.contains(index) ? subjects[index] : nil
  }

  private var chosenFormat: PictureFile.Format {
    formats[min(Int(gtk_drop_down_get_selected(format.opaque)), formats.count - 1)]
  }

  /// Offers what the chosen subject can be written as.
  private func updateFormats() {
    let isMoving = chosen == .lastTransition || chosen == .played
    let possible = isMoving ? [.gif] : Self.stillFormats
    guard possible != formats else { return }
    formats = possible
    Self.setNames(Self.names(of: formats), of: format)
  }

  private var chosenScale: Double { Double(gtk_drop_down_get_selected(scale.opaque)) + 1 }

  private func update() {
    let isRunning = run != nil || command != nil
    updateFormats()
    gtk_widget_set_sensitive(scale.widget, chosenFormat.hasPixels ? 1 : 0)
    let canBeFramed: [Subject] = [.scene, .scenes, .lastTransition, .played]
    gtk_widget_set_sensitive(frame.widget, chosen.map(canBeFramed.contains) == true ? 1 : 0)
    gtk_widget_set_sensitive(export.widget, isRunning ? 0 : 1)
  }

  // MARK: - Exporting

  private func pages() -> [ExportPage] {
    let framed = gtk_check_button_get_active(frame.pointer()) != 0
    return switch chosen {
    case .selection: [canvas.pageOfSelection()].compactMap { $0 }
    case .scene: [canvas.pageOfScene(framed: framed)].compactMap { $0 }
    case .scenes: canvas.pagesOfScenes(framed: framed)
    case .comparison: [canvas.comparisonPage()].compactMap { $0 }
    case .contactSheet, .lastTransition, .played, nil: []
    }
  }

  private func chooseFile() {
    if let replacing {
      self.replacing = nil
      return write(replacing)
    }
    guard let chosen else { return }
    let isFolder = chosen == .scenes
    let pages = pages()
    let names =
      chosen.fileName.map { ["\(preview.document.name) - \($0).\(chosenFormat.rawValue)"] }
      ?? pages.fileNames(for: preview.document.name, chosenFormat)
    guard let first = names.first else { return }
    let chooser = Object(
      owning: gtk_file_chooser_native_new(
        isFolder ? localized("Export All Scenes Into a Folder") : localized("Export"),
        window.pointer(),
        isFolder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_SAVE,
        localized("_Export"),
        localized("_Cancel")))
    if !isFolder { gtk_file_chooser_set_current_name(chooser.opaque, first) }
    // Beside the document.
    if let path = preview.document.path,
      let folder = g_file_get_parent(Object.file(at: path).opaque)
    {
      gtk_file_chooser_set_current_folder(chooser.opaque, folder, nil)
      g_object_unref(UnsafeMutableRawPointer(folder))
    }
    gtk_native_dialog_set_modal(chooser.pointer(), 1)
    self.chooser = chooser
    Signal.onNumber(chooser.raw, "response") { [weak self] response in
      guard let self, let chooser = self.chooser else { return }
      self.chooser = nil
      guard response == Int(GTK_RESPONSE_ACCEPT.rawValue),
        let file = gtk_file_chooser_get_file(chooser.opaque)
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let path = path(of: file) else { return }
      target = path
      switch chosen {
      case .contactSheet: return drawContactSheet(to: target)
      case .lastTransition: return draw(.last, to: target)
      case .played: return draw(.all, to: target)
      case .selection, .scene, .scenes, .comparison: break
      }
      guard isFolder else { return write([(pages[0], target)]) }
      writeAll(zip(pages, names.map { "\(target)/\($0)" }).map { ($0, $1) }, into: target)
    }
    gtk_native_dialog_show(chooser.pointer())
  }

  /// Of a folder nobody has been asked about the files that are in it.
  private func writeAll(_ pages: [(page: ExportPage, path: String)], into folder: String) {
    let there = pages.count { g_file_test($0.path, G_FILE_TEST_EXISTS) != 0 }
    guard there > 0 else { return write(pages) }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    say(
      there == pages.count
        ? localized("These files are in “%1$s” already.", name)
        : localized(
          "%2$s of %1$s file are in “%3$s” already.",
          plural: "%2$s of %1$s files are in “%3$s” already.", pages.count, there, name))
    replacing = pages
  }

  private func write(_ pages: [(page: ExportPage, path: String)]) {
    bar.isVisible = true
    written = 0
    gtk_progress_bar_set_fraction(bar.opaque, 0)
    say(localized("Drawing %1$s picture…", plural: "Drawing %1$s pictures…", pages.count))
    run = Export(pages, chosenFormat, scale: chosenScale) { [weak self] done in
      guard let self else { return }
      written = done
      gtk_progress_bar_set_fraction(bar.opaque, Double(done) / Double(max(pages.count, 1)))
      say(
        localized(
          "%2$s of %1$s picture written", plural: "%2$s of %1$s pictures written", pages.count, done
        ))
    } then: { [weak self] outcome in
      self?.end(outcome)
    }
    update()
  }

  /// The worker lays the scene out on each device.
  private func drawContactSheet(to path: String) {
    guard let document = preview.document.path, let scene = contactSheetScene else { return }
    var words = [
      "render", "--contact-sheet", "--scene", scene, "--format", chosenFormat.rawValue, "--output",
      path, "--content-size", preview.configuration.chosen.settings.contentSize.rawValue,
    ]
    if preview.configuration.chosen.settings.layoutDirection == .rightToLeft {
      words += [
        "--layout-direction", preview.configuration.chosen.settings.layoutDirection.rawValue,
      ]
    }
    if let language = preview.configuration.chosen.settings.language {
      words += ["--language", language]
    }
    if chosenFormat == .png { words += ["--scale", "\(chosenScale)"] }
    let text = preview.document.unsavedText
    words += text == nil ? [document] : ["--stdin-filename", document, "-"]
    written = 0
    say(localized("Drawing the scene on devices…"))
    command = Subprocess(worker: words, input: Array((text ?? "").utf8)) { [weak self] answer in
      switch answer {
      case .success: self?.end(.done)
      case .failure(let failure): self?.end(.failed(failure.message))
      }
    }
    update()
  }

  /// The worker plays the steps again, and draws what is between them.
  private func draw(_ animation: RenderParameters.Animation, to path: String) {
    guard let document = preview.document.path, let interaction = preview.running.interaction else {
      return
    }
    written = 0
    say(localized("Drawing what was played…"))
    let framed = gtk_check_button_get_active(frame.pointer()) != 0
    command = interaction.draw(
      animation, of: document, text: preview.document.unsavedText,
      preview.configuration.shown.settings, to: path,
      scale: chosenScale, framed: framed
    ) { [weak self] answer in
      switch answer {
      case .success: self?.end(.done)
      case .failure(let failure): self?.end(.failed(failure.message))
      }
    }
    update()
  }

  private func end(_ outcome: Export.Outcome) {
    (run, command) = (nil, nil)
    bar.isVisible = false
    update()
    switch outcome {
    case .done:
      window.isVisible = false
      let name = target.split(separator: "/").last.map(String.init) ?? target
      onExported?(
        chosen == .scenes
          ? localized(
            "%1$s picture exported into “%2$s”.", plural: "%1$s pictures exported into “%2$s”.",
            written, name)
          : localized("Exported as “%1$s”.", name))
    case .cancelled:
      say(
        written == 0
          ? localized("Cancelled; nothing was written.")
          : localized("Cancelled; what was written stays."))
    case .failed(let message): say(message)
    }
  }

  /// Ends what is being drawn, or else closes the dialog.
  private func stop() {
    if let command {
      command.cancel()
      return end(.cancelled)
    }
    if let run { return run.cancel() }
    window.isVisible = false
  }

  private func say(_ text: String) {
    state.setText(text)
    state.isVisible = true
  }
}
