import CGtk
import Localization
import Traits
import WorkerProtocol

/// The parts of the inspector in which what is selected is changed: its values, where it is installed,
/// what varies, its segues and its constraints. They follow the document without being made anew, so that the
/// keyboard stays where it is.
@MainActor
final class EditingSections {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  let constraints = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  let segues: SegueSection

  private let editing: Editing
  private let valuesSection: FoldingSection
  private let values: ValuesSection
  private let installedTitle = Object.section(localized("Installed"))
  private let installation: InstallationRows
  private let variesTitle = Object.section(localized("Varies"))
  private let varied: VariedValueRows
  private let constraintsTitle = Object.section(localized("Constraints"))
  private let noConstraint = Object.label(
    localized("No constraint acts on this view."), wraps: true)
  private let list = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private var items: [(id: String, item: ConstraintItem)] = []

  init(editing: Editing, folds: SectionFolds) {
    self.editing = editing
    valuesSection = FoldingSection(localized("Values"), folds: folds)
    segues = SegueSection(editing: editing)
    let edit: @MainActor (DocumentEdit) -> Void = { [weak editing] in editing?.edit($0) }
    values = ValuesSection(isSettled: { [weak editing] in editing?.isSettled ?? true }, edit: edit)
    installation = InstallationRows(edit: edit)
    varied = VariedValueRows(edit: edit)
    for part in [
      valuesSection.box, installedTitle, installation.box, variesTitle, varied.box,
    ] {
      box.append(part)
    }
    valuesSection.content.append(values.box)
    noConstraint.addStyle("dim-label")
    for part in [constraintsTitle, noConstraint, list] { constraints.append(part) }
  }

  func update() {
    segues.update()
    let scene = editing.selection.scene
    let elements = editing.selectedElements
    constraints.isVisible = elements.count == 1
    box.isVisible = !elements.isEmpty && editing.running.interaction == nil
    guard let scene, let last = elements.last else { return }
    showValues(of: elements)
    if elements.count == 1 { showConstraints(of: last.id, in: scene) }
  }

  /// Unfolds the values and has the keyboard in the first of their fields.
  /// - Returns: False where there is none.
  func focusValues() -> Bool {
    guard box.isVisible, valuesSection.box.isVisible else { return false }
    valuesSection.reveal()
    return gtk_widget_child_focus(values.box.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  private func showValues(of elements: [SelectedElement]) {
    // Views that the document has no element of have no values.
    let areWritten = elements.allSatisfy { $0.values != nil }
    valuesSection.box.isVisible = areWritten
    if areWritten {
      values.show(
        ValuesSection.Content(
          elements: elements, cell: editing.variedCell, isEditable: editing.isEditable))
    }
    let canBeLeftOut = editing.canExcludeSelection
    for widget in [installedTitle, installation.box] { widget.isVisible = canBeLeftOut }
    installation.show(
      InstallationRows.Content(elements: elements, isEditable: editing.isEditable))
    let varying = elements.count == 1 ? elements[0] : nil
    let hasVarying = varying?.variations.values.isEmpty == false
    for widget in [variesTitle, varied.box] { widget.isVisible = hasVarying }
    if let varying {
      varied.show(
        VariedValueRows.Element(
          id: varying.id, name: varying.name, values: varying.variations.shownValues,
          isEditable: editing.isEditable))
    }
  }

  private func showConstraints(of view: String, in scene: ResolvedScene) {
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
          constraint: constraint,
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
      edit: { [weak editing] in editing?.edit($0) },
      select: { [weak editing] in editing?.selection.mark(constraint: $0) })
  }
}
