import CGtk
import Localization
import Traits

/// Everything that menus, buttons and keys can do in a window.
extension PreviewWindow {
  /// The keys of the window's actions, and of the application's.
  static let accelerators: [(action: String, keys: [String])] = [
    ("app.new-window", ["<Control>n"]),
    ("win.open", ["<Control>o"]), ("win.reload", ["<Control>r", "F5"]),
    ("win.go-to-document", ["<Control>j"]), ("win.find-in-project", ["<Control><Shift>f"]),
    ("win.open-folder", ["<Control><Shift>o"]), ("win.images", ["<Control><Shift>j"]),
    ("win.save", ["<Control>s"]),
    ("win.undo", ["<Control>z"]),
    ("win.redo", ["<Control><Shift>z"]), ("win.toggle-installation", ["<Control>Delete"]),
    ("win.add-segue", ["<Control><Shift>e"]), ("win.export", ["<Control>e"]),
    ("win.print", ["<Control>p"]),
    ("win.find", ["<Control>f"]), ("win.find-next", ["F3"]),
    ("win.find-previous", ["<Shift>F3"]),
    ("win.next-pane", ["F6"]), ("win.previous-pane", ["<Shift>F6"]),
    ("win.next-issue", ["F4"]), ("win.previous-issue", ["<Shift>F4"]),
    ("win.edit-values", ["F2"]),
    ("window.close", ["<Control>w"]), ("win.view-as", ["<Control>d"]),
    ("win.guide-at-selection", ["<Control><Shift>g"]),
    ("win.system", ["<Control><Shift>d"]), ("win.size-class", ["<Control>g"]),
    ("win.dark-interface", ["<Control><Shift>a"]), ("win.text-size", ["<Control>t"]),
    ("win.right-to-left", ["<Control><Shift>t"]),
    ("win.rotate-left", ["<Control>Left", "<Control><Shift>Left"]),
    ("win.rotate-right", ["<Control>Right", "<Control><Shift>Right"]),
    ("win.run", ["<Control>i"]),
    ("win.launch-screen", ["<Control><Shift>l"]), ("win.back", ["<Alt>Left", "<Alt><Shift>Left"]),
    ("win.swipe-down", ["<Alt>Down", "<Alt><Shift>Down"]),
    ("win.copy-events", ["<Control><Shift>c"]), ("win.clear-events", ["<Control>l"]),
    ("win.window-part", ["<Control>m"]),
    ("win.view-map", ["<Control>1"]), ("win.view-grid", ["<Control>2"]),
    ("win.fold-containers", ["<Control><Shift>m"]), ("win.tidy-up", ["<Control><Shift>y"]),
    ("win.view-scene", ["<Control>3"]),
    ("win.compare", ["<Control>k"]),
    ("win.changes-since-commit", ["<Control><Shift>k"]), ("win.next-change", ["F7"]),
    ("win.previous-change", ["<Shift>F7"]),
    ("win.next-configuration", ["<Control>Page_Down"]),
    ("win.previous-configuration", ["<Control>Page_Up"]),
    ("win.use-ours", ["<Alt>1"]), ("win.use-theirs", ["<Alt>2"]), ("win.use-both", ["<Alt>3"]),
    ("win.zoom-in", ["<Control>plus", "<Control>equal", "<Control>KP_Add"]),
    ("win.zoom-out", ["<Control>minus", "<Control>KP_Subtract"]),
    ("win.zoom-normal", ["<Control>0", "<Control>KP_0"]), ("win.zoom-fit", ["<Control>9"]),
    ("win.zoom-selection", ["<Control>8"]), ("win.show-outline", ["F9"]),
    ("win.show-inspector", ["<Shift>F9"]), ("win.show-issues", ["F8"]),
    ("win.show-events", ["<Shift>F8"]),
    ("win.preferences", ["<Control>comma"]),
    ("win.show-help-overlay", ["<Control>question"]), ("app.quit", ["<Control>q"]),
  ]

