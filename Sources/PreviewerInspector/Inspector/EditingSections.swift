import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits
import WorkerProtocol

/// The parts of the inspector in which what is selected is changed: its values, its segues, its constraints and what
/// varies. They follow the document without being made anew, so that the keyboard stays where it is.
@MainActor
final class EditingSections {
  let values: ValuesSection
  let segues: SegueSection
  let constraints = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  let variations: VariationGrids

  private let editing: Editing
  private let go: @MainActor (SizeClassCell) -> Void
  private let constraintsTitle = Object.section(localized("Constraints"))
  private let noConstraint = Object.label(
    localized("No constraint acts on this view."), wraps: true)
  private let list = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var items: [(id: String, item: ConstraintItem)] = []

  /// - Parameters:
  ///   - names: What colours, images and fonts are chosen from.
  ///   - go: Shows a size class.
  init(editing: Editing, names: ProjectNames, go: @escaping @MainActor (SizeClassCell) -> Void) {
    (self.editing, self.go) = (editing, go)
    segues = SegueSection(editing: editing)
    let edit: @MainActor (DocumentEdit) -> Void = { [weak editing] in editing?.edit($0) }
    values = ValuesSection(
      names: names, isSettled: { [weak editing] in editing?.isSettled ?? true }, edit: edit)
    variations = VariationGrids(
      hint: localized(
        "No value varies. Choose a size class in the header bar: what is changed then is for that class alone."
      ), edit: edit, go: go)
    noConstraint.addStyle("dim-label")
    for part in [constraintsTitle, noConstraint, list] { constraints.append(part) }
  }

  func update() {
    segues.update()
    let scene = editing.selection.scene
    let elements = editing.selectedElements
    let isDesign = editing.running.interaction == nil
    constraints.isVisible = elements.count == 1
    // Views that the document has no element of have no values.
    let areWritten = !elements.isEmpty && elements.allSatisfy { $0.values != nil } && isDesign
    for part in [values.looks, values.sizes] { part.isVisible = areWritten }
    if areWritten {
      values.show(
        ValuesSection.Content(
          elements: elements, cell: editing.variedCell, isEditable: editing.isEditable))
    }
    variations.box.isVisible = !elements.isEmpty && isDesign
    guard let scene, let last = elements.last else { return }
    variations.show(
      VariationGrids.Content(
        elements: elements, cell: editing.variedCell, canBeLeftOut: editing.canExcludeSelection,
        isEditable: editing.isEditable))
    if elements.count == 1 { showConstraints(of: last, in: scene) }
  }

  /// Has the keyboard in the first field of the values.
  /// - Returns: False where there is none.
  func focusValues() -> Bool {
    values.looks.isVisible
      && gtk_widget_child_focus(values.looks.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  private func showConstraints(of element: SelectedElement, in scene: ResolvedScene) {
    let view = element.id
    let acting = scene.constraints(on: view)
    let excluded = (scene.excludedConstraints ?? []).filter { $0.views.contains(view) }
    constraintsTitle.setText(localized("Constraints (%1$s)", acting.count))
    noConstraint.isVisible = acting.isEmpty
    let all = acting.map { ($0, false) } + excluded.map { ($0, true) }
    let ids = all.map(\.0.id)
    if items.map(\.id) != ids { rebuild(ids) }
    for (index, (constraint, isExcluded)) in all.enumerated() {
      items[index].item.show(
        ConstraintItem.Content(
          constraint: constraint, view: view, name: element.name,
          variations: ElementVariations(
            of: constraint.id, in: editing.shown.facts.variations, traits: scene.traitsAround(view)),
          isExcluded: isExcluded, cell: editing.variedCell,
          isEditable: editing.isEditable, canVary: editing.canVary,
          isSelected: constraint.id == editing.selection.constraintID))
    }
  }

  /// What stays is kept as it is, wherever it comes to stand.
  private func rebuild(_ ids: [String]) {
    var known = Dictionary(items.map { ($0.id, $0.item) }, uniquingKeysWith: { first, _ in first })
    var kept: [(id: String, item: ConstraintItem)] = []
    for id in ids {
      let item = known.removeValue(forKey: id) ?? makeItem()
      kept.append((id, item))
    }
    for item in known.values { gtk_box_remove(list.pointer(), item.box.widget) }
    var previous: Object?
    for (_, item) in kept {
      if gtk_widget_get_parent(item.box.widget) == nil { list.append(item.box) }
      gtk_box_reorder_child_after(list.pointer(), item.box.widget, previous?.widget)
      previous = item.box
    }
    items = kept
  }

  private func makeItem() -> ConstraintItem {
    ConstraintItem(
      isSettled: { [weak editing] in editing?.isSettled ?? true },
      edit: { [weak editing] in editing?.edit($0) }, go: go,
      select: { [weak editing] in editing?.selection.mark(constraint: $0) })
  }
}
