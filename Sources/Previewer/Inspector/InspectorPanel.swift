import CGtk
import Drawing
import Localization
import Scenes
import Simulation
import Traits
import WorkerProtocol

/// What there is to know about what is selected.
@MainActor
final class InspectorPanel {
  let preview: Preview
  /// Told the path of a document that a storyboard reference names.
  var onOpenReference: (@MainActor (String) -> Void)?
  private let box: Object
  /// What is said above and below of what is edited.
  private let head = InspectorParts()
  private let foot = InspectorParts()
  /// What they are to say, while that is worked out.
  private var parts: (head: [InspectorPart], foot: [InspectorPart]) = ([], [])
  /// Whether a view that is there is shown; what is added then comes to the foot.
  private var isAtFoot = false
  private let editing: EditingSections
  private let explanation: ExplanationSection
  private let image: ImageSection
  let attributes: AttributesSection
  /// Whether values are below their names rather than beside them.
  private var isNarrow = false

  init(box: Object, preview: Preview, folds: SectionFolds) {
    self.box = box
    self.preview = preview
    editing = EditingSections(editing: preview.editing, folds: folds)
    image = ImageSection(
      configuration: preview.configuration, selection: preview.selection,
      document: preview.document, folds: folds)
    attributes = AttributesSection(
      details: preview.details, selection: preview.selection, folds: folds)
    explanation = ExplanationSection(
      folds: folds,
      isView: { [weak preview] id in
        preview?.shown.outline.nodes.contains { $0.selection.view.map(RowID.element) == id } == true
      },
      follow: { [weak preview] view in
        guard let preview, let scene = preview.selection.element?.scene else { return }
        preview.selection.select(Selection(scene: scene, view: view))
      })
    for part in [
      head.box, image.box, explanation.box, editing.box, attributes.box, editing.segues.box,
      editing.constraints, foot.box,
    ] {
      box.append(part)
    }
    for list in [head, foot] {
      list.onLink = { [weak preview] in preview?.selection.select($0) }
      list.onOpen = { [weak self] in self?.onOpenReference?($0) }
    }
    observe()
    update()
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

  /// Shows why the selected view is where it is.
  func revealExplanation() {
    explanation.reveal()
  }

  /// Has the keyboard in the first field of what is selected; where nothing can be changed, in the inspector.
  func focusValues() {
    if !editing.focusValues() { gtk_widget_child_focus(box.widget, GTK_DIR_TAB_FORWARD) }
  }

  func setNarrow(_ isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    attributes.setNarrow(isNarrow)
    update()
  }

  private func update() {
    parts = ([], [])
    isAtFoot = false
    editing.update()
    describe()
    head.show(parts.head, isNarrow: isNarrow)
    foot.show(parts.foot, isNarrow: isNarrow)
    image.update()
    attributes.update()
    explanation.box.isVisible = isAtFoot && isExplained
    explanation.show(preview.details.explanation)
  }

  /// Whether there is, or will be, an answer to why the selection is where it is. Of what UIKit makes there
  /// often is none.
  private var isExplained: Bool {
    preview.details.explanation != nil
      || preview.selection.element?.view?.hasPrefix("ninefold:") != true
  }

  /// Changes what is above of what is edited, without the field that is typed into moving away under the hand.
  private func keepingFocusInPlace(_ change: () -> Void) {
    guard
      let scroller = gtk_widget_get_ancestor(box.widget, gtk_scrolled_window_get_type())
        .map({ Object($0) }),
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque),
      let focus = gtk_widget_get_root(box.widget).flatMap({ gtk_root_get_focus($0) }),
      [editing.box, editing.segues.box, editing.constraints].contains(where: {
        gtk_widget_is_ancestor(focus, $0.widget) != 0
      })
    else { return change() }
    let isBelowAttributes = gtk_widget_is_ancestor(focus, editing.box.widget) == 0
    let before = heightAbove(isBelowAttributes)
    change()
    let growth = heightAbove(isBelowAttributes) - before
    guard growth != 0 else { return }
    // The list is as high as it will be before it is laid out: it could not be scrolled so far yet.
    gtk_adjustment_set_upper(adjustment, gtk_adjustment_get_upper(adjustment) + growth)
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + growth)
  }

  /// Of what is above of what is edited, in logical pixels.
  private func heightAbove(_ isBelowAttributes: Bool) -> Double {
    let width = gtk_widget_get_width(box.widget)
    let above =
      [head.box, image.box, explanation.box] + (isBelowAttributes ? [attributes.box] : [])
    return above.filter { gtk_widget_get_visible($0.widget) != 0 }
      .reduce(0) { sum, part in
        var height: gint = 0
        gtk_widget_measure(part.widget, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        return sum + Double(height)
      }
  }

  private func describe() {
    guard let selection = preview.selection.element,
      let scene = preview.shown.scene(selection.scene)
    else {
      addHint()
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

  private func addHint() {
    addNote(localized("Select a view on the canvas or in the outline."))
  }

  func addNote(_ text: String) { add(.note(text)) }

  private func show(_ view: DrawnView, at placed: Rect, in scene: ResolvedScene) {
    addTitle(view.name)
    var rows = [(localized("Class"), view.className)]
    if let custom = view.customClass { rows.append((localized("Custom class"), custom)) }
    // What UIKit makes has no id in the document.
    if !view.id.hasPrefix("ninefold:") { rows.append((localized("Id"), view.id)) }
    if let line = view.line {
      rows.append((localized("Line"), "\(line)"))
    } else if view.isAddedInCode {
      rows.append((localized("Added"), localized("In code, as the companion file says")))
    }
    if let inferred = view.inferred {
      rows.append((localized("Document"), preview.document.nameBesideIt(inferred.path)))
      if let line = inferred.line { rows.append((localized("Line"), "\(line)")) }
    }
    addRows(rows)
    if let inferred = view.inferred {
      addNote(localized("Inferred, as the document has the name of the class."))
      add(
        .reference(title: localized("Open %1$s", inferred.path.fileName), file: inferred.path))
    }

    addSection(localized("Frame"))
    let frame = view.frame
    var figures = [
      ("X, Y", "\(frame.x.text()), \(frame.y.text())"),
      (localized("Size"), "\(frame.width.text()) × \(frame.height.text())"),
    ]
    if placed != frame {
      figures.append((localized("In scene"), "\(placed.x.text()), \(placed.y.text())"))
    }
    addRows(figures)
    isAtFoot = true
    addConnections(of: view.id, in: scene)
    addTraits(of: view.id, in: scene)
  }

  /// Several views, which are changed together.
  private func showSelectedViews() {
    let elements = preview.editing.selectedElements
    addTitle(localized("%1$s view", plural: "%1$s views", elements.count))
    addNote(elements.map(\.name).joined(separator: ", "))
  }

  /// A view that is there for other traits only.
  private func show(_ view: ExcludedView, in scene: ResolvedScene) {
    addTitle(view.name)
    var rows = [(localized("Class"), view.className)]
    if let custom = view.customClass { rows.append((localized("Custom class"), custom)) }
    addRows(rows + [(localized("Id"), view.id), (localized("Line"), "\(view.line)")])
    guard let exclusion = scene.exclusion(of: view.id) else { return }
    let place =
      exclusion.isOfBase
      ? localized("The base leaves it out")
      : localized(
        "It is left out for %1$s",
        exclusion.gridCell.map { CellMeaning(cell: $0).phrase } ?? exclusion.cell)
    addSection(localized("Not Installed Here"))
    addNote(
      view.exclusion == nil
        ? localized("%1$s with what it is in (line %2$s).", place, exclusion.line)
        : localized("%1$s (line %2$s).", place, exclusion.line))
  }

  private func show(_ scene: ResolvedScene) {
    addTitle(scene.displayName)
    if scene.reference != nil {
      addRows([(localized("Id"), scene.id)])
      addReference(of: scene)
      return addConnections(of: nil, in: scene)
    }
    addRows([
      (localized("Controller"), scene.controllerClass), (localized("Id"), scene.id),
      (localized("Initial"), scene.isInitial ? localized("Yes") : localized("No")),
      (localized("Canvas"), "\(scene.canvas.width.text()) × \(scene.canvas.height.text())"),
    ])
    defer { addTraits(of: nil, in: scene) }
    guard preview.running.interaction == nil else { return }
    addConnections(of: nil, in: scene)
    addSection(localized("Safe area"))
    let area = scene.safeArea
    addRows([
      (localized("Top"), area.top.text()), (localized("Left"), area.left.text()),
      (localized("Bottom"), area.bottom.text()),
      (localized("Right"), area.right.text()),
    ])
  }

  private func addTraits(of view: String?, in scene: ResolvedScene) {
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

  func add(_ part: InspectorPart) {
    if isAtFoot { parts.foot.append(part) } else { parts.head.append(part) }
  }

  func addTitle(_ title: String) { add(.title(title)) }

  func addSection(_ title: String) { add(.section(title)) }

  func addRows(_ rows: [(name: String, value: String)]) {
    add(.rows(rows.map { InspectorPart.Row(name: $0.name, value: $0.value) }))
  }
}
