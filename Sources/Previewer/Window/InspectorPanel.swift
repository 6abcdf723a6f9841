import CGtk
import Drawing
import Traits
import WorkerProtocol

/// What there is to know about what is selected.
@MainActor
final class InspectorPanel {
  let preview: Preview
  /// Told the path of a document that a storyboard reference names.
  var onOpenReference: (@MainActor (String) -> Void)?
  private let box: Object
  /// What is made anew with every selection and layout, above and below what is edited. That stays, so
  /// that it keeps the focus.
  private let head = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let foot = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  /// Where rows are added.
  private(set) var target: Object
  private let editing: EditingSections
  private let explanation: ExplanationSection
  /// Whether values are below their names rather than beside them.
  private var isNarrow = false

  init(box: Object, preview: Preview) {
    self.box = box
    self.preview = preview
    target = head
    editing = EditingSections(preview: preview)
    explanation = ExplanationSection { [weak preview] view in
      guard let preview, let scene = preview.selection?.scene else { return }
      preview.select(Selection(scene: scene, view: view))
    }
    for part in [
      head, editing.box, editing.segues.box, editing.constraints, explanation.box, foot,
    ] {
      box.append(part)
    }
    preview.observe { [weak self, unowned preview] change in
      switch change {
      case .scenes, .selection, .mode: self?.update()
      case .text, .choice, .constraint: self?.editing.update()
      case .explanation: self?.explanation.show(preview.explanation)
      case .document, .error, .notice, .progress: break
      }
    }
    update()
  }

  func setNarrow(_ isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    update()
  }

  private func update() {
    for part in [head, foot] {
      while let child = gtk_widget_get_first_child(part.widget) {
        gtk_box_remove(part.pointer(), child)
      }
    }
    explanation.box.isVisible = false
    target = head
    editing.update()
    guard let selection = preview.selection, let scene = preview.scene(selection.scene) else {
      addHint()
      return
    }
    if let segue = preview.selectedSegue { return show(segue) }
    if !preview.alsoSelected.isEmpty { return showSelectedViews() }
    if let id = selection.view, let found = scene.view(id) {
      show(found.view, at: found.frame, in: scene)
    } else if let id = selection.view, let excluded = scene.excludedView(id) {
      show(excluded, in: scene)
    } else {
      show(scene)
    }
  }

  private func addHint() {
    addNote("Select a view on the canvas or in the outline.")
  }

  func addNote(_ text: String) {
    let label = Object.label(text, wraps: true)
    label.addStyle("dim-label")
    target.append(label)
  }

  private func show(_ view: DrawnView, at placed: Rect, in scene: ResolvedScene) {
    addTitle(view.name)
    var rows = [("Class", view.className)]
    if let custom = view.customClass { rows.append(("Custom class", custom)) }
    rows.append(("Id", view.id))
    if let line = view.line { rows.append(("Line", "\(line)")) }
    addRows(rows)

    addSection("Frame")
    let frame = view.frame
    var figures = [
      ("X, Y", "\(frame.x.text()), \(frame.y.text())"),
      ("Size", "\(frame.width.text()) × \(frame.height.text())"),
    ]
    if placed != frame { figures.append(("In scene", "\(placed.x.text()), \(placed.y.text())")) }
    addRows(figures)
    explanation.show(preview.explanation)
    explanation.box.isVisible = true
    target = foot
    addConnections(of: view.id, in: scene)
    addTraits(of: view.id, in: scene)
  }

  /// Several views, which are changed together.
  private func showSelectedViews() {
    let elements = preview.selectedElements
    addTitle("\(elements.count) views")
    addNote(elements.map(\.name).joined(separator: ", "))
  }

  /// A view that is there for other traits only.
  private func show(_ view: ExcludedView, in scene: ResolvedScene) {
    addTitle(view.name)
    var rows = [("Class", view.className)]
    if let custom = view.customClass { rows.append(("Custom class", custom)) }
    addRows(rows + [("Id", view.id), ("Line", "\(view.line)")])
    guard let exclusion = scene.exclusion(of: view.id) else { return }
    let place =
      exclusion.isOfBase
      ? "The base leaves it out"
      : "It is left out for \(exclusion.gridCell.map { CellMeaning(cell: $0).phrase } ?? exclusion.cell)"
    let what = view.exclusion == nil ? " with what it is in" : ""
    addSection("Not Installed Here")
    addNote("\(place)\(what) (line \(exclusion.line)).")
  }

