import CGtk

/// A page of the panel below the canvas: a bar with a title and buttons, and a list of sentences, one of
/// which was gone to last.
@MainActor
final class SentencesPage {
  struct Row: Equatable {
    /// Of Adwaita's icons.
    var icon: String
    var sentence: String
    /// Where it is, or what has become of it, at the end of the line.
    var aside: String
    /// What the icon says, for those who don't see it; empty where the rest says it, too.
    var kind = ""
  }

  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  let bar = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private let title = Object.label()
  private let list = Object(gtk_list_view_new(nil, nil))
  private var shown: [Row] = []

  /// - Parameters:
  ///   - stack: Where it is a page of this name.
  ///   - label: What the list is called.
  ///   - go: Told the place of a row that the user chooses.
  init(
    _ name: String, in stack: Object, label: String, go: @escaping @MainActor (Int) -> Void
  ) {
    bar.addStyle("issues-bar")
    gtk_widget_set_hexpand(title.widget, 1)
    title.addStyle("heading")
    bar.append(title)
    box.append(bar)
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, list.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    scroller.addStyle("fading")
    box.append(scroller)
    gtk_stack_add_named(stack.opaque, box.widget, name)

    list.addStyle("issues")
    Accessible(list.widget).setLabel(label)
    gtk_list_view_set_single_click_activate(list.opaque, 1)
    list.setRows(make: Self.makeRow, bind: { [weak self] in self?.bind($0, $1) })
    Signal.onNumber(list.raw, "activate") { go($0) }
  }

  /// Adds buttons to the bar.
  func addTools(_ tools: [(icon: String, action: String, words: String)]) {
    for tool in tools {
      let button = Object(gtk_button_new_from_icon_name(tool.icon))
      button.addStyle("flat")
      gtk_actionable_set_action_name(button.opaque, tool.action)
      gtk_widget_set_tooltip_text(button.widget, tool.words)
      Accessible(button.widget).setLabel(tool.words)
      bar.append(button)
    }
  }

  /// - Parameter current: The place of the row that was gone to last.
  func show(_ sentence: String, _ rows: [Row], current: Int?) {
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
