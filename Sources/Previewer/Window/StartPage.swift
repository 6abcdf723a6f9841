import PreviewerGtk
import PreviewerPanels

/// What a window has that shows no document: those that were opened last, and samples.
@MainActor
final class StartPage {
  enum Child: String, TemplateChild {
    case page, recent, samples
    static var definition: [UInt8] { PackageResources.StartPage_ui }
  }

  private let ui = Template(Child.self)
  private let recent: RecentList

  init(thumbnails: DocumentThumbnails) {
    recent = RecentList(group: ui[.recent], thumbnails: thumbnails)
    recent.addSamples(to: ui[.samples])
  }

  var page: Object { ui[.page] }
}
