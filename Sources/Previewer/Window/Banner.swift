import CGtk
import PreviewerGtk
import PreviewerModel

/// Says above the document what has gone wrong with it or with the worker, without taking anything
/// away.
@MainActor
final class Banner {
  enum Child: String, TemplateChild {
    case box, title, details, text, copy, retry, close
    case reload, keep, both, combine, difference, restore, discard, anyway, merge, cancel
    static var definition: [UInt8] { PackageResources.Banner_ui }
  }

  private let ui = Template(Child.self)
  private let document: DocumentSession
  private let choices: [(choice: Notice.Choice, button: Object)]

  init(document: DocumentSession) {
    self.document = document
    choices = [
      (.reload, ui[.reload]), (.keepMine, ui[.keep]), (.keepBoth, ui[.both]),
      (.mergeWithFile, ui[.combine]), (.seeDifference, ui[.difference]), (.restore, ui[.restore]),
      (.discard, ui[.discard]),
      (.editAnyway, ui[.anyway]), (.resolveConflicts, ui[.merge]), (.cancel, ui[.cancel]),
    ]
    for (choice, button) in choices {
      Signal.on(button.raw, "clicked") { [weak self] in self?.document.take(choice) }
    }
    Signal.on(ui[.close].raw, "clicked") { [weak self] in
      self?.document.notices.dismiss()
    }
    Signal.on(ui[.copy].raw, "clicked") { [weak self] in self?.copy() }
    Signal.on(ui[.retry].raw, "clicked") { [weak self] in self?.document.reload() }
    document.notices.observe { [weak self] _ in self?.update() }
    update()
  }

  var box: Object { ui[.box] }

  private func update() {
    if let notice = document.notices.current {
      ui[.title].setText(notice.title)
      ui[.text].setText(notice.details)
      ui[.details].isVisible = !notice.details.isEmpty
      ui[.retry].isVisible = notice.isRetryable
      // A question is answered, not copied.
      ui[.copy].isVisible = notice.choices.isEmpty
      for (choice, button) in choices { button.isVisible = notice.choices.contains(choice) }
    }
    box.isVisible = document.notices.current != nil
  }

  private func copy() {
    guard let notice = document.notices.current else { return }
    gdk_clipboard_set_text(gtk_widget_get_clipboard(box.widget), notice.text)
  }
}
