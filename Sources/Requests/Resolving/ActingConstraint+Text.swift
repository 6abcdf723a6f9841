import Drawing
import InterfaceBuilder
import Scenes
import WorkerProtocol

extension ActingConstraint {
  /// The constraints that are installed in a scene, in the order of the document.
  /// - Parameter names: Of the views, by their ids.
  static func all(in scene: Scene, names: [String: String]) -> [ActingConstraint] {
    scene.constraints.map { constraint in
      let ends = [constraint.first, constraint.second].compactMap(\.self)
      let areNamesakes =
        ends.count > 1 && Set(ends).count > 1
        && Set(ends.map { scene.name(of: $0, names: names) }).count == 1
      func side(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String {
        let name = scene.name(of: item, names: names)
        // Two sliders without names are told apart by their ids.
        let id = areNamesakes ? " \(scene.views[scene.view(of: item)].id)" : ""
        return "\(name)\(id).\(attribute.rawValue)"
      }
      let second = constraint.second.flatMap { item in
        constraint.secondAttribute.map { side(item, $0) }
      }
      let first = side(constraint.first, constraint.firstAttribute)
      var acting = ActingConstraint(
        id: constraint.id, line: constraint.line,
        text: text(
          first, constraint.relation, second, multiplier: constraint.multiplier,
          constant: constraint.constant),
        priority: constraint.priority, views: ends.map { scene.views[scene.view(of: $0)].id },
        constant: constraint.constant)
      acting.attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap {
        $0?.rawValue
      }
      acting.setParts([first, second], constraint.relation, multiplier: constraint.multiplier)
      return acting
    }
  }

  /// A constraint as its element has it, which isn't installed in a scene.
  init(
    uninstalled constraint: ConstraintElement, of owner: Scenes.View, in scene: Scene,
    names: [String: String]
  ) {
    let element = constraint.element
    let ids = [constraint.firstItem ?? owner.id, constraint.secondItem].compactMap(\.self)
    func side(_ id: String, _ attribute: String) -> String {
      // What is in no scene is a view that isn't installed either, or one of its guides.
      let name = scene.items[id].map { scene.name(of: $0, names: names) } ?? names[id] ?? id
      return "\(name).\(element[attribute] ?? "?")"
    }
    let first = side(ids[0], "firstAttribute")
    let second = ids.count > 1 ? side(ids[1], "secondAttribute") : nil
    let multiplier = constraint.multiplier ?? 1
    self.init(
      id: element.id ?? "", line: element.line,
      text: Self.text(
        first, constraint.relation, second, multiplier: multiplier, constant: constraint.constant),
      priority: constraint.priority,
      views: ids.map { id in
        scene.items[id].map { scene.views[scene.view(of: $0)].id } ?? id
      }, constant: constraint.constant)
    attributes = ["firstAttribute", "secondAttribute"].compactMap { element[$0] }
    setParts([first, second], constraint.relation, multiplier: multiplier)
  }

  private mutating func setParts(
    _ sides: [String?], _ relation: LayoutRelation, multiplier: Double
  ) {
    self.sides = sides.compactMap(\.self)
    self.relation = relation == .equal ? nil : relation.rawValue
    self.multiplier = multiplier == 1 ? nil : multiplier
  }

  /// The equation as Interface Builder writes it: `Title.leading = View.leadingMargin + 8`.
  private static func text(
    _ first: String, _ relation: LayoutRelation, _ second: String?, multiplier: Double,
    constant: Double
  ) -> String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    guard var right = second else { return "\(first) \(sign) \(constant.text(decimals: 3))" }
    if multiplier != 1 { right = "\(multiplier.text(decimals: 3)) × \(right)" }
    if constant > 0 { right += " + \(constant.text(decimals: 3))" }
    if constant < 0 { right += " − \((-constant).text(decimals: 3))" }
    return "\(first) \(sign) \(right)"
  }
}

extension DrawnView {
  /// What the view and those in it are called, by their ids.
  var namesByID: [String: String] {
    var names: [String: String] = [:]
    func collect(_ view: DrawnView) {
      names[view.id] = view.name
      for child in view.children { collect(child) }
    }
    collect(self)
    return names
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
