import CGtk
import Files
import FoundationEssentials
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// The documents of a project as a gallery, and a field that looks in their names and in all of them.
@MainActor
package final class ProjectPage {
  enum Child: String, TemplateChild {
    case page, entry, hint, scroller, content, nothing
    static var definition: [UInt8] { PackageResources.ProjectPage_ui }
  }

  private let ui = Template(Child.self)
  /// Told the path of the document that is chosen, and what to go to in it.
  package var onChoice: (@MainActor (String, Selection?) -> Void)?
  /// Told that its user goes back.
  package var onLeave: (@MainActor () -> Void)?

  private let thumbnails: DocumentThumbnails
  /// Until what is shown is where it belongs.
  private var placing: LayoutWait?
  private var listing: Subprocess?
  private var reading: Subprocess?
  private var result = DocumentsResult(folder: "", documents: []) {
    didSet { gallery = ProjectGallery(result.documents) }
  }
  private var gallery = ProjectGallery([])
  /// Nil until the documents have been read.
  private var search: ProjectSearch?
  /// Why they can't be read; nil where nothing is wrong.
  private var failure: String?
  /// Counts what was shown, so that what is decoded for one folder isn't taken for the next.
  private var round = 0
  private var matches: [ProjectSearch.Match] = []
  /// Whether what is in the documents comes before those whose names are like what is typed.
  private var looksInside = false
  /// What waits for a picture.
  private var images: [Object] = []
  /// What Enter in the field leads to; nil where nothing is found.
  private var first: (@MainActor () -> Void)?

  /// Rows of what was found that are shown; who needs more types more.
  private static let mostMatches = 100

  package init(thumbnails: DocumentThumbnails) {
    self.thumbnails = thumbnails
    connect()
  }

  /// To be put into the window.
  package var page: Object { ui[.page] }

  private func connect() {
    gtk_search_entry_set_key_capture_widget(ui[.entry].opaque, ui[.page].widget)
    // Not `search-changed`, which comes with a delay: Enter may come before it.
    Signal.on(ui[.entry].raw, "changed") { [weak self] in self?.show() }
    Signal.on(ui[.entry].raw, "activate") { [weak self] in self?.first?() }
    ui[.entry].addShortcuts(["Down"]) { [weak self] in
      guard let self else { return }
      gtk_widget_child_focus(ui[.content].widget, GTK_DIR_TAB_FORWARD)
    }
    ui[.page].addShortcuts(["Escape"]) { [weak self] in self?.onLeave?() }
    // The field keeps the key to itself.
    Signal.on(ui[.entry].raw, "stop-search") { [weak self] in self?.onLeave?() }
    if let adjustment = gtk_scrolled_window_get_vadjustment(ui[.scroller].opaque) {
      Signal.on(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
        self?.thumbnails.goOnSoon()
      }
    }
  }

  /// Shows the documents around a path.
  /// - Parameter path: A folder, or a document whose project it is about.
  package func present(around path: String) {
    stop()
    result = DocumentsResult(folder: "", documents: [])
    gtk_editable_set_text(ui[.entry].opaque, "")
    show()
    ui[.hint].setText(localized("Looking for documents…"))
    listing = Subprocess(worker: ["documents", "--json", path], input: []) { [weak self] in
      self?.take($0)
    }
  }

  /// Has the keyboard in the field.
  /// - Parameter looksInside: Whether what is in the documents comes first.
  package func focus(lookingInside looksInside: Bool) {
    gtk_widget_grab_focus(ui[.entry].widget)
    guard looksInside != self.looksInside else { return }
    self.looksInside = looksInside
    if !ui[.entry].enteredText.isEmpty { show() }
  }

  /// Ends what goes on, and lets go of what is shown.
  package func stop() {
    listing?.cancel()
    reading?.cancel()
    (listing, reading, search, failure) = (nil, nil, nil, nil)
    round += 1
    removeAll()
    ui[.hint].setText("")
  }

  private func take(_ outcome: Result<Data, Subprocess.Failure>) {
    listing = nil
    switch outcome {
    case .success(let data):
      guard let found = try? JSONDecoder().decode(DocumentsResult.self, from: data) else {
        return ui[.hint].setText(Self.unreadable)
      }
      result = found
      show()
      read()
    case .failure(let failure):
      ui[.hint].setText(failure.message)
    }
  }

  private static var unreadable: String {
    localized("The worker gave an answer that can't be read.")
  }

  /// Reads the documents, so that what is in them can be looked for.
  private func read() {
    guard !result.documents.isEmpty else { return }
    let arguments = ["documents", "--json", "--terms", result.folder]
    reading = Subprocess(worker: arguments, input: []) { [weak self, round] outcome in
      guard let self else { return }
      reading = nil
      switch outcome {
      case .failure(let failure): take(nil, or: failure.message)
      case .success(let data):
        MainLoop.inBackground {
          (try? JSONDecoder().decode(DocumentsResult.self, from: data)).map {
            ProjectSearch($0.documents)
          }
        } then: { [weak self] search in
          if let self, round == self.round { take(search, or: Self.unreadable) }
        }
      }
    }
  }

  private func take(_ search: ProjectSearch?, or failure: String) {
    self.search = search
    self.failure = search == nil ? failure : nil
    if !ui[.entry].enteredText.isEmpty { show() }
  }

  // MARK: - What is shown

  private func removeAll() {
    for image in images { thumbnails.forget(image) }
    images = []
    first = nil
    while let child = gtk_widget_get_first_child(ui[.content].widget) {
      gtk_box_remove(ui[.content].pointer(), child)
    }
  }

  private func show() {
    removeAll()
    let text = ui[.entry].enteredText
    let named = text.isEmpty ? result.documents : gallery.documents(named: text)
    matches = text.isEmpty ? [] : search?.matches(FindQuery(text)) ?? []
    if text.isEmpty {
      for section in gallery.sections {
        let folder = section.folder.isEmpty ? result.folder.fileName : section.folder[...]
        add(section.documents, below: PathText.shown(String(folder)))
      }
    } else {
      if looksInside { addMatches() }
      add(named, below: localized("Documents"))
      if !looksInside { addMatches() }
    }
    describe(text, named: named.count)
    placing = LayoutWait(for: ui[.page]) { [weak self] in
      self?.placing = nil
      self?.thumbnails.goOn()
    }
  }

  private func add(_ documents: [DocumentsResult.Document], below title: String) {
    guard !documents.isEmpty else { return }
    let flow = Object(gtk_flow_box_new())
    gtk_flow_box_set_selection_mode(flow.opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(flow.opaque, 1)
    gtk_flow_box_set_max_children_per_line(flow.opaque, 24)
    gtk_widget_set_valign(flow.widget, GTK_ALIGN_START)
    flow.addStyle("gallery")
    ui[.content].append(heading(title, of: flow))
    for document in documents {
      let card = DocumentCard(document, thumbnails)
      gtk_flow_box_append(flow.opaque, card.child.widget)
      show(document.path, scene: nil, in: card.image)
      // At its activation, whether by a click or by a key.
      Signal.on(card.child.raw, "activate") { [weak self] in self?.choose(document.path, nil) }
      if first == nil { first = { [weak self] in self?.choose(document.path, nil) } }
    }
    ui[.content].append(flow)
  }

  private func addMatches() {
    guard !matches.isEmpty else { return }
    let list = Object(gtk_list_box_new())
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    list.addStyle("boxed-list")
    let part = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6))
    part.append(heading(localized("In the Documents"), of: list))
    part.append(list)
    for match in matches.prefix(Self.mostMatches) {
      let row = MatchRow(match, thumbnails)
      gtk_list_box_append(list.opaque, row.row.widget)
      show(match.document, scene: match.scene, in: row.image)
    }
    Signal.onPointer(list.raw, "row-activated") { [weak self] row in
      guard let self, let row else { return }
      let place = Int(gtk_list_box_row_get_index(row.assumingMemoryBound(to: GtkListBoxRow.self)))
      if matches.indices.contains(place) { choose(matches[place]) }
    }
    if first == nil { first = { [weak self] in self.map { $0.choose($0.matches[0]) } } }
    let clamp = Object(adw_clamp_new())
    adw_clamp_set_maximum_size(clamp.opaque, 860)
    adw_clamp_set_child(clamp.opaque, part.widget)
    ui[.content].append(clamp)
  }

  private func heading(_ text: String, of part: Object) -> Object {
    let heading = Object.label(text)
    gtk_label_set_ellipsize(heading.opaque, PANGO_ELLIPSIZE_MIDDLE)
    heading.addStyle("heading", "gallery-heading")
    Accessible(part.widget).setLabel(text)
    return heading
  }

  /// How much there is, below the field.
  /// - Parameter shown: Documents that have what is typed in their paths.
  private func describe(_ text: String, named shown: Int) {
    let (count, folder) = (result.documents.count, PathText.shown(result.folder))
    if count == 0, !result.folder.isEmpty {
      showEmptyPage(
        "folder-symbolic", localized("No Storyboards and no Xibs"),
        localized("There are none in %1$s.", folder))
    } else if !text.isEmpty, search != nil, first == nil {
      showEmptyPage(
        "system-search-symbolic", localized("Nothing Found"),
        localized("No document has this in its path, and nothing in one is called so."))
    } else {
      ui[.nothing].isVisible = false
      ui[.scroller].isVisible = true
    }
    guard !text.isEmpty else {
      return ui[.hint].setText(
        localized("%1$s document in %2$s", plural: "%1$s documents in %2$s", count, folder))
    }
    let names = localized(
      "%2$s of %1$s document in %3$s", plural: "%2$s of %1$s documents in %3$s", count, shown,
      folder)
    guard search != nil else {
      let state = failure ?? localized("The documents are being read…")
      return ui[.hint].setText("\(names) · \(state)")
    }
    let places = localized("found in %1$s place", plural: "found in %1$s places", matches.count)
    let rest = matches.count - Self.mostMatches
    let more =
      rest > 0
      ? " · " + localized("%1$s of them is not shown", plural: "%1$s of them are not shown", rest)
      : ""
    ui[.hint].setText("\(names) · \(places)\(more)")
  }

  private func showEmptyPage(_ icon: String, _ title: String, _ text: String) {
    adw_status_page_set_icon_name(ui[.nothing].opaque, icon)
    adw_status_page_set_title(ui[.nothing].opaque, title)
    adw_status_page_set_description(ui[.nothing].opaque, text.escapedForMarkup)
    ui[.nothing].isVisible = true
    ui[.scroller].isVisible = false
  }

  private func show(_ path: String, scene: String?, in image: Object) {
    images.append(image)
    thumbnails.show(result.folder + "/" + path, scene: scene, in: image) { [weak self] in
      self?.isInSight(image) ?? false
    }
  }

  /// Of a long gallery only what is seen is drawn.
  private func isInSight(_ image: Object) -> Bool {
    var (x, y) = (0.0, 0.0)
    guard gtk_widget_get_mapped(image.widget) != 0,
      gtk_widget_translate_coordinates(image.widget, ui[.scroller].widget, 0, 0, &x, &y) != 0
    else { return false }
    let height = Double(gtk_widget_get_height(image.widget))
    return height > 0 && y + height > 0 && y < Double(gtk_widget_get_height(ui[.scroller].widget))
  }

  private func choose(_ match: ProjectSearch.Match) {
    choose(match.document, Selection(scene: match.scene, view: match.view))
  }

  private func choose(_ path: String, _ selection: Selection?) {
    onChoice?(result.folder + "/" + path, selection)
  }
}