  private func show(_ scene: ResolvedScene) {
    addTitle(scene.displayName)
    if scene.reference != nil {
      addRows([("Id", scene.id)])
      addReference(of: scene)
      return addConnections(of: nil, in: scene)
    }
    addRows([
      ("Controller", scene.controllerClass), ("Id", scene.id),
      ("Initial", scene.isInitial ? "Yes" : "No"),
      ("Canvas", "\(scene.canvas.width.text()) × \(scene.canvas.height.text())"),
    ])
    defer { addTraits(of: nil, in: scene) }
    guard preview.interaction == nil else { return }
    addConnections(of: nil, in: scene)
    addSection("Safe area")
    let area = scene.safeArea
    addRows([
      ("Top", area.top.text()), ("Left", area.left.text()), ("Bottom", area.bottom.text()),
      ("Right", area.right.text()),
    ])
  }

  private func addTraits(of view: String?, in scene: ResolvedScene) {
    let (traits, setBy) = scene.traits(of: view)
    /// A trait and, in a second line, which environment set it.
    func value(_ trait: String?, _ setter: String?) -> String {
      [trait ?? "any", setter.map { "set by \($0.settersName)" }].compactMap { $0 }
        .joined(separator: "\n")
    }
    addSection("Traits")
    addRows([
      ("Width", value(traits.horizontalSizeClass?.rawValue, setBy?.horizontalSizeClass)),
      ("Height", value(traits.verticalSizeClass?.rawValue, setBy?.verticalSizeClass)),
      ("Idiom", value(traits.userInterfaceIdiom?.rawValue, setBy?.userInterfaceIdiom)),
      ("Scale", value(traits.displayScale.map { "@\($0.text())x" }, setBy?.displayScale)),
      (
        "Text size",
        value(
          (traits.preferredContentSizeCategory ?? .standard).rawValue,
          setBy?.preferredContentSizeCategory)
      ),
      (
        "Direction",
        value((traits.layoutDirection ?? .leftToRight).rawValue, setBy?.layoutDirection)
      ),
    ])
  }

  // MARK: - Widgets

  func addTitle(_ title: String) {
    let label = Object.label(title, wraps: true)
    label.addStyle("heading")
    gtk_widget_set_margin_bottom(label.widget, 6)
    target.append(label)
  }

  func addSection(_ title: String) {
    target.append(Object.section(title))
  }

  func addRows(_ rows: [(name: String, value: String)]) {
    let grid = Object(gtk_grid_new())
    gtk_grid_set_column_spacing(grid.pointer(), 12)
    gtk_grid_set_row_spacing(grid.pointer(), isNarrow ? 0 : 3)
    for (index, row) in rows.enumerated() {
      let name = Object(gtk_label_new(row.name))
      gtk_label_set_xalign(name.opaque, 0)
      gtk_label_set_yalign(name.opaque, 0)
      if !isNarrow { gtk_label_set_width_chars(name.opaque, 11) }
      name.addStyle("dim-label")
      let value = Object.value(row.value)
      gtk_label_set_selectable(value.opaque, 1)
      // Values can be selected by mouse; as stops of the Tab key there would be too many. Were they only
      // not focusable, the key would get no further than the first of them.
      gtk_widget_set_can_focus(value.widget, 0)
      gtk_widget_set_hexpand(value.widget, 1)
      let index = Int32(index)
      gtk_grid_attach(grid.pointer(), name.widget, 0, isNarrow ? 2 * index : index, 1, 1)
      gtk_grid_attach(
        grid.pointer(), value.widget, isNarrow ? 0 : 1, isNarrow ? 2 * index + 1 : index, 1, 1)
      if isNarrow { gtk_widget_set_margin_bottom(value.widget, 6) }
    }
    target.append(grid)
  }
}

extension String {
  /// An environment in words: `viewController abc-de-fgh` is “controller abc-de-fgh”.
  fileprivate var settersName: String {
    let parts = split(separator: " ", maxSplits: 1).map(String.init)
    let kind =
      switch parts.first {
      case "screen": "the screen"
      case "window": "the window"
      case "presentationController": "the presentation of"
      case "viewController": "controller"
      case let other: other ?? self
      }
    return ([kind] + parts.dropFirst()).joined(separator: " ")
  }
}
