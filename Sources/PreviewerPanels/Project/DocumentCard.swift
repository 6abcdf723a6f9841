import CGtk
import Files
import Localization
import PreviewerGtk
import PreviewerModel
import WorkerProtocol

/// A document of a project: its picture above its name, and what the app uses it as.
@MainActor
struct DocumentCard {
  /// To be put into a flow box.
  let child: Object
  let image: Object

  /// Logical pixels.
  private static let pictureSize: Int32 = 128
  /// Of a line of a name.
  private static let characters: Int32 = 18

  init(_ entry: DocumentsResult.Document, _ thumbnails: DocumentThumbnails) {
    image = thumbnails.makeImage(pixels: Self.pictureSize)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    let name = Object.label(
      PathText.shown(String(entry.path.fileName)).brokenAtCapitals, wraps: true)
    gtk_label_set_justify(name.opaque, GTK_JUSTIFY_CENTER)
    gtk_label_set_ellipsize(name.opaque, PANGO_ELLIPSIZE_END)
    gtk_label_set_lines(name.opaque, 2)
    gtk_label_set_width_chars(name.opaque, Self.characters)
    gtk_label_set_max_width_chars(name.opaque, Self.characters)
    gtk_label_set_xalign(name.opaque, 0.5)
    name.setLeftToRight()
    box.append(image)
    box.append(name)
    let uses = entry.usedAs ?? []
    for use in uses { box.append(Self.tag(use.title)) }
    // What the app names it as says more.
    let mark: String? =
      if entry.isLaunchScreen == true, !uses.contains(.launchScreen) {
        localized("launch screen")
      } else if entry.hasInitialController == true, !uses.contains(.main) {
        localized("initial controller")
      } else {
        nil
      }
    child = Object(gtk_flow_box_child_new())
    gtk_flow_box_child_set_child(child.pointer(), box.widget)
    gtk_widget_set_valign(child.widget, GTK_ALIGN_START)
    gtk_widget_set_tooltip_text(child.widget, PathText.shown(entry.path))
    let words = [entry.path] + uses.map(\.title) + [mark].compactMap(\.self)
    Accessible(child.widget).setLabel(words.joined(separator: ", "))
  }

  private static func tag(_ text: String) -> Object {
    let tag = Object.label(text)
    tag.addStyle("tag")
    gtk_widget_set_halign(tag.widget, GTK_ALIGN_CENTER)
    return tag
  }
}

extension String {
  /// With places for a new line before capitals and dots: `Sign|In|View|Controller|.xib`.
  fileprivate var brokenAtCapitals: String {
    var text = ""
    for character in self {
      let isStart = character.isUppercase && text.last?.isLowercase == true || character == "."
      if isStart { text.append("\u{200B}") }
      text.append(character)
    }
    return text
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
