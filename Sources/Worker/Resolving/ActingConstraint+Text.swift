import Drawing
import Scenes
import WorkerProtocol

extension ActingConstraint {
  /// The constraints that are installed in a scene, in the order of the document.
  /// - Parameter root: Has the names of the views.
  static func all(in scene: Scene, drawnAs root: DrawnView) -> [ActingConstraint] {
    var names: [String: String] = [:]
    collectNames(of: root, into: &names)
    return scene.constraints.map { constraint in
      let items = [constraint.first, constraint.second].compactMap(\.self)
      return ActingConstraint(
        id: constraint.id, line: constraint.line,
        text: constraint.text { scene.name(of: $0, names: names) },
        priority: constraint.priority, views: items.map { scene.views[scene.view(of: $0)].id })
    }
  }

  private static func collectNames(of view: DrawnView, into names: inout [String: String]) {
    names[view.id] = view.name
    for child in view.children { collectNames(of: child, into: &names) }
  }
}

extension Scene {
  fileprivate func name(of item: LayoutItem, names: [String: String]) -> String {
    let view = views[view(of: item)]
    let name = names[view.id] ?? view.className
    guard case .guide(let index) = item else { return name }
    return switch guides[index].kind {
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    case .safeArea: "\(name).safeArea"
    case .content: "\(name).contentLayoutGuide"
    case .frame: "\(name).frameLayoutGuide"
    case .keyboard: "\(name).keyboard"
    case .other: "\(name).guide"
    }
  }
}

extension Constraint {
  /// The equation as Interface Builder writes it: `Title.leading = View.leadingMargin + 8`.
  fileprivate func text(nameOf name: (LayoutItem) -> String) -> String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let left = "\(name(first)).\(firstAttribute.rawValue) \(sign) "
    guard let second, let secondAttribute else { return left + constant.text(decimals: 3) }
    var right = "\(name(second)).\(secondAttribute.rawValue)"
    if multiplier != 1 { right = "\(multiplier.text(decimals: 3)) × \(right)" }
    if constant > 0 { right += " + \(constant.text(decimals: 3))" }
    if constant < 0 { right += " − \((-constant).text(decimals: 3))" }
    return left + right
  }
}
