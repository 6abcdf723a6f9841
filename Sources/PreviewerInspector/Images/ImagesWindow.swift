import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// The images that a document names, and of one of them every file, with what decides among them.
@MainActor
package final class ImagesWindow {
  private let window = Object(gtk_window_new())
  private let list = Object(gtk_list_view_new(nil, nil))
  private let title = Object.label(wraps: true)
  private let place = Object.value("")
  private let canvas = Object.label(wraps: true)
  private let grid = ImageGrid(side: 104)
  private let configuration: CurrentConfiguration
  private let selection: CurrentSelection
  private let document: DocumentSession
  private var names: [String] = []
  private var chosen: String?
  private lazy var answers = ImageAnswers { [weak self] in self?.take($0) }

  package init(
    parent: Object, configuration: CurrentConfiguration, selection: CurrentSelection,
    document: DocumentSession
  ) {
    (self.configuration, self.selection, self.document) = (configuration, selection, document)
    gtk_window_set_title(window.pointer(), localized("Images"))
    gtk_window_set_transient_for(window.pointer(), parent.pointer())
    gtk_window_set_hide_on_close(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    gtk_window_set_default_size(window.pointer(), 680, 520)
    let panes = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    list.addStyle("documents", "navigation-sidebar")
    Accessible(list.widget).setLabel(localized("Images of the document"))
    list.setRows(
      make: { Object.label() },
      bind: { [weak self] item, row in
        let position = Int(gtk_list_item_get_position(item))
        guard let self, names.indices.contains(position) else { return }
        gtk_label_set_text(OpaquePointer(row), names[position])
      })
    let sidebar = scroller(around: list)
    gtk_widget_set_size_request(sidebar.widget, 190, -1)
    panes.append(sidebar)
    panes.append(Object(gtk_separator_new(GTK_ORIENTATION_VERTICAL)))
    let content = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    content.setMargins(18)
    title.addStyle("title-4")
    place.addStyle("dim-label", "caption")
    canvas.addStyle("dim-label")
    for part in [title, place, canvas, grid.box] { content.append(part) }
    let right = scroller(around: content)
    gtk_widget_set_hexpand(right.widget, 1)
    panes.append(right)
    gtk_window_set_child(window.pointer(), panes.widget)
    window.addShortcuts(["Escape"]) { [weak self] in self?.window.isVisible = false }
    configuration.scenes.observe { [weak self] change in
      guard let self, window.isVisible, case .scenes = change else { return }
      update()
    }
    document.observe { [weak self] change in
      guard let self, window.isVisible, case .pictures = change else { return }
      grid.outdate()
      ask(isForced: true)
    }
  }

  private func scroller(around child: Object) -> Object {
    let scroller = Object(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, child.widget)
    gtk_widget_set_vexpand(scroller.widget, 1)
    return scroller
  }

  /// Shows the image of what is selected, or the first.
  package func present() {
    if let image = selection.element.flatMap({ configuration.scenes.imageName(of: $0) }) {
      chosen = image
    }
    update(isForced: true)
    gtk_window_present(window.pointer())
    gtk_widget_grab_focus(list.widget)
  }

  private func update(isForced: Bool = false) {
    // A running interface has no terms: what the design had stays.
    let found = configuration.scenes.imageNames
    if selection.running.interaction == nil, found != names || isForced { show(found) }
    let appearance = configuration.shown.settings.appearance.words
    canvas.setText(
      configuration.shownDevice.map {
        localized("On %1$s, %2$s:", "\($0.name), \($0.orientation.words)", appearance)
      } ?? "\(configuration.shown.choice.name), \(appearance):")
    ask(isForced: isForced)
  }

  private func show(_ names: [String]) {
    self.names = names
    if chosen.map({ !names.contains($0) }) ?? true { chosen = names.first }
    let model = Object(owning: gtk_single_selection_new(NumberList.make(names.indices)))
    if let place = chosen.flatMap({ names.firstIndex(of: $0) }) {
      gtk_single_selection_set_selected(model.opaque, guint(place))
    }
    Signal.onPointer(model.raw, "notify::selected") { [weak self] _ in
      guard let self, let model = gtk_list_view_get_model(list.opaque) else { return }
      let place = Int(gtk_single_selection_get_selected(model))
      guard self.names.indices.contains(place) else { return }
      chosen = self.names[place]
      ask()
    }
    gtk_list_view_set_model(list.opaque, model.opaque)
  }

  private func ask(isForced: Bool = false) {
    title.setText(chosen ?? localized("No Images"))
    canvas.isVisible = chosen != nil
    place.isVisible = false
    if chosen == nil { grid.say(localized("The document names no image of its project.")) }
    answers.ask(
      chosen.flatMap { image in
        document.path.map { configuration.question(about: image, of: $0) }
      }, isForced: isForced)
  }

  private func take(_ answer: Result<ImageResult, Subprocess.Failure>) {
    switch answer {
    case .success(let image):
      place.setText(image.place)
      place.isVisible = true
      grid.show(image)
    case .failure(let failure): grid.say(failure.message)
    }
  }
}