  func addActions() {
    addModeActions()
    addContextActions()
    addExportActions()
    addPaneActions()
    addChangesActions()
    addMergeActions()
    addProjectActions()
    for overlay in Overlay.allCases {
      addToggle("overlay-\(overlay.rawValue)", canvas.overlays.contains(overlay)) {
        $0.canvas.show(overlay, $1)
        $0.state.overlays = $0.canvas.overlays.map(\.rawValue).sorted()
      }
    }
    add("guide-at-selection") { window in
      if !window.canvas.overlays.contains(.rulers) {
        g_action_group_change_action_state(
          window.window.opaque, "overlay-rulers", g_variant_new_boolean(1))
      }
      window.canvas.addGuideAtSelection()
    }
    add("remove-guides") { $0.canvas.removeGuides() }
    add("open") { window in
      window.askForDocument(localized("Open a Document")) { [weak window] in window?.open($0) }
    }
    add("images") { $0.images.present() }
    add("show-help-overlay") { $0.shortcuts.present() }
    add("reload") { $0.preview.document.reload() }
    add("save") { $0.save() }
    add("undo") { $0.preview.document.undo() }
    add("redo") { $0.preview.document.redo() }
    add("toggle-installation") { $0.preview.editing.toggleInstallation() }
    add("add-segue") { $0.addSegue() }
    add("find") { $0.findBar.open() }
    add("find-next") { $0.findAgain(backwards: false) }
    add("find-previous") { $0.findAgain(backwards: true) }
    add("convert") { $0.conversion.present() }
    add("end-varying") { $0.preview.cells.leaveCell() }
    add("view-as") { $0.devices.popUp() }
    for page in TraitsChooser.Page.allCases {
      add(page.rawValue) { $0.traits.popUp(page) }
    }
    addToggle("dark-interface", preview.configuration.chosen.settings.appearance == .dark) {
      $0.preview.configuration.choose($1 ? .dark : .light)
    }
    addToggle(
      "right-to-left", preview.configuration.chosen.settings.layoutDirection == .rightToLeft
    ) {
      $0.preview.configuration.choose($1 ? .rightToLeft : .leftToRight)
    }
    add("rotate-left") { $0.preview.configuration.rotate(.left) }
    add("rotate-right") { $0.preview.configuration.rotate(.right) }
    addToggle("run", false) { if $1 { $0.run() } else { $0.preview.running.end() } }
    add("launch-screen") { $0.showLaunchScreen() }
    add("window-part") { window in
      if window.preview.running.interaction != nil {
        window.runningBar.popUpWindow()
      } else {
        window.parts.popUp()
      }
    }
    add("back") { window in
      guard let step = window.preview.running.interaction?.shown?.stepOfEdgeSwipe else { return }
      window.preview.running.perform(step, title: localized("Back"))
    }
    add("swipe-down") { window in
      guard window.preview.running.interaction?.shown?.presentsSomething == true else { return }
      window.preview.running.perform(.dismiss(interactively: true), title: localized("Swipe down"))
    }
    add("copy-events") { $0.events.copy() }
    add("clear-events") { $0.events.clear() }
    add("zoom-in") { $0.canvas.zoom(by: CanvasView.zoomStep) }
    add("zoom-out") { $0.canvas.zoom(by: 1 / CanvasView.zoomStep) }
    add("zoom-normal") { $0.canvas.zoomToActualSize() }
    add("zoom-fit") { $0.canvas.fitAll() }
    add("zoom-selection") { $0.canvas.fitSelection() }
    addToggle("show-outline", panels.shown.contains(.outline)) { $0.panels.show(.outline, $1) }
    addToggle("show-inspector", panels.shown.contains(.inspector)) {
      $0.panels.show(.inspector, $1)
    }
    addToggle("show-issues", state.showsIssues) { window, isOn in
      window.state.showsIssues = isOn
      if isOn { window.hideEvents() }
      window.showPanels()
    }
    addToggle("show-events", false) { window, isOn in
      window.showsEvents = isOn
      // The two share their place.
      if isOn {
        window.state.showsIssues = false
        window.setToggle("show-issues", false)
      }
      window.showPanels()
    }
    addLanguage()
    addOpenPath()
  }

  /// Of the menu of languages; empty is the document's own texts.
  private func addLanguage() {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = Object(
      owning: g_simple_action_new_stateful("language", type, g_variant_new_string("")))
    Signal.onPointer(action.raw, "activate") { [weak self] value in
      guard let value, let name = g_variant_get_string(OpaquePointer(value), nil) else { return }
      let language = String(cString: name)
      self?.preview.configuration.choose(language: language.isEmpty ? nil : language)
    }
    g_action_map_add_action(window.opaque, action.opaque)
    preview.configuration.observe { [weak self] _ in self?.updateLanguage() }
    updateLanguage()
  }

