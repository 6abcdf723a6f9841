import Traits
import WorkerProtocol

/// The constraint of the selected view whose constant is moved on the canvas.
package struct SelectedConstraint {
  package var constraint: ActingConstraint
  /// What holds for the size class that a change is for.
  package var constant: Double
  package var isHorizontal: Bool { constraint.isHorizontal }
  /// 1 where a larger constant is farther to the right or down for what is selected, or larger; else −1.
  package var sign: Double
}

extension Editing {
  /// The one that is marked; nil where its constant can't be moved.
  package var selectedConstraint: SelectedConstraint? {
    guard isEditable, let constraintID = selection.constraintID,
      let view = selection.element?.view, let scene = selection.scene,
      let constraint = scene.constraints(on: view).first(where: { $0.id == constraintID }),
      constraint.line > 0, let written = constraint.constant,
      let first = constraint.attributes?.first
    else { return nil }
    let value = EditedValue(
      "constant", of: constraint.id, named: constraint.text,
      written: written.documentText, absent: "0",
      ElementVariations(
        of: constraint.id, in: shown.facts.variations, traits: scene.traitsAround(view)))
    let isSize = first == "width" || first == "height"
    var sign = isSize || constraint.views.first == view ? 1.0 : -1
    let isLeading = first.hasPrefix("leading") || first.hasPrefix("trailing")
    if isLeading, configuration.isShownRightToLeft { sign = -sign }
    return SelectedConstraint(
      constraint: constraint, constant: Double(value.value(in: variedCell)) ?? written,
      sign: sign)
  }

  /// Gives a constraint's constant a value.
  package func setConstant(of selected: SelectedConstraint, to constant: Double) {
    let id = selected.constraint.id
    edit(
      .set(
        "constant", of: id, to: constant.documentText, named: selected.constraint.text,
        in: variedCell, group: "\(id) constant \(variedCell?.key ?? "")"))  // Not translated.
  }
}

extension Double {
  /// As documents have it, with three decimals at most.
  package var documentText: String { text(decimals: 3).replacing("−", with: "-") }
}
