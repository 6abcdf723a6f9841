import CGtk
import Drawing
import Localization
import PreviewerGtk
import PreviewerModel
import Scenes
import Simulation
import Traits
import WorkerProtocol

/// What there is to know about what is selected.
@MainActor
package final class InspectorPanel {
  package enum Child: String, TemplateChild {
    case panel
    package static var definition: [UInt8] { PackageResources.InspectorPanel_ui }
  }

  let preview: Preview
  /// Told the path of a document that a storyboard reference names.
  package var onOpenReference: (@MainActor (String) -> Void)?
  package let panel = Template(Child.self)[.panel]
  /// What is said of what is selected, above all pages and on each.
  private let title = InspectorParts()
  private let parts = Dictionary(
    uniqueKeysWithValues: InspectorPage.allCases.map { ($0, InspectorParts()) })
  /// What they are to say, while that is worked out.
  private var told: [InspectorPart] = []
  private var toldOn: [InspectorPage: [InspectorPart]] = [:]
  /// The page that is written on.
  private var page = InspectorPage.attributes
  private let pages: InspectorPages
  private let editing: EditingSections
  private let explanation: ExplanationSection
  private let image: ImageSection
  package let attributes: AttributesSection
  /// Whether values are below their names rather than beside them.
  private var isNarrow = false

  package init(preview: Preview, folds: SectionFolds, page: InspectorPage?) {
    self.preview = preview
    pages = InspectorPages(showing: page ?? .attributes)
    editing = EditingSections(
      editing: preview.editing, names: ProjectNames(document: preview.document)
    ) { [weak preview] in
      preview?.cells.turn(into: $0)
    }
    image = ImageSection(
      configuration: preview.configuration, selection: preview.selection,
      document: preview.document, folds: folds)
    attributes = AttributesSection(
      details: preview.details, selection: preview.selection, folds: folds)
    explanation = ExplanationSection(
      isView: { [weak preview] id in
        preview?.shown.outline.nodes.contains { $0.selection.view.map(RowID.element) == id } == true
      },
      follow: { [weak preview] view in
        guard let preview, let scene = preview.selection.element?.scene else { return }
        preview.selection.select(Selection(scene: scene, view: view))
      })
    title.box.addStyle("inspector-title")
    panel.append(title.box)
    panel.append(pages.box)
    fillPages()
    for list in Array(parts.values) + [title] {
      list.onLink = { [weak preview] in preview?.selection.select($0) }
      list.onOpen = { [weak self] in self?.onOpenReference?($0) }
    }
    observe()
    update()
  }

  private func fillPages() {
    func said(_ page: InspectorPage) -> [Object] { parts[page].map { [$0.box] } ?? [] }
    pages.append(
      [editing.values.looks, image.box, attributes.box, editing.segues.box] + said(.attributes),
      to: .attributes)
    pages.append(said(.size) + [editing.values.sizes, editing.constraints], to: .size)
    pages.append([editing.variations.box] + said(.varies), to: .varies)
    pages.append([explanation.box] + said(.why), to: .why)
  }

  private func observe() {
    preview.shown.observe { [weak self] change in
      guard let self, case .scenes = change else { return }
      keepingFocusInPlace { self.update() }
    }
    preview.running.observe { [weak self] in if case .mode = $0 { self?.update() } }
    preview.selection.observe { [weak self] change in
      switch change {
      case .selection: self?.update()
      case .constraint: self?.editing.update()
      }
    }
    preview.configuration.observe { [weak self] _ in self?.editing.update() }
    preview.document.observe { [weak self] change in
      switch change {
      case .text: self?.editing.update()
      case .pictures: self?.image.outdate()
      default: break
      }
    }
    preview.details.observe { [weak self] change in
      guard let self else { return }
      keepingFocusInPlace {
        switch change {
        case .explanation: self.explanation.show(self.preview.details.explanation)
        case .attributes: self.attributes.update()
        }
      }
    }
  }

  /// The page that is shown.
  package var shownPage: InspectorPage { pages.shown }

  /// Shows a page, with the keyboard on its tab.
  package func reveal(_ page: InspectorPage) { pages.reveal(page) }

  /// Unfolds all attributes and has the keyboard there.
  package func revealAttributes() {
    pages.shown = .attributes
    attributes.reveal()
  }

  /// Has the keyboard in the first field of what is selected; where nothing can be changed, on the page's tab.
  package func focusValues() {
    pages.shown = .attributes
    if !editing.focusValues() { pages.reveal(.attributes) }
  }

  package func setNarrow(_ isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    attributes.setNarrow(isNarrow)
    update()
  }

  private func update() {
    (told, toldOn, page) = ([], [:], .attributes)
    editing.update()
    describe()
    title.show(told, isNarrow: isNarrow)
    for (page, list) in parts { list.show(toldOn[page] ?? [], isNarrow: isNarrow) }
    pages.hasTabs = preview.selection.element != nil
    image.update()
    attributes.update()
    explanation.box.isVisible = isExplained
    explanation.show(preview.details.explanation)
  }

  /// Whether there is, or will be, an answer to why the selection is where it is. Of what UIKit makes there
  /// often is none.
  private var isExplained: Bool {
    preview.details.explanation != nil
      || preview.selection.element?.view?.hasPrefix("ninefold:") == false
  }

  /// Changes what is above of what is edited, without the field that is typed into moving away under the hand.
  private func keepingFocusInPlace(_ change: () -> Void) {
    guard let focus = gtk_widget_get_root(pages.box.widget).flatMap({ gtk_root_get_focus($0) }),
      gtk_widget_is_ancestor(focus, pages.box.widget) != 0,
      let scroller = gtk_widget_get_ancestor(focus, gtk_scrolled_window_get_type())
        .map({ Object($0) }),
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque),
      let part = pages.part(with: focus)
    else { return change() }
    let before = heightAbove(part)
    change()
    let growth = heightAbove(part) - before
    guard growth != 0 else { return }
    // The list is as high as it will be before it is laid out: it could not be scrolled so far yet.
    gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + growth)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + growth)
  }

  /// Of what is above of a part of its page, in logical pixels.
  private func heightAbove(_ part: UnsafeMutablePointer<GtkWidget>) -> Double {
    let width = gtk_widget_get_width(part)
    var (sum, next) = (0.0, gtk_widget_get_prev_sibling(part))
    while let above = next {
      next = gtk_widget_get_prev_sibling(above)
      guard gtk_widget_get_visible(above) != 0 else { continue }
      var height: gint = 0
      gtk_widget_measure(above, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
      sum += Double(height)
    }
    return sum
  }

  private func describe() {
    guard let selection = preview.selection.element,
      let scene = preview.shown.scene(selection.scene)
    else {
      told.append(.note(localized("Select a view on the canvas or in the outline.")))
      return
    }
    if let segue = preview.selection.segue { return show(segue) }
    if !preview.selection.alsoSelected.isEmpty { return showSelectedViews() }
    if let id = selection.view, let found = scene.view(id) {
      show(found.view, at: found.frame, in: scene)
    } else if let id = selection.view, let excluded = scene.excludedView(id) {
      show(excluded, in: scene)
    } else {
      show(scene)
    }
  }

  func addNote(_ text: String) { add(.note(text)) }

  private func show(_ view: DrawnView, at placed: Rect, in scene: ResolvedScene) {
    let frame = view.frame
    addTitle(
      view.name, kind: view.customClass.map { "\($0) · \(view.className)" } ?? view.className,
      size: "\(frame.width.text()) × \(frame.height.text())",
      place: [
        // What UIKit makes has no id in the document.
        view.id.hasPrefix("ninefold:") ? nil : view.id,
        view.line.map { localized("line %1$s", $0) }
          ?? (view.isAddedInCode ? localized("added in code") : nil),
      ].compactMap(\.self))
    if let inferred = view.inferred {
      addSection(localized("Document"))
      var rows = [(localized("Document"), preview.document.nameBesideIt(inferred.path))]
      if let line = inferred.line { rows.append((localized("Line"), "\(line)")) }
      addRows(rows)
      addNote(localized("Inferred, as the document has the name of the class."))
      add(
        .reference(title: localized("Open %1$s", inferred.path.fileName), file: inferred.path))
    }
    addConnections(of: view.id, in: scene)

    page = .size
    addSection(localized("Frame"))
    var figures = [("X, Y", "\(frame.x.text()), \(frame.y.text())")]
    if placed != frame {
      figures.append((localized("In scene"), "\(placed.x.text()), \(placed.y.text())"))
    }
    addRows(figures)
    addTraits(of: view.id, in: scene)
  }

  /// Several views, which are changed together.
  private func showSelectedViews() {
    let elements = preview.editing.selectedElements
    addTitle(
      localized("%1$s view", plural: "%1$s views", elements.count),
      kind: elements.map(\.name).joined(separator: ", "))
  }

  /// A view that is there for other traits only.
  private func show(_ view: ExcludedView, in scene: ResolvedScene) {
    addTitle(
      view.name, kind: view.customClass.map { "\($0) · \(view.className)" } ?? view.className,
      place: [view.id, localized("line %1$s", view.line)])
    guard let exclusion = scene.exclusion(of: view.id) else { return }
    let place =
      exclusion.isOfBase
      ? localized("The base leaves it out")
      : localized(
        "It is left out for %1$s",
        exclusion.gridCell.map { CellMeaning(cell: $0).phrase } ?? exclusion.cell)
    let sentence =
      view.exclusion == nil
      ? localized("%1$s with what it is in (line %2$s).", place, exclusion.line)
      : localized("%1$s (line %2$s).", place, exclusion.line)
    for page in InspectorPage.allCases {
      self.page = page
      addSection(localized("Not Installed Here"))
      addNote(sentence)
    }
  }

  private func show(_ scene: ResolvedScene) {
    guard scene.reference == nil else {
      addTitle(scene.displayName, kind: "", place: [scene.id])
      addReference(of: scene)
      return addConnections(of: nil, in: scene)
    }
    addTitle(
      scene.displayName, kind: scene.controllerClass,
      size: "\(scene.canvas.width.text()) × \(scene.canvas.height.text())",
      place: [scene.id] + (scene.isInitial ? [localized("initial scene")] : []))
    defer { addTraits(of: nil, in: scene) }
    guard preview.running.interaction == nil else { return }
    addConnections(of: nil, in: scene)
    page = .size
    addSection(localized("Safe area"))
    let area = scene.safeArea
    addRows([
      (localized("Top"), area.top.text()), (localized("Left"), area.left.text()),
      (localized("Bottom"), area.bottom.text()),
      (localized("Right"), area.right.text()),
    ])
    page = .varies
    addNote(localized("Select a view to see what it has in which size class."))
  }

  private func addTraits(of view: String?, in scene: ResolvedScene) {
    page = .why
    let (traits, setBy) = scene.traits(of: view)
    /// A trait and, in a second line, which environment set it.
    func value(_ trait: String, _ setter: String?) -> String {
      [
        trait,
        setter.map { localized("set by %1$s", name(ofEnvironment: $0)) },
      ].compactMap { $0 }
        .joined(separator: "\n")
    }
    addSection(localized("Traits"))
    addRows([
      (localized("Width"), value(traits.horizontalSizeClass.words, setBy?.horizontalSizeClass)),
      (localized("Height"), value(traits.verticalSizeClass.words, setBy?.verticalSizeClass)),
      (localized("Idiom"), value(traits.userInterfaceIdiom.words, setBy?.userInterfaceIdiom)),
      (
        localized("Scale"),
        value(
          traits.displayScale.map { "@\($0.text())x" } ?? localized("any", context: "size class"),
          setBy?.displayScale)
      ),
      (
        localized("Text size"),
        value(
          (traits.preferredContentSizeCategory ?? .standard).title,
          setBy?.preferredContentSizeCategory)
      ),
      (
        localized("Direction"),
        value((traits.layoutDirection ?? .leftToRight).words, setBy?.layoutDirection)
      ),
    ])
  }

  /// An environment in words: `viewController abc-de-fgh` is “controller Home”.
  private func name(ofEnvironment environment: String) -> String {
    let parts = environment.split(separator: " ", maxSplits: 1).map(String.init)
    if parts.last == Simulation.containerInCode.name { return localized("the container in code") }
    let kind =
      switch parts.first {
      case "screen": localized("the screen")
      case "window": localized("the window")
      case "presentationController": localized("the presentation of")
      case "viewController": localized("controller")
      case let other: other ?? environment
      }
    return ([kind] + parts.dropFirst().map { name(ofController: $0) }).joined(
      separator: " ")
  }

  /// Of the running interface or of the design; its id where it is in neither.
  private func name(ofController id: String) -> String {
    preview.running.name(ofController: id)
      ?? preview.shown.scenes.first { $0.controllerID == id }?.displayName ?? id
  }

  // MARK: - Parts

  /// Puts a part onto the page that is written on.
  func add(_ part: InspectorPart) { toldOn[page, default: []].append(part) }

  /// What is selected, above all pages.
  /// - Parameters:
  ///   - size: In points.
  ///   - place: Its id and its line.
  func addTitle(_ title: String, kind: String, size: String? = nil, place: [String] = []) {
    told.append(
      .title(
        title, kind: kind, size: size,
        place: place.isEmpty ? nil : place.joined(separator: " · ")))
  }

  func addSection(_ title: String) { add(.section(title)) }

  func addRows(_ rows: [(name: String, value: String)]) {
    add(.rows(rows.map { InspectorPart.Row(name: $0.name, value: $0.value) }))
  }
}
