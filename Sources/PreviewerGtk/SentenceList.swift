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
    /// What rows one after the other have in common, said above the first of them; empty for nothing.
    package var heading = ""
    /// What a button at the row's end does to it; nil for none.
    package var action: Action?

    /// A button's icon, and what it says.
    package struct Action: Hashable, Sendable {
      package var icon: String
      package var title: String

      package init(icon: String, title: String) { (self.icon, self.title) = (icon, title) }
    }

    package init(
      icon: String, sentence: String, aside: String, kind: String = "", heading: String = "",
      action: Action? = nil
    ) {
      (self.heading, self.action) = (heading, action)
      self.icon = icon
      self.sentence = sentence
      self.aside = aside
      self.kind = kind
    }
  }

  private let list: Object
  private let title: Object
  private var shown: [Row] = []
  /// Told the place of a row whose button is pressed.
  package var onAction: (@MainActor (Int) -> Void)?
  /// The place that each row of the list shows.
  private var places: [UnsafeMutableRawPointer: Int] = [:]

  /// - Parameters:
  ///   - list: A `GtkListView`.
  ///   - title: A label above it, for a sentence about all of them.
  ///   - go: Told the place of a row that the user chooses.
  package init(_ list: Object, title: Object, go: @escaping @MainActor (Int) -> Void) {
    (self.list, self.title) = (list, title)
    list.setRows(
      make: { [weak self] in self?.makeRow() ?? Object.label() },
      bind: { [weak self] in self?.bind($0, $1) },
      unbind: { [weak self] in self?.places[UnsafeMutableRawPointer($0)] = nil })
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

  private func makeRow() -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 4))
    let heading = Object.label()
    heading.addStyle("heading")
    let line = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8))
    let image = Object(gtk_image_new())
    let sentence = Object.label(wraps: true)
    gtk_widget_set_hexpand(sentence.widget, 1)
    let aside = Object.label()
    gtk_label_set_xalign(aside.opaque, 1)
    aside.addStyle("dim-label", "numeric")
    let button = Object(gtk_button_new())
    button.addStyle("flat", "row-action")
    for part in [image, aside, button] { gtk_widget_set_valign(part.widget, GTK_ALIGN_START) }
    for part in [image, sentence, aside, button] { line.append(part) }
    for part in [heading, line] { row.append(part) }
    let key = row.raw
    Signal.on(button.raw, "clicked") { [weak self] in
      guard let self, let place = places[key] else { return }
      onAction?(place)
    }
    return row
  }

  private func bind(_ item: OpaquePointer, _ widget: UnsafeMutablePointer<GtkWidget>) {
    let position = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(position), let heading = gtk_widget_get_first_child(widget),
      let line = gtk_widget_get_last_child(widget), let image = gtk_widget_get_first_child(line),
      let sentence = gtk_widget_get_next_sibling(image),
      let aside = gtk_widget_get_next_sibling(sentence),
      let button = gtk_widget_get_last_child(line)
    else { return }
    places[UnsafeMutableRawPointer(widget)] = position
    let row = shown[position]
    let before = position > 0 ? shown[position - 1].heading : ""
    gtk_label_set_text(OpaquePointer(heading), row.heading)
    gtk_widget_set_visible(heading, row.heading.isEmpty || row.heading == before ? 0 : 1)
    gtk_image_set_from_icon_name(OpaquePointer(image), row.icon)
    gtk_label_set_text(OpaquePointer(sentence), row.sentence.withIsolatedNames)
    gtk_label_set_text(OpaquePointer(aside), row.aside)
    // A short one is never cut off for a sentence, which wraps.
    gtk_label_set_width_chars(OpaquePointer(aside), gint(min(row.aside.count, Self.wholeAside)))
    gtk_widget_set_visible(button, row.action == nil ? 0 : 1)
    if let action = row.action {
      let button = Object(UnsafeMutableRawPointer(button))
      gtk_button_set_icon_name(button.pointer(), action.icon)
      gtk_widget_set_tooltip_text(button.widget, action.title)
      Accessible(button.widget).setLabel("\(action.title): \(row.sentence)")
    }
    let kind = row.kind.isEmpty ? "" : row.kind + ": "
    Accessible(widget).setLabel("\(kind)\(row.sentence) \(row.aside)")
  }
}
