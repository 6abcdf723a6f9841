import CGtk

/// Says above the document what has gone wrong with it or with the worker, without taking anything
/// away.
@MainActor
final class Banner {
  private let preview: Preview
  private let box: Object
  private let title: Object
  private let details: Object
  private let text: Object
  private let retry: Object
  private let copyButton: Object
  private let choices: [(choice: Notice.Choice, button: Object)]

  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    box = interface.object("banner")
    title = interface.object("banner_title")
    details = interface.object("banner_details")
    text = interface.object("banner_text")
    retry = interface.object("banner_retry")
    copyButton = interface.object("banner_copy")
    choices = [
      (.reload, interface.object("banner_reload")), (.keepMine, interface.object("banner_keep")),
      (.keepBoth, interface.object("banner_both")),
      (.seeDifference, interface.object("banner_difference")),
      (.restore, interface.object("banner_restore")),
      (.discard, interface.object("banner_discard")),
      (.editAnyway, interface.object("banner_anyway")),
      (.resolveConflicts, interface.object("banner_merge")),
      (.cancel, interface.object("banner_cancel")),
    ]
    for (choice, button) in choices {
      Signal.on(button.raw, "clicked") { [weak self] in self?.preview.take(choice) }
    }
    Signal.on(interface.object("banner_close").raw, "clicked") { [weak self] in
      self?.preview.dismissNotice()
    }
    Signal.on(copyButton.raw, "clicked") { [weak self] in self?.copy() }
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
      // A question is answered, not copied.
      copyButton.isVisible = notice.choices.isEmpty
      for (choice, button) in choices { button.isVisible = notice.choices.contains(choice) }
    }
    box.isVisible = preview.notice != nil
  }

  private func copy() {
    guard let notice = preview.notice else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(box.widget), notice.text)
  }
}
