import CGtk

/// A list of sentences below the canvas, one of which was gone to last.
@MainActor
package final class SentenceList {
  package struct Row: Equatable {
    /// Of Adwaita's icons.
    package var icon: String
    package var sentence: String
    /// Where it is, or what has become of it, at the end of the line.
    package var aside: String
    /// What the icon says, for those who don't see it; empty where the rest says it, too.
    package var kind = ""

    package init(icon: String, sentence: String, aside: String, kind: String = "") {
      self.icon = icon
      self.sentence = sentence
      self.aside = aside
      self.kind = kind
    }
  }

  private let list: Object
  private let title: Object
  private var shown: [Row] = []

  /// - Parameters:
  ///   - list: A `GtkListView`.
  ///   - title: A label above it, for a sentence about all of them.
  ///   - go: Told the place of a row that the user chooses.
  package init(_ list: Object, title: Object, go: @escaping @MainActor (Int) -> Void) {
    (self.list, self.title) = (list, title)
    list.setRows(make: Self.makeRow, bind: { [weak self] in self?.bind($0, $1) })
    Signal.onNumber(list.raw, "activate") { go($0) }
  }

  /// - Parameter current: The place of the row that was gone to last.
  package func show(_ sentence: String, _ rows: [Row], current: Int?) {
    title.setText(sentence)
    gtk_widget_set_tooltip_text(title.widget, sentence)
    if rows != shown || gtk_list_view_get_model(list.opaque) == nil {
      shown = rows
      let model = Object(owning: gtk_single_selection_new(NumberList.make(shown.indices)))
      gtk_single_selection_set_autoselect(model.opaque, 0)
      gtk_single_selection_set_can_unselect(model.opaque, 1)
      gtk_single_selection_set_selected(model.opaque, GTK_INVALID_LIST_POSITION)
      gtk_list_view_set_model(list.opaque, model.opaque)
    }
    guard let current, let model = gtk_list_view_get_model(list.opaque),
      gtk_single_selection_get_selected(model) != guint(current)
    else { return }
    gtk_single_selection_set_selected(model, guint(current))
    gtk_widget_activate_action_variant(
      list.widget, "list.scroll-to-item", g_variant_new_uint32(guint(current)))
  }

  /// Characters.
  private static let wholeAside = 16

  private static func makeRow() -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let image = Object(gtk_image_new())
    let sentence = Object.label(wraps: true)
    gtk_widget_set_hexpand(sentence.widget, 1)
    let aside = Object.label()
    aside.addStyle("dim-label", "numeric")
    for part in [image, aside] { gtk_widget_set_valign(part.widget, GTK_ALIGN_START) }
    for part in [image, sentence, aside] { row.append(part) }
    return row
  }

  private func bind(_ item: OpaquePointer, _ widget: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(position), let image = gtk_widget_get_first_child(widget),
      let sentence = gtk_widget_get_next_sibling(image),
      let aside = gtk_widget_get_last_child(widget)
    else { return }
    let row = shown[position]
    gtk_image_set_from_icon_name(OpaquePointer(image), row.icon)
    gtk_label_set_text(OpaquePointer(sentence), row.sentence.withIsolatedNames)
    gtk_label_set_text(OpaquePointer(aside), row.aside)
    // A short one is never cut off for a sentence, which wraps.
    gtk_label_set_width_chars(OpaquePointer(aside), gint(min(row.aside.count, Self.wholeAside)))
    let kind = row.kind.isEmpty ? "" : row.kind + ": "
    Accessible(widget).setLabel("\(kind)\(row.sentence) \(row.aside)")
  }
}