  private func updateLanguage() {
    let action = g_action_map_lookup_action(window.opaque, "language")
    let language =
      preview.configuration.hasSystem ? preview.configuration.chosen.settings.language : nil
    g_simple_action_set_state(action, g_variant_new_string(language ?? ""))
    // A canvas has no user, and the document's own texts.
    enable(["language"], preview.configuration.hasSystem)
  }

  /// Goes on with what was looked for last.
  private func findAgain(backwards: Bool) {
    guard finder.isOpen else { return findBar.open() }
    finder.go(backwards: backwards)
  }

  func enable(_ actions: [String], _ isEnabled: Bool) {
    for name in actions {
      let action = g_action_map_lookup_action(window.opaque, name)
      g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    }
  }

  func setToggle(_ name: String, _ isOn: Bool) {
    let action = g_action_map_lookup_action(window.opaque, name)
    g_simple_action_set_state(action, g_variant_new_boolean(isOn ? 1 : 0))
  }

  func add(_ name: String, _ body: @escaping @MainActor (PreviewWindow) -> Void) {
    let action = Object(owning: g_simple_action_new(name, nil))
    Signal.onPointer(action.raw, "activate") { [weak self] _ in
      if let self { body(self) }
    }
    g_action_map_add_action(window.opaque, action.opaque)
  }

  func addToggle(
    _ name: String, _ isOn: Bool, _ body: @escaping @MainActor (PreviewWindow, Bool) -> Void
  ) {
    let state = g_variant_new_boolean(isOn ? 1 : 0)
    let action = Object(owning: g_simple_action_new_stateful(name, nil, state))
    let raw = action.raw
    Signal.onPointer(raw, "change-state") { [weak self] value in
      guard let self, let value else { return }
      let variant = OpaquePointer(value)
      g_simple_action_set_state(OpaquePointer(raw), variant)
      body(self, g_variant_get_boolean(variant) != 0)
    }
    g_action_map_add_action(window.opaque, action.opaque)
  }

  /// For the menu of recent documents.
  private func addOpenPath() {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    let action = Object(owning: g_simple_action_new("open-path", type))
    Signal.onPointer(action.raw, "activate") { [weak self] value in
      guard let value, let path = g_variant_get_string(OpaquePointer(value), nil) else { return }
      self?.open(String(cString: path))
    }
    g_action_map_add_action(window.opaque, action.opaque)
  }

  /// Has the user choose a document.
  func askForDocument(_ title: String, then take: @escaping @MainActor (String) -> Void) {
    choosePath(
      title, GTK_FILE_CHOOSER_ACTION_OPEN,
      filters: [
        (localized("Interface Builder documents"), ["*.storyboard", "*.xib"]),
        (localized("All files"), ["*"]),
      ], then: take)
  }

  /// Has the user choose a file or a folder.
  func choosePath(
    _ title: String, _ action: GtkFileChooserAction, filters: [(String, [String])],
    then take: @escaping @MainActor (String) -> Void
  ) {
    let dialog = Object(
      owning: gtk_file_chooser_native_new(
        title, window.pointer(), action, localized("_Open"), localized("_Cancel")))
    for (name, patterns) in filters {
      let filter = Object(owning: gtk_file_filter_new())
      gtk_file_filter_set_name(filter.opaque, name)
      for pattern in patterns { gtk_file_filter_add_pattern(filter.opaque, pattern) }
      gtk_file_chooser_add_filter(dialog.opaque, filter.opaque)
    }
    if let path = preview.document.path {
      gtk_file_chooser_set_file(dialog.opaque, Object.file(at: path).opaque, nil)
    }
    gtk_native_dialog_set_modal(dialog.pointer(), 1)
    // The closure keeps the dialog for as long as it is shown.
    var shown: Object? = dialog
    Signal.onNumber(dialog.raw, "response") { response in
      defer { shown = nil }
      guard response == Int(GTK_RESPONSE_ACCEPT.rawValue), let shown,
        let file = gtk_file_chooser_get_file(shown.opaque)
      else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      if let path = path(of: file) { take(path) }
    }
    gtk_native_dialog_show(dialog.pointer())
  }
}
