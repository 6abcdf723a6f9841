import Companion
import InterfaceBuilder
import JSON
import Localization
import Traits
import UIKitMetrics

extension Scene {
  /// Does to the scene what the app's code would have done when its view appeared.
  /// - Parameter former: What constraints are chosen for; nil for the same as all else.
  mutating func apply(
    _ companion: CompanionFile, _ circumstances: Circumstances, constraintsIn former: Circumstances?
  ) {
    exchangeConstraints(companion.constraints, former ?? circumstances)
    let names = DeclaredNames(of: self)
    for (name, text) in companion.texts.texts(in: circumstances) {
      set(text, of: name, names, keepingRows: true)
    }
    for (name, values) in companion.properties.values(in: circumstances) {
      set(values, of: name, names)
    }
    setAppearance(companion.appearance)
  }

  /// Sets a text as code does.
  /// - Parameter keepingRows: Whether texts that are set already stay: those that a list's rows have.
  mutating func set(
    _ text: String, of name: String, _ names: DeclaredNames, keepingRows: Bool = false
  ) {
    let named = names.views(name)
    for index in named where !keepingRows || views[index].runtimeText == nil {
      views[index].runtimeText = text
    }
    // Of a bar's item, or of something in another scene, which is not asked for here.
    if named.isEmpty { for id in names.ids(name) { itemTexts[id] = text } }
  }

  /// Sets properties of a view as code does.
  mutating func set(
    _ values: [String: PropertyValue], of name: String, _ names: DeclaredNames
  ) {
    for index in names.views(name) {
      views[index].declaredProperties =
        (views[index].declaredProperties ?? [:]).merging(values) { _, declared in declared }
    }
  }

  /// Shows the disclosure indicators of cells that follow where showing would lead.
  mutating func followDisclosure(_ declared: [DisclosureIndicator], _ running: RunningState) {
    for (index, view) in views.indexed where view.kind == .tableViewCell {
      let names = [view.element?.id, view.element?.reuseIdentifier].compactMap { $0 }
      views[index].showsDisclosure = declared.isShown(
        on: Set(names), pushes: running.pushingActions.contains)
    }
  }

  // MARK: Constraints

  private mutating func exchangeConstraints(
    _ groups: [ConstraintGroup], _ circumstances: Circumstances
  ) {
    let written = DeclaredNames(of: self)
    let exchanges = groups.filter { written.isScene($0.scope) }
      .compactMap { $0.exchanges.value(in: circumstances) }
    guard !exchanges.isEmpty else { return }
    for exchange in exchanges { addRootGuides(for: exchange) }
    let names = DeclaredNames(of: self)
    var ids = PlaceIDs()
    for exchange in exchanges {
      let deactivated = Set(exchange.deactivates.flatMap(names.ids))
      constraints.removeAll {
        deactivated.contains(names.rows.isEmpty ? $0.id : RowID.element(of: $0.id))
      }
      for declared in exchange.constraints { add(declared, names, &ids) }
    }
  }

  /// Every controller has layout guides at run time, whether its document mentions them or not.
  private mutating func addRootGuides(for exchange: ConstraintGroup.Exchange) {
    let asked = exchange.constraints.flatMap { [$0.constraint.first, $0.constraint.second] }
    for case .named(let name)? in asked {
      guard let kind = DeclaredNames.guides[name],
        !guides.contains(where: { $0.kind == kind && $0.owner == .root })
      else { continue }
      guides.append(LayoutGuide(id: "ninefold:\(name):\(id)", kind: kind, owner: .root))
    }
  }

  private mutating func add(
    _ declared: ConstraintGroup.PlacedConstraint, _ names: DeclaredNames, _ ids: inout PlaceIDs
  ) {
    let constraint = declared.constraint
    guard let first = item(constraint.first, names, declared.position) else { return }
    var second: LayoutItem?
    if let name = constraint.second {
      second = item(name, names, declared.position)
      if second == nil { return }
    }
    let id = ids.next(at: declared.position)
    // What holds in a prototype holds in all of its rows.
    let rows = [first, second].contains { $0.map(isOfPrototype) ?? false } ? names.rows : []
    guard !rows.isEmpty else { return add(constraint, id: id, first, second) }
    for row in [""] + rows {
      let (own, other) = (copy(of: first, in: row), second.flatMap { copy(of: $0, in: row) })
      guard own != nil || other != nil, let first = own ?? shared(first) else { continue }
      guard let item = second else {
        add(constraint, id: row + id, first, nil)
        continue
      }
      if let second = other ?? shared(item) { add(constraint, id: row + id, first, second) }
    }
  }

