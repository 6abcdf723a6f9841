import CGtk
import Localization
import PreviewerGtk

/// A button that opens a list of values with previews, and a field that searches it.
@MainActor
final class ValuePicker {
  enum Child: String, TemplateChild {
    case content, entry, list, nothing, free
    static var definition: [UInt8] { PackageResources.ValuePicker_ui }
  }

  /// What the list has; asked each time that it opens.
  var choices: @MainActor () -> [ValueChoice] = { [] }
  /// The value that is chosen already.
  var current: @MainActor () -> String = { "" }
  /// Told what the user chooses.
  var choose: @MainActor (String) -> Void = { _ in }
  /// Told that none of the list is meant; nil where there is no other way.
  var chooseFreely: (@MainActor () -> Void)? {
    didSet { ui[.free].isVisible = chooseFreely != nil }
  }

  /// To be put into a field.
  let button: Object
  private let ui = Template(Child.self)
  private let chooser: ChooserButton
  private let names: ProjectNames
  private let previewWidth: gint
  private var all: [ValueChoice] = []
  private var shown: [ValueChoice] = []

  /// - Parameters:
  ///   - button: A menu button.
  ///   - label: In it.
  ///   - names: Read when it opens first.
  ///   - previewWidth: Logical pixels.
  init(_ button: Object, label: Object, names: ProjectNames, previewWidth: gint) {
    (self.button, self.names, self.previewWidth) = (button, names, previewWidth)
    chooser = ChooserButton(button, label: label, actions: [])
    chooser.setContent(ui[.content])
    chooser.prepare = { [weak self] in self?.prepare() }
    chooser.focus = { [weak self] in
      guard let self else { return }
      gtk_widget_grab_focus(ui[.entry].widget)
      revealCurrent()
    }
    Accessible(ui[.list].widget).setLabel(localized("Values"))
    ui[.list].setRows(
      make: { [weak self] in Self.makeRow(self?.previewWidth ?? 0) },
      bind: { [weak self] in self?.bind($0, $1) })
    connect()
  }

  private func connect() {
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(ui[.entry].raw, "changed") { [weak self] in self?.filter() }
    Signal.on(ui[.entry].raw, "activate") { [weak self] in self?.takeSelected() }
    Signal.on(ui[.entry].raw, "stop-search") { [weak self] in self?.chooser.popDown() }
    ui[.entry].addShortcuts(["Down"]) { [weak self] in
      guard let self else { return }
      gtk_widget_child_focus(ui[.list].widget, GTK_DIR_TAB_FORWARD)
    }
    Signal.onNumber(ui[.list].raw, "activate") { [weak self] in self?.take($0) }
    Signal.on(ui[.free].raw, "clicked") { [weak self] in
      self?.chooser.popDown()
      self?.chooseFreely?()
    }
  }

  func popUp() { chooser.popUp() }

  // MARK: - The list

  private func prepare() {
    gtk_editable_set_text(ui[.entry].opaque, "")
    all = choices()
    filter()
    guard names.found == nil else { return }
    names.read { [weak self] in
      guard let self, gtk_widget_get_mapped(ui[.content].widget) != 0 || shown.isEmpty == false
      else { return }
      all = choices()
      filter()
      revealCurrent()
    }
  }

  private func filter() {
    let text = ui[.entry].enteredText
    shown = text.isEmpty ? all : all.filter { $0.matches(text) }
    let model = Object(owning: gtk_single_selection_new(NumberList.make(shown.indices)))
    // What is typed is for the first that it finds.
    let place = text.isEmpty ? shown.firstIndex { $0.value == current() } : 0
    gtk_single_selection_set_selected(model.opaque, place.map { guint($0) } ?? 0)
    gtk_list_view_set_model(ui[.list].opaque, model.opaque)
    ui[.nothing].isVisible = shown.isEmpty
  }

  private var selected: Int? {
    gtk_list_view_get_model(ui[.list].opaque).map { Int(gtk_single_selection_get_selected($0)) }
  }

  private func revealCurrent() {
    guard let selected, selected > 0, shown.indices.contains(selected) else { return }
    gtk_widget_activate_action_variant(
      ui[.list].widget, "list.scroll-to-item", g_variant_new_uint32(guint(selected)))
  }

  private func takeSelected() {
    if let selected { take(selected) }
  }

  private func take(_ place: Int) {
    guard shown.indices.contains(place) else { return }
    chooser.popDown()
    choose(shown[place].value)
  }

  private static let rowHeight: gint = 24

  private static func makeRow(_ width: gint) -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    let heading = Object.label()
    heading.addStyle("caption-heading", "dim-label")
    row.append(heading)
    let line = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 9))
    line.append(ValuePreviews.makeArea(width: width, height: rowHeight))
    line.append(Object.label())
    row.append(line)
    return row
  }

  private func bind(_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) {
    let place = Int(gtk_list_item_get_position(item))
    guard shown.indices.contains(place), let heading = gtk_widget_get_first_child(row),
      let line = gtk_widget_get_last_child(row), let area = gtk_widget_get_first_child(line),
      let label = gtk_widget_get_last_child(line)
    else { return }
    let choice = shown[place]
    let before = place > 0 ? shown[place - 1].section : ""
    gtk_label_set_text(OpaquePointer(heading), choice.section)
    gtk_widget_set_visible(heading, choice.section.isEmpty || choice.section == before ? 0 : 1)
    gtk_label_set_text(OpaquePointer(label), choice.title)
    names.previews.show(choice.preview, in: area)
    Accessible(row).setLabel([choice.title, choice.section].joined(separator: ", "))
  }
}
