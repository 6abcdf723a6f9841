import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// An attribute in the inspector: its title, its value, and where that is from.
@MainActor
struct AttributeRow {
  let box: Object
  /// What assistive technology reads.
  let label: String

  /// Of a text that is long.
  private static let maximumLines: gint = 3
  private static let thumbnailSize: (width: Int32, height: Int32) = (32, 24)

  /// - Parameter isNarrow: Whether the value is below its title rather than beside it.
  init(_ attribute: AttributesResult.Attribute, isNarrow: Bool, thumbnails: ImageThumbnails) {
    box = Object(
      gtk_box_new(isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0))
    if !isNarrow { gtk_box_set_spacing(box.pointer(), 12) }
    let shown = attribute.shownValue
    let notes = attribute.notes
    label = (["\(attribute.title): \(shown)"] + notes).joined(separator: ", ")
    box.append(Self.makeTitle(attribute.title, isNarrow: isNarrow))

    let values = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_widget_set_hexpand(values.widget, 1)
    let line = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    for color in attribute.swatches {
      line.append(ColorSwatch.make(color.color, name: color.name))
    }
    if let path = attribute.image?.path {
      let variant = ImageResult.Variant(
        path: path, purpose: attribute.image?.purpose ?? "", reason: nil)
      let picture = thumbnails.make(
        of: variant, width: Self.thumbnailSize.width, height: Self.thumbnailSize.height)
      gtk_widget_set_valign(picture.widget, GTK_ALIGN_CENTER)
      line.append(picture)
    }
    let value = Self.makeValue(shown)
    if attribute.isDefault { value.addStyle("dim-label") }
    line.append(value)
    values.append(line)
    if !notes.isEmpty {
      let caption = Object.value(notes.joined(separator: " · "))
      caption.addStyle("dim-label", "caption")
      values.append(caption)
    }
    box.append(values)
  }

  private static func makeTitle(_ title: String, isNarrow: Bool) -> Object {
    let name = Object.label(title, wraps: true)
    gtk_label_set_yalign(name.opaque, 0)
    name.addStyle("dim-label")
    guard !isNarrow else { return name }
    // Titles end where their values begin.
    gtk_label_set_xalign(name.opaque, 1)
    gtk_label_set_justify(name.opaque, GTK_JUSTIFY_RIGHT)
    gtk_label_set_width_chars(name.opaque, 13)
    // No wider than that, so that values stand below one another.
    let clamp = Object(adw_clamp_new())
    adw_clamp_set_maximum_size(clamp.opaque, 1)
    adw_clamp_set_child(clamp.opaque, name.widget)
    return clamp
  }

  private static func makeValue(_ text: String) -> Object {
    let value = Object.value(text)
    gtk_label_set_lines(value.opaque, maximumLines)
    gtk_label_set_ellipsize(value.opaque, PANGO_ELLIPSIZE_END)
    gtk_widget_set_tooltip_text(value.widget, text)
    gtk_label_set_selectable(value.opaque, 1)
    // By mouse; the keyboard has the row.
    gtk_widget_set_can_focus(value.widget, 0)
    gtk_widget_set_hexpand(value.widget, 1)
    return value
  }
}

extension AttributesResult.Attribute {
  /// The value; words of the worker's that the window has, too, are in the user's language.
  fileprivate var shownValue: String {
    switch (kind, value) {
    case ("flag", "Yes"): localized("Yes")  // Not translated: the worker's.
    case ("flag", "No"): localized("No")  // Not translated: the worker's.
    case ("color", "Default"): localized("Default")  // Not translated: the worker's.
    case (_, ""): localized("(empty)")
    default: value
    }
  }

  /// What is said below the value.
  fileprivate var notes: [String] {
    [colorNote, image?.note, sourceNote, caseNote].compactMap(\.self)
      + (line.map { [localized("line %1$s", $0)] } ?? [])
  }

  private var colorNote: String? {
    guard let light else { return nil }
    guard let dark, dark != light else { return light.text == value ? nil : light.text }
    return localized("light %1$s, dark %2$s", light.text, dark.text)
  }

  private var sourceNote: String? {
    switch source {
    case "code": localized("set by code")
    case "appearance": localized("set by an appearance proxy")
    default: nil
    }
  }

  /// For which size class the value is, or for which ones there are others.
  private var caseNote: String? {
    if let cell { return localized("for %1$s", cell.cellPhrase) }
    guard let cells else { return nil }
    return localized("others for %1$s", cells.map(\.cellPhrase).joined(separator: "; "))
  }

  /// The colour in both appearances; once where they are the same.
  fileprivate var swatches: [(color: Color, name: String)] {
    guard let light else { return [] }
    guard let dark, dark != light else { return [(light, light.text)] }
    return [
      (light, localized("Light: %1$s", light.text)), (dark, localized("Dark: %1$s", dark.text)),
    ]
  }
}

extension AttributesResult.Image {
  fileprivate var note: String {
    if symbol == true { return localized("one of Apple's symbols") }
    guard let path else { return localized("no file in the project") }
    return localized("%1$s, for %2$s", path.fileName, purpose ?? "")
  }
}

extension String {
  fileprivate var cellPhrase: String {
    SizeClassCell(self).map { CellMeaning(cell: $0).phrase } ?? self
  }
}
