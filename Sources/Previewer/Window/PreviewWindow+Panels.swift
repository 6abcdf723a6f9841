import CGtk
import PreviewerChoosers
import PreviewerGtk
import PreviewerInspector
import PreviewerPanels

/// The panels around the canvas: which are shown, how large they are, and what is remembered of it.
extension PreviewWindow {
  /// Logical pixels below which the header bar has no room for the choosers beside the title, with the
  /// desktop's text in its usual size.
  private static let headerWidth = 1000.0
  /// Logical pixels below which the inspector has no room for values beside their names.
  private static let inspectorWidth = 240.0

  func restore() {
    gtk_window_set_default_size(window.pointer(), Int32(state.width), Int32(state.height))
    if state.isMaximized { gtk_window_maximize(window.pointer()) }
    setEndSize(frame[.inspectorPaned], Int(panels.width(of: .inspector)))
    setEndSize(frame[.issuesPaned], state.issuesHeight)
    if !state.isMaximized { fit(state.width) }
    showPanels()
  }

  func remember() {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(window.pointer(), &width, &height)
    if width > 0, height > 0 { (state.width, state.height) = (Int(width), Int(height)) }
    state.isMaximized = gtk_window_is_maximized(window.pointer()) != 0
    state.showsOutline = panels.isWanted(.outline)
    state.showsInspector = panels.isWanted(.inspector)
    state.foldedSections = folds.folded.isEmpty ? nil : folds.folded.sorted()
    state.inspectorPage = inspector.shownPage
    state.outlineWidth = Int(panels.outlineWidth.rounded())
    state.inspectorWidth = Int(panels.inspectorWidth.rounded())
    let issuesHeight = gtk_widget_get_height(frame[.bottomPanel].widget)
    let isShown = frame[.bottomPanel].isVisible
    if isShown, issuesHeight > 0 { state.issuesHeight = Int(issuesHeight) }
  }

  /// Sets the size of a pane's second child, which GTK can't do before the pane has its own: until
  /// then the child asks for it, afterwards the user may make it smaller.
  private func setEndSize(_ paned: Object, _ size: Int) {
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
        let width = Int(gtk_widget_get_width(self.frame[.clip].widget))
        if width > 0 { self.fit(width) }
      }
    }
  }

  /// Has the panels fit the window, and puts the choosers below the header bar, or in it.
  private func fit(_ width: Int) {
    panels.fit(width)
    let textScale = window.textScale
    window.setStyle("large-text", (1.4..<1.9).contains(textScale))
    window.setStyle("larger-text", textScale >= 1.9)
    inspector.setNarrow(panels.width(of: .inspector) < Self.inspectorWidth * window.textScale)
    let isNarrow = Double(width) < Self.headerWidth * window.textScale
    guard isNarrow != header.isNarrow else { return }
    header.isNarrow = isNarrow
    devices.setNarrow(isNarrow)
  }

  func showPanels() {
    let versions = changes.earlier != nil ? "changes" : merging.isShown ? "merge" : nil
    frame[.bottomPanel].isVisible =
      state.showsIssues || showsEvents || versions != nil
    gtk_stack_set_visible_child_name(
      frame[.bottomPanel].opaque,
      showsEvents ? "events" : state.showsIssues ? "issues" : versions ?? "issues")
  }

  /// Has the actions follow the panels that are shown.
  func panelsChanged() {
    setToggle("show-outline", panels.shown.contains(.outline))
    setToggle("show-inspector", panels.shown.contains(.inspector))
  }

  func hideEvents() {
    showsEvents = false
    setToggle("show-events", false)
  }
}
