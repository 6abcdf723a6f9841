import CGtk
import PreviewerCanvas
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerPanels

/// The window's actions, as the table has them.
extension PreviewWindow {
  /// Has menus, buttons and keys find what they name.
  func addActions() {
    for action in WindowAction.all {
      switch action.effect {
      case .command(let run):
        add(action.name) { window, _ in run(window) }
      case .ofText(let run):
        add(action.name, parameter: "s") { window, text in
          if let text = Self.text(text) { run(window, text) }
        }
      case .choice(let choose):
        add(action.name, parameter: "s", state: g_variant_new_string("")) { window, text in
          if let text = Self.text(text) { choose(window, text) }
        }
      case .toggle(let isOn, let set): addToggle(action.name, isOn(self), set)
      case .ofApplication, .elsewhere: break
      }
    }
    preview.configuration.observe { [weak self] _ in self?.updateLanguage() }
    updateLanguage()
  }

  private func add(
    _ name: String, parameter: String? = nil, state: OpaquePointer? = nil,
    _ body: @escaping @MainActor (PreviewWindow, OpaquePointer?) -> Void
  ) {
    let type = parameter.map { g_variant_type_new($0) }
    defer { type.map { g_variant_type_free($0) } }
    let action = Object(
      owning: state.map { g_simple_action_new_stateful(name, type ?? nil, $0) }
        ?? g_simple_action_new(name, type ?? nil))
    Signal.onPointer(action.raw, "activate") { [weak self] value in
      if let self { body(self, value.map { OpaquePointer($0) }) }
    }
    g_action_map_add_action(window.opaque, action.opaque)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    value.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
  }

  private func addToggle(
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

  // MARK: - What can be done, and what is on

  /// - Parameter name: A missing one is a mistake in the program.
  private func installed(_ name: String) -> OpaquePointer {
    guard let action = g_action_map_lookup_action(window.opaque, name) else {
      preconditionFailure("the window has no action “\(name)”")
    }
    return action
  }

  func enable(_ actions: [String], _ isEnabled: Bool) {
    for name in actions { g_simple_action_set_enabled(installed(name), isEnabled ? 1 : 0) }
  }

  /// Has an action say whether something is on, without turning it on or off.
  func setToggle(_ name: String, _ isOn: Bool) {
    g_simple_action_set_state(installed(name), g_variant_new_boolean(isOn ? 1 : 0))
  }

  /// Turns something on or off, as its user would.
  func change(_ name: String, _ isOn: Bool) {
    g_action_change_state(installed(name), g_variant_new_boolean(isOn ? 1 : 0))
  }

  /// Does what an action does, as its user would; nothing where that isn't possible.
  func activate(_ name: String) {
    g_action_activate(installed(name), nil)
  }

  private func updateLanguage() {
    let language =
      preview.configuration.hasSystem ? preview.configuration.chosen.settings.language : nil
    g_simple_action_set_state(installed("language"), g_variant_new_string(language ?? ""))
    // A canvas has no user, and the document's own texts.
    enable(["language"], preview.configuration.hasSystem)
  }

  // MARK: - What some of them do

  /// Goes on with what was looked for last.
  func findAgain(backwards: Bool) {
    guard finder.isOpen else { return findBar.open() }
    finder.go(backwards: backwards)
  }

  func showInspector() {
    setToggle("show-inspector", true)
    panels.show(.inspector, true)
  }

  func show(_ overlay: Overlay, _ isShown: Bool) {
    canvas.show(overlay, isShown)
    state.overlays = canvas.overlays.map(\.rawValue).sorted()
  }

  func foldContainers(_ isOn: Bool) {
    canvas.fold { $0.foldsAll = isOn }
    state.foldsContainers = isOn ? true : nil
  }

  func showIssues(_ isShown: Bool) {
    state.showsIssues = isShown
    if isShown { hideEvents() }
    showPanels()
  }

  func showEvents(_ isShown: Bool) {
    showsEvents = isShown
    // The two share their place.
    if isShown {
      state.showsIssues = false
      setToggle("show-issues", false)
    }
    showPanels()
  }
}
