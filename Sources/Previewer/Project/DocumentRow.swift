import CGtk
import Localization
import WorkerProtocol

/// A row of a project's documents: a picture, the name above the folder, and what the app uses it as.
@MainActor
struct DocumentRow {
  let image: Object
  private let name: Object
  private let place: Object
  private let uses: [DocumentsResult.Use: Object]

  /// Logical pixels.
  private static let pictureSize: Int32 = 40

  /// Still without a document.
  static func make(_ thumbnails: DocumentThumbnails) -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
    let words = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let name = Object.label()
    let place = Object.label()
    for label in [name, place] {
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_MIDDLE)
      words.append(label)
    }
    place.addStyle("caption", "dim-label")
    gtk_widget_set_hexpand(words.widget, 1)
    gtk_widget_set_valign(words.widget, GTK_ALIGN_CENTER)
    row.append(thumbnails.makeImage(pixels: pictureSize))
    row.append(words)
    for use in DocumentsResult.Use.allCases {
      let tag = Object.label(use.title)
      tag.addStyle("tag")
      gtk_widget_set_valign(tag.widget, GTK_ALIGN_CENTER)
      row.append(tag)
    }
    return row
  }

  /// The parts of what ``make(_:)`` has made.
  init?(_ row: UnsafeMutablePointer<GtkWidget>) {
    func next(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidget>? {
      widget.flatMap { gtk_widget_get_next_sibling($0) }
    }
    guard let image = gtk_widget_get_first_child(row), let words = next(image),
      let name = gtk_widget_get_first_child(words), let place = next(name)
    else { return nil }
    self.image = Object(image)
    self.name = Object(name)
    self.place = Object(place)
    var uses: [DocumentsResult.Use: Object] = [:]
    var tag = next(words)
    for use in DocumentsResult.Use.allCases {
      uses[use] = tag.map { Object($0) }
      tag = next(tag)
    }
    self.uses = uses
  }

  func show(_ entry: DocumentsResult.Entry) {
    let file = entry.path.fileName
    let folder = entry.path.dropLast(file.count).dropLast()
    let shown = entry.usedAs ?? []
    // What the app names it as says more.
    let mark: String? =
      if entry.isLaunchScreen == true, !shown.contains(.launchScreen) {
        localized("launch screen")
      } else if entry.hasInitialController == true, !shown.contains(.main) {
        localized("initial controller")
      } else {
        nil
      }
    name.setText(String(file))
    let parts = [folder.isEmpty ? nil : String(folder), mark].compactMap(\.self)
    place.setText(parts.joined(separator: " · "))
    place.isVisible = !parts.isEmpty
    for (use, tag) in uses { tag.isVisible = shown.contains(use) }
    let words = [entry.path] + shown.map(\.title) + [mark].compactMap(\.self)
    Accessible(name.widget).setLabel(words.joined(separator: ", "))
  }
}

extension DocumentsResult.Use {
  fileprivate var title: String {
    switch self {
    case .launchScreen: localized("Launch Screen")
    case .main: localized("Main", context: "interface of an app")
    }
  }
}
