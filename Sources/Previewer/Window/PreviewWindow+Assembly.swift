import CGtk
import PreviewerCanvas
import PreviewerChoosers
import PreviewerGtk
import PreviewerInspector
import PreviewerPanels

extension PreviewWindow {
  /// Puts the parts into the frame.
  func assemble() {
    for chooser in [cells.root, devices.widget, traits.widget] { header.add(chooser) }
    for widget in ([banner.box] + header.widgets.reversed()) {
      gtk_box_prepend(frame[.mainBox].pointer(), widget.widget)
    }
    frame[.mainBox].append(statusBar.bar)
    for (name, page) in [
      ("empty", startPage.page), ("error", errorPage.page), ("nothing", nothingPage.page),
    ] {
      gtk_stack_add_named(frame[.pages].opaque, page.widget, name)
    }
    gtk_paned_set_start_child(frame[.outlinePaned].opaque, outline.panel.widget)
    gtk_paned_set_end_child(frame[.inspectorPaned].opaque, inspector.panel.widget)
    for bar in [compareBar.bar, findBar.bar] {
      gtk_box_prepend(frame[.column].pointer(), bar.widget)
    }
    frame[.column].append(runningBar.bar)
    gtk_overlay_add_overlay(canvas.overlay.opaque, varyBar.bar.widget)
    adw_toast_overlay_set_child(frame[.canvasToasts].opaque, canvas.overlay.widget)
    for (name, panel) in [
      ("issues", issues.panel), ("events", events.panel), ("changes", changesPanel.panel),
      ("merge", mergePanel.panel),
    ] {
      gtk_stack_add_named(frame[.bottomPanel].opaque, panel.widget, name)
    }
  }
}
