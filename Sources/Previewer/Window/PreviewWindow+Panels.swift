import CGtk

/// The panels around the canvas: which are shown, how large they are, and what is remembered of it.
extension PreviewWindow {
  /// Logical pixels below which the panels make room for the canvas.
  private static let narrowWidth = 720
  /// Logical pixels below which the header bar has no room for the choosers beside the title.
  private static let headerWidth = 1060

  func restore() {
    gtk_window_set_default_size(window.pointer(), Int32(state.width), Int32(state.height))
    if state.isMaximized { gtk_window_maximize(window.pointer()) }
    // On a narrow window the canvas keeps half of the room.
    let widest = max(state.width / 4, 160)
    gtk_paned_set_position(
      interface.object("outline_paned").opaque, Int32(min(state.outlineWidth, widest)))
    setEndSize("inspector_paned", min(state.inspectorWidth, widest))
    setEndSize("issues_paned", state.issuesHeight)
    if !state.isMaximized { fit(state.width) }
    showPanels()
  }

  func remember() {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(window.pointer(), &width, &height)
    if width > 0, height > 0 { (state.width, state.height) = (Int(width), Int(height)) }
    state.isMaximized = gtk_window_is_maximized(window.pointer()) != 0
    if state.showsOutline, !isNarrow {
      state.outlineWidth = Int(gtk_paned_get_position(interface.object("outline_paned").opaque))
    }
    let inspectorWidth = gtk_widget_get_width(interface.object("inspector_panel").widget)
    if state.showsInspector, inspectorWidth > 0 { state.inspectorWidth = Int(inspectorWidth) }
    let issuesHeight = gtk_widget_get_height(interface.object("bottom_panel").widget)
    if state.showsIssues || showsEvents, issuesHeight > 0 { state.issuesHeight = Int(issuesHeight) }
  }

  /// Sets the size of a pane's second child, which GTK can't do before the pane has its own: until
  /// then the child asks for it, afterwards the user may make it smaller.
  private func setEndSize(_ id: String, _ size: Int) {
    let paned = interface.object(id)
    guard let child = gtk_paned_get_end_child(paned.opaque).map({ Object($0) }) else { return }
    var least: (width: gint, height: gint) = (0, 0)
    gtk_widget_get_size_request(child.widget, &least.width, &least.height)
    let isVertical =
      gtk_orientable_get_orientation(paned.opaque) == GTK_ORIENTATION_VERTICAL
    gtk_widget_set_size_request(
      child.widget, isVertical ? least.width : gint(size), isVertical ? gint(size) : least.height)
    Signal.on(paned.raw, "map") { [weak paned, weak child] in
      MainLoop.whenIdle {
        guard let paned, let child else { return }
        gtk_paned_set_position(paned.opaque, gtk_paned_get_position(paned.opaque))
        gtk_widget_set_size_request(child.widget, least.width, least.height)
      }
    }
  }

  /// Has the window fit its width from now on, whoever changes it.
  func followWidth() {
    guard let surface = gtk_native_get_surface(window.opaque) else { return }
    Signal.onNumbers(UnsafeMutableRawPointer(surface), "layout") { [weak self] _, _ in
      // Once the widgets have their sizes; the surface's own has the window's shadow in it.
      MainLoop.whenIdle {
        guard let self else { return }
        let width = Int(gtk_widget_get_width(self.interface.object("pages").widget))
        if width > 0 { self.fit(width) }
      }
    }
  }

  /// Takes the panels away where the window is too narrow for them, and brings them back; puts the
  /// choosers below the header bar, or in it.
  private func fit(_ width: Int) {
    let isNarrow = width < Self.narrowWidth
    if isNarrow != self.isNarrow {
      self.isNarrow = isNarrow
      showPanels()
    }
    let bar = interface.object("chooser_bar")
    let isBelow = width < Self.headerWidth
    guard isBelow != bar.isVisible else { return }
    let (header, choosers) = (interface.object("header"), interface.object("choosers"))
    if isBelow {
      gtk_header_bar_remove(header.opaque, choosers.widget)
      bar.append(choosers)
    } else {
      gtk_box_remove(bar.pointer(), choosers.widget)
      gtk_header_bar_pack_start(header.opaque, choosers.widget)
    }
    bar.isVisible = isBelow
    // In the header bar a long name would give way to the title although there is room for both.
    gtk_label_set_width_chars(interface.object("view_as_label").opaque, isBelow ? 8 : 14)
  }

  func showPanels() {
    let panels = [
      ("outline_panel", state.showsOutline && !isNarrow),
      ("inspector_panel", state.showsInspector && !isNarrow),
      ("bottom_panel", state.showsIssues || showsEvents),
    ]
    for (id, isShown) in panels {
      interface.object(id).isVisible = isShown
    }
    gtk_stack_set_visible_child_name(
      interface.object("bottom_panel").opaque, showsEvents ? "events" : "issues")
  }
}