  private mutating func add(
    _ constraint: DeclaredConstraint, id: String, _ first: LayoutItem, _ second: LayoutItem?
  ) {
    constraints.append(
      Constraint(
        id: id,
        // The line is in another file.
        line: 0, first: first, firstAttribute: constraint.firstAttribute,
        relation: constraint.relation, second: second,
        secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant.points, priority: constraint.priority,
        owner: commonAncestor(view(of: first), second.map(view) ?? view(of: first))))
  }

  private func id(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): views[index].id
    case .guide(let index): guides[index].id
    }
  }

  /// Whether an item is in a row, or in the prototype that is its first one.
  private func isOfPrototype(_ item: LayoutItem) -> Bool {
    let view = view(of: item)
    return ([view] + ancestors(of: views[view])).contains {
      views[$0].kind == .tableViewCell || views[$0].kind == .collectionViewCell
    }
  }

  /// What stands for an item of a prototype in a row; nil for what is in none.
  private func copy(of item: LayoutItem, in row: String) -> LayoutItem? {
    isOfPrototype(item) ? items[row + RowID.element(of: id(of: item))] : nil
  }

  /// An item that all rows have in common.
  private func shared(_ item: LayoutItem) -> LayoutItem? { isOfPrototype(item) ? nil : item }

  private mutating func item(
    _ item: DeclaredConstraint.Item, _ names: DeclaredNames, _ position: TextPosition
  ) -> LayoutItem? {
    let name: String
    var found: LayoutItem?
    switch item {
    case .named(let written):
      name = written
      found = names.item(written)
    case .superview(let written):
      name = written
      switch names.item(written) {
      case .view(let index): found = views[index].parent.map { .view($0) }
      case .guide(let index): found = .view(guides[index].owner)
      case nil: break
      }
    }
    if found == nil {
      diagnostics.append(
        Diagnostic(
          rule: .unresolvedReference, id: controller?.id, line: controller?.line ?? root.line,
          message: localized(
            """
            The companion file (line %1$s, column %2$s) names “%3$s”, which is no view of this scene; \
            the constraint is left out.
            """, position.line, position.column, name)))
    }
    return found
  }

  // MARK: Appearance

  private mutating func setAppearance(_ rules: [AppearanceRule]) {
    guard !rules.isEmpty else { return }
    for index in views.indices {
      let properties = appearance(of: index, by: rules)
      if !properties.isEmpty { views[index].appearance = properties }
    }
  }

  /// What appearance proxies set of a view.
  func appearance(of index: ViewIndex, by rules: [AppearanceRule]) -> [String: PropertyValue] {
    let controllers = [controller.map { ShownController($0).names.sorted() } ?? []]
    let containers = ancestors(of: views[index]).map { views[$0].lineage }
    return rules.properties(
      of: AppearanceSubject(
        classes: views[index].lineage, containers: containers + controllers,
        traits: environment.traits))
  }
}

/// Ids of the constraints that a companion file adds: where they stand in it, numbered where a visual
/// format has several.
package struct PlaceIDs {
  private static let start = "ninefold:companion:"
  private var counts: [String: Int] = [:]

  /// The line of the companion file on which a constraint with this id stands; nil for other ids.
  package static func line(of id: String) -> Int? { position(of: id)?.line }

  /// Where that is.
  static func position(of id: String) -> TextPosition? {
    let own = RowID.element(of: id)
    guard own.hasPrefix(start) else { return nil }
    let numbers = own.dropFirst(start.count).split { $0 == ":" || $0 == "#" }.compactMap { Int($0) }
    guard numbers.count >= 2 else { return nil }
    return TextPosition(line: numbers[0], column: numbers[1])
  }

  fileprivate mutating func next(at position: TextPosition) -> String {
    let place = "\(Self.start)\(position.line):\(position.column)"
    let count = counts[place, default: 0] + 1
    counts[place] = count
    return count == 1 ? place : "\(place)#\(count)"
  }
}

extension View {
  /// The view's class and its superclasses, the most specific first.
  fileprivate var lineage: [String] {
    (customClass.map { [$0] } ?? []) + ClassHierarchy.lineage(of: className)
  }
}

extension DeclaredConstraint.Constant {
  /// The space that the system leaves between two views is 8 points.
  /// Source: reference/controls.json, ib_symbolic_constants (206 of 209 between siblings).
  fileprivate var points: Double {
    switch self {
    case .points(let points): points
    case .standardSpacing: FixedMetric.stackSpacing
    }
  }
}
