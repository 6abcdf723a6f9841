import CGtk

/// Says above the document what has gone wrong with it or with the worker, without taking anything
/// away.
@MainActor
final class Banner {
  private let preview: Preview
  private let revealer: Object
  private let title: Object
  private let details: Object
  private let text: Object
  private let retry: Object

  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    revealer = interface.object("banner")
    title = interface.object("banner_title")
    details = interface.object("banner_details")
    text = interface.object("banner_text")
    retry = interface.object("banner_retry")
    Signal.on(interface.object("banner_close").raw, "clicked") { [weak self] in
      self?.preview.dismissNotice()
    }
    Signal.on(interface.object("banner_copy").raw, "clicked") { [weak self] in self?.copy() }
    Signal.on(retry.raw, "clicked") { [weak self] in self?.preview.reload() }
    preview.observe { [weak self] change in
      if case .notice = change { self?.update() }
    }
    update()
  }

  private func update() {
    if let notice = preview.notice {
      title.setText(notice.title)
      text.setText(notice.details)
      details.isVisible = !notice.details.isEmpty
      retry.isVisible = notice.isRetryable
    }
    gtk_revealer_set_reveal_child(revealer.opaque, preview.notice == nil ? 0 : 1)
  }

  private func copy() {
    guard let notice = preview.notice else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(revealer.widget), notice.text)
  }
}
