import Localization
import PreviewerGtk

/// Says why a document has nothing to show, in its place.
@MainActor
package final class NothingPage {
  enum Child: String, TemplateChild {
    case page, message
    static var definition: [UInt8] { PackageResources.NothingPage_ui }
  }

  private let ui = Template(Child.self)

  package init() {}

  package var page: Object { ui[.page] }

  /// - Parameter file: The document's name.
  package func show(_ file: String, message: String) {
    ui[.page].set("title", localized("Nothing to Show in “%1$s”", file))
    ui[.message].setText(message)
  }
}
