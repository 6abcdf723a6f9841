import CGtk

/// The keys that lead from one part of the window to the next.
extension PreviewWindow {
  /// In the order in which F6 goes round them.
  private static let paneIDs = [
    "header", "chooser_scroller", "banner", "outline_panel", "find_bar", "compare_bar", "canvas",
    "running_bar", "inspector_panel", "bottom_panel", "status_bar",
  ]

  func addPaneActions() {
    add("next-pane") { $0.goToPane(by: 1) }
    add("previous-pane") { $0.goToPane(by: -1) }
    add("edit-values") { window in
      guard window.preview.selection != nil else { return }
      window.setToggle("show-inspector", true)
      window.panels.show(.inspector, true)
      window.inspector.focusValues()
    }
    add("next-issue") { $0.goToIssue(by: 1) }
    add("previous-issue") { $0.goToIssue(by: -1) }
  }

  /// Has the keyboard in the next part of the window that takes it; there where it was last.
  private func goToPane(by step: Int) {
    let panes = Self.paneIDs.map { (id: $0, widget: interface.object($0).widget) }
      .filter { gtk_widget_get_mapped($0.widget) != 0 }
    guard !panes.isEmpty else { return }
    let focus = gtk_window_get_focus(window.pointer())
    let current = panes.firstIndex { pane in
      focus.map { $0 == pane.widget || gtk_widget_is_ancestor($0, pane.widget) != 0 } ?? false
    }
    var index = current ?? (step > 0 ? -1 : panes.count)
    for _ in panes {
      index = (index + step + panes.count) % panes.count
      let pane = panes[index].widget
      if panes[index].id == "outline_panel" { return outline.focusSelection() }
      if gtk_widget_get_focusable(pane) != 0, gtk_widget_grab_focus(pane) != 0 { return }
      if gtk_widget_child_focus(pane, GTK_DIR_TAB_FORWARD) != 0 { return }
    }
  }

  /// Selects what the next issue is about, and shows it.
  private func goToIssue(by step: Int) {
    guard let index = preview.issueAfter(issueGoneTo, by: step) else { return }
    issueGoneTo = index
    preview.select(preview.issues[index].target)
    canvas.bringSelectionIntoSight()
    issues.reveal(index)
    if !state.showsIssues {
      state.showsIssues = true
      hideEvents()
      setToggle("show-issues", true)
      showPanels()
    }
  }
}

extension Preview {
  /// The place of the next issue that leads somewhere; nil where none does.
  /// - Parameter last: The one that was gone to last.
  fileprivate func issueAfter(_ last: Int?, by step: Int) -> Int? {
    guard !issues.isEmpty else { return nil }
    var index = last ?? (step > 0 ? -1 : issues.count)
    for _ in issues {
      index = (index + step + issues.count) % issues.count
      if issues[index].target != nil { return index }
    }
    return nil
  }
}
