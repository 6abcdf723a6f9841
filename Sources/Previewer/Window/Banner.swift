import CGtk

/// Says above the document what has gone wrong with it or with the worker, without taking anything
/// away.
@MainActor
final class Banner {
  private let document: DocumentSession
  private let box: Object
  private let title: Object
  private let details: Object
  private let text: Object
  private let retry: Object
  private let copyButton: Object
  private let choices: [(choice: Notice.Choice, button: Object)]

  init(_ interface: Interface, document: DocumentSession) {
    self.document = document
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
      Signal.on(button.raw, "clicked") { [weak self] in self?.document.take(choice) }
    }
    Signal.on(interface.object("banner_close").raw, "clicked") { [weak self] in
      self?.document.notices.dismiss()
    }
    Signal.on(copyButton.raw, "clicked") { [weak self] in self?.copy() }
    Signal.on(retry.raw, "clicked") { [weak self] in self?.document.reload() }
    document.notices.observe { [weak self] _ in self?.update() }
    update()
  }

  private func update() {
    if let notice = document.notices.current {
      title.setText(notice.title)
      text.setText(notice.details)
      details.isVisible = !notice.details.isEmpty
      retry.isVisible = notice.isRetryable
      // A question is answered, not copied.
      copyButton.isVisible = notice.choices.isEmpty
      for (choice, button) in choices { button.isVisible = notice.choices.contains(choice) }
    }
    box.isVisible = document.notices.current != nil
  }

  private func copy() {
    guard let notice = document.notices.current else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(box.widget), notice.text)
  }
}
