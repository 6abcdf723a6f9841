import CGtk
import Localization
import PreviewerGtk

/// Says why a document can't be shown, in its place.
@MainActor
package final class ErrorPage {
  enum Child: String, TemplateChild {
    case page, place, message, resolve, retry
    static var definition: [UInt8] { PackageResources.ErrorPage_ui }
  }

  private let ui = Template(Child.self)
  private var isConflicted = false

  package init() {
    ui[.place].setLeftToRight()
  }

  package var page: Object { ui[.page] }

  /// - Parameters:
  ///   - file: The document's name.
  ///   - place: Where in the document.
  ///   - isConflicted: Whether git could not merge the document, which can be done here.
  package func show(_ file: String, place: String, message: String, isConflicted: Bool) {
    self.isConflicted = isConflicted
    ui[.page].set(
      "title",
      isConflicted
        ? localized("“%1$s” Has Conflicts", file) : localized("Can't Show “%1$s”", file))
    ui[.place].setText(place)
    ui[.message].setText(
      isConflicted
        ? localized("Git could not merge this document. Here its conflicts are decided one by one.")
        : message)
    ui[.resolve].isVisible = isConflicted
  }

  /// The place, which could be selected, would have the keyboard and be marked.
  package func focus() {
    gtk_widget_grab_focus(ui[isConflicted ? .resolve : .retry].widget)
  }
}
