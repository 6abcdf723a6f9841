import Traits

/// One line of an event log, such as "detail viewWillAppear".
extension Event: CustomStringConvertible {
  package var description: String {
    let subject =
      environment.kind == .viewController ? environment.id ?? "" : environment.description
    return "\(subject) \(kind)"
  }
}

extension Event.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willTransitionToTraits(let from, let to):
      "willTransition(to: \(to.sizeClassCell.shortLabel)) from \(from.sizeClassCell.shortLabel)"
    case .viewWillTransitionToSize(_, let size):
      "viewWillTransition(to: \(size.map { "\($0.width.text())×\($0.height.text())" } ?? "?"))"
    case .traitCollectionDidChange(let from, let to):
      """
      traitCollectionDidChange(\(from?.sizeClassCell.shortLabel ?? "nil")) to \
      \(to.sizeClassCell.shortLabel)
      """
    case .willRotate(let orientation): "willRotate(to: \(orientation.rawValue))"
    case .willAnimateRotation(let orientation): "willAnimateRotation(to: \(orientation.rawValue))"
    case .didRotate(let orientation): "didRotate(from: \(orientation.rawValue))"
    case .animateAlongside(let name): name.map { "animateAlongside(\($0))" } ?? "animateAlongside"
    case .exchangeConstraints(let group, let alternative):
      "exchangeConstraints(\(group)): \(alternative.map { "alternatives[\($0)]" } ?? "none")"
    case .transitionCompletion(let name):
      name.map { "transitionCompletion(\($0))" } ?? "transitionCompletion"
    case .shouldPerformSegue(let segue, let answer): "shouldPerformSegue(\(segue)): \(answer)"
    case .prepareForSegue(let segue, let destination): "prepare(for: \(segue) to \(destination))"
    case .targetForAction(let action, let target):
      "targetViewController(forAction: \(action)): \(target?.name ?? "nil")"
    case .performAction(let action): "perform \(action)"
    case .unwindAction(let action): "unwind \(action)"
    case .didSelectRow(let section, let row): "didSelectRow(\(section), \(row))"
    case .accessoryButtonTapped(let section, let row): "accessoryButtonTapped(\(section), \(row))"
    case .valueChanged(let element, let value): "valueChanged(\(element)): \(value)"
    case .didBeginEditing(let element): "didBeginEditing(\(element))"
    case .didEndEditing(let element): "didEndEditing(\(element))"
    case .didPressReturn(let element): "shouldReturn(\(element))"
    case .keyboardWillShow(let height): "keyboardWillShow(height: \(height.text()))"
    case .keyboardWillHide: "keyboardWillHide"
    case .didScroll(let element, let offset):
      "scrollViewDidScroll(\(element)): \(offset.x.text()), \(offset.y.text())"
    case .push(let controller): "push \(controller)"
    case .pop(let controller): "pop \(controller)"
    case .select(let controller): "select \(controller)"
    case .setColumn(let column, let controller): "set \(column.rawValue) \(controller)"
    case .changeDisplayMode(_, let mode): "willChangeTo \(mode.rawValue)"
    case .ask(let question, let answer): "\(question): \(answer ?? "default")"
    case .collapse(let secondary, let primary): "collapse \(secondary) onto \(primary)"
    case .separate(let secondary, let primary):
      "separate \(secondary?.name ?? "nil") from \(primary)"
    case .showDetailTargetDidChange: "showDetailTargetDidChange"
    case .present(let controller, let style, let form):
      "present \(controller) \(style.rawValue) as \(form.rawValue)"
    case .adaptPresentation(let from, let to): "adapt \(from.rawValue) to \(to.rawValue)"
    case .dismiss(let controller): "dismiss \(controller)"
    }
  }
}
