import CGtk
import Files
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerLayers
import PreviewerModel
import PreviewerPanels
import Traits

/// What the window says of its document: its name, what it is shown on, and why it can't be.
extension PreviewWindow {
  func updateTitle() {
    let shown = galleryPath ?? preview.document.path
    let file = shown.map { PathText.shown(String($0.fileName)) }
    // What runs is called what its user sees, above the document.
    let screen =
      galleryPath == nil ? preview.running.interaction?.shown?.controllers.key?.displayName : nil
    let name = screen ?? file ?? "Ninefold"
    // As other GNOME programs mark what isn't saved.
    let mark = preview.document.editor?.isModified == true ? "• " : ""
    gtk_window_set_title(window.pointer(), file.map { "\(mark)\($0) — Ninefold" } ?? "Ninefold")
    let folder = shown?.split(separator: "/").dropLast().last.map(String.init)
    header.show(
      title: mark + name, subtitle: (screen == nil ? folder : file) ?? "", tooltip: shown)
  }

  func updateStatus() { statusBar.show(shownOn) }

  /// What the document is shown on; empty while nothing is shown.
  var shownOn: String {
    let (configuration, facts) = (preview.configuration, preview.shown.facts)
    guard !preview.shown.scenes.isEmpty, let size = configuration.shownSize else { return "" }
    let shown = configuration.shown
    let isAsDesigned = shown.choice == .asDesigned
    let device = configuration.shownDevice
    var parts = [shown.choice.name]
    if isAsDesigned, let device { parts.append(device.name) }
    if let device { parts.append(device.orientation.words) }
    if let part = shown.choice.part { parts.append(part.title) }
    if !isAsDesigned {
      parts.append("iOS \(preview.running.interaction?.shown?.system ?? shown.system)")
    }
    parts += ["\(size.width.text()) × \(size.height.text())", configuration.cell?.label ?? ""]
    if !isAsDesigned {
      let contentSize = shown.settings.contentSize
      if contentSize != .standard { parts.append(localized("Text %1$s", contentSize.shortName)) }
      if let language = configuration.shownLanguage { parts.append(language) }
      if configuration.isShownRightToLeft { parts.append(LayoutDirection.rightToLeft.words) }
    }
    if !facts.usesSizeClasses { parts.append(localized("no size classes")) }
    if !facts.usesAutoLayout { parts.append(localized("no Auto Layout")) }
    return parts.joined(separator: " · ")
  }

  func updateZoom() { statusBar.show(zoom: canvas.viewport.zoom) }

  var fileName: String {
    preview.document.path.map { PathText.shown(String($0.fileName)) } ?? localized("document")
  }

  /// What is wrong with the document, and what can be done here about it.
  func showError() {
    guard let error = preview.shown.error else { return }
    let isConflicted = mergeOffer != nil
    // What the page offers isn't asked above it as well.
    if isConflicted { preview.document.notices.say(ofMerge: nil) }
    errorPage.show(
      fileName, place: error.place(in: preview.document.path ?? ""), message: error.message,
      isConflicted: isConflicted)
    MainLoop.whenIdle { [weak self] in
      if let self, shownPage == "error" { errorPage.focus() }
    }
  }

  /// Says for a moment what needs no decision: over the canvas, where it hides no row of a list.
  /// - Parameters:
  ///   - button: What can be done about it; nil for nothing.
  ///   - action: That the button does.
  func toast(_ text: String, offering button: String? = nil, _ action: String? = nil) {
    let toast = adw_toast_new("")
    adw_toast_set_button_label(toast, button)
    adw_toast_set_action_name(toast, action)
    // Seconds; libadwaita's five are enough for reading, not for deciding.
    if button != nil { adw_toast_set_timeout(toast, 10) }
    let label = Object.label(text, wraps: true)
    // One line where there is room for it.
    gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
    // Its own title has one line, and ends where there is no more room.
    withExtendedLifetime(label) { adw_toast_set_custom_title(toast, label.widget) }
    let overlay = frame[shownPage == "document" ? .canvasToasts : .toasts]
    // It takes the toast over.
    adw_toast_overlay_add_toast(overlay.opaque, toast)
  }
}
