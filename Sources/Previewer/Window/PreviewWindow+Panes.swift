import CGtk
import PreviewerCanvas
import PreviewerGtk
import PreviewerInspector
import PreviewerPanels

/// The keys that lead from one part of the window to the next.
extension PreviewWindow {
  /// In the order in which F6 goes round them.
  private var panes: [Object] {
    header.widgets + [
      banner.box, outline.panel, findBar.bar, compareBar.bar, canvas.area, runningBar.bar,
      inspector.panel, frame[.bottomPanel], statusBar.bar,
    ]
  }

  /// After a choice in a submenu GTK (4.8) leaves the keyboard in the menu, which is closed then, and takes no further
  /// key: the canvas has it instead.
  func takeKeyboardFromMainMenu() {
    let button = header.menu
    guard let popover = gtk_menu_button_get_popover(button.opaque) else { return }
    Signal.on(UnsafeMutableRawPointer(popover), "closed") { [weak self] in
      MainLoop.whenIdle {
        guard let self, let popover = gtk_menu_button_get_popover(button.opaque) else { return }
        let menu = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
        let focus = gtk_window_get_focus(self.window.pointer())
        guard focus.map({ gtk_widget_is_ancestor($0, menu) != 0 }) ?? true else { return }
        if gtk_widget_grab_focus(self.canvas.area.widget) == 0 {
          gtk_widget_grab_focus(button.widget)
        }
      }
    }
  }

  /// Has the keyboard in the next part of the window that takes it; there where it was last.
  func goToPane(by step: Int) {
    let panes = panes.filter { gtk_widget_get_mapped($0.widget) != 0 }
    guard !panes.isEmpty else { return }
    let focus = gtk_window_get_focus(window.pointer())
    let current = panes.firstIndex { pane in
      focus.map { $0 == pane.widget || gtk_widget_is_ancestor($0, pane.widget) != 0 } ?? false
    }
    var index = current ?? (step > 0 ? -1 : panes.count)
    for _ in panes {
      index = (index + step + panes.count) % panes.count
      let pane = panes[index].widget
      if panes[index] === outline.panel { return outline.focusSelection() }
      if gtk_widget_get_focusable(pane) != 0, gtk_widget_grab_focus(pane) != 0 { return }
      if gtk_widget_child_focus(pane, GTK_DIR_TAB_FORWARD) != 0 { return }
    }
  }

  /// Goes on in the list of issues, and shows it.
  func goToIssue(backwards: Bool) {
    guard issues.go(backwards: backwards) else { return }
    guard !state.showsIssues else { return canvas.bringSelectionIntoSight() }
    // The list takes room away from the canvas.
    canvas.whenResized { [weak canvas] in canvas?.bringSelectionIntoSight() }
    state.showsIssues = true
    hideEvents()
    setToggle("show-issues", true)
    showPanels()
  }

  /// The keyboard begins on the canvas, unless its user has gone elsewhere meanwhile.
  func startOnCanvas() {
    MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      let focus = gtk_window_get_focus(window.pointer())
      let header = header.bar.widget
      guard focus.map({ gtk_widget_is_ancestor($0, header) != 0 }) ?? true else { return }
      gtk_widget_grab_focus(canvas.area.widget)
    }
  }
}
