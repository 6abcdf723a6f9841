import Companion
import InterfaceBuilder
import Localization
import Traits

/// Makes one scene concrete: walks its elements, leaves out what is not installed, and resolves the
/// references of its constraints.
struct SceneBuilder {
  var scene: Scene
  /// What lists are declared to show, where the condition holds.
  let lists: [ListContent]
  /// Which rows are made, by the ids of their lists; of others the first ones.
  let windows: [String: ListWindow]
  /// What code adds to views; of those of a name the first.
  private let all: [AddedElement]
  private var added = AddedElements([], to: nil, controller: nil)
  /// Whether tables that nothing fills are filled with their prototypes.
  private let fillsTables: Bool
  /// What ids begin with: something in further rows of one prototype, else nothing.
  var idPrefix = ""
  private let traits: TraitCollection
  private var uninstalled = UninstalledItems()
  /// Constraint elements with the view that holds them, read once all items are known.
  private var pending: [(element: Element, owner: ViewIndex, idPrefix: String)] = []

  init(
    scene: Scene, added: [AddedElement] = [], lists: [ListContent] = [],
    windows: [String: ListWindow] = [:], fillsTables: Bool = false
  ) {
    self.scene = scene
    all = added
    self.lists = lists
    self.windows = windows
    self.fillsTables = fillsTables
    traits = scene.environment.traits
  }

  /// Builds the scene below this root view.
  /// - Parameter root: The controller's or the xib's view; nil for a controller without one.
  mutating func build(root: Element?) -> Scene {
    added = AddedElements(all, to: root, controller: scene.controller)
    if let root {
      collectUninstalled(below: root)
      add(root, parent: nil)
    } else {
      addRootWithoutElement()
    }
    addControllerGuides()
    if scene.controller != nil { addBars() }
    for (element, owner, prefix) in pending {
      addConstraint(element, owner: owner, idPrefix: prefix)
    }
    return scene
  }

  // MARK: Bars

  /// Adds the bars that containers draw over the controller's view, in front of its subviews.
  private mutating func addBars() {
    if let top = scene.bars.top {
      let bar = addBar(.navigationBar, top.element)
      scene.addedTopBar = bar
      let owner = top.itemOwner ?? scene.controller
      addItemViews(ViewController(owner).navigationItem?.element, to: bar)
    }
    switch scene.bars.bottom {
    case .tabBar: scene.addedBottomBar = addBar(.tabBar, scene.bars.bottomElement)
    case .toolbar:
      let bar = addBar(.toolbar, scene.bars.bottomElement)
      scene.addedBottomBar = bar
      for item in ViewController(scene.controller).toolbarItems {
        addItemViews(item.element, to: bar)
      }
    case nil: break
    }
  }

  /// Adds the views that the items of a bar show in place of a title or a button.
  /// - Parameter items: A bar's items, or lists of them, or a navigation item.
  private mutating func addItemViews(_ items: Element?, to bar: ViewIndex) {
    for item in items?.children.map({ $0 }) ?? [] {
      if item.key == "titleView" || item.key == "customView" {
        collectUninstalled(below: item)
        addInstalled(item, to: bar)
      } else {
        addItemViews(item, to: bar)
      }
    }
  }

  private mutating func addBar(_ kind: ViewKind, _ element: Element?) -> ViewIndex {
    let index = scene.views.endIndex
    append(
      View(
        id: "ninefold:\(kind.rawValue):\(scene.id)", kind: kind, element: element, parent: .root,
        variations: nil, storedFrame: nil, translatesAutoresizingMask: true,
        autoresizing: AutoresizingMask()))
    scene.views[.root].children.append(index)
    return index
  }

  // MARK: Views

  private mutating func collectUninstalled(below root: Element) {
    var last: Element?
    for element in root.subtree where element.name == "variation" {
      guard let owner = element.parent, owner != last, element.child("mask") != nil else {
        continue
      }
      // All of an owner's at once.
      last = owner
      uninstalled.apply(ActiveVariations(of: owner, traits: traits))
    }
  }

  private mutating func addRootWithoutElement() {
    append(
      View(
        id: "ninefold:view:\(scene.id)", kind: .view, element: nil, parent: nil, variations: nil,
        storedFrame: nil, translatesAutoresizingMask: true, autoresizing: AutoresizingMask()))
    var upcoming = added.added(to: nil)
    add(&upcoming, to: .root, behind: nil)
  }

  private mutating func append(_ view: View) {
    var view = view
    view.platform = scene.platform
    view.isInRightToLeftInterface = traits.layoutDirection == .rightToLeft
    scene.views.append(view)
  }

  @discardableResult
  mutating func add(_ element: Element, parent: ViewIndex?) -> ViewIndex {
    let index = scene.views.endIndex
    var variations: ActiveVariations?
    if element.child("variation") != nil {
      let active = ActiveVariations(of: element, traits: traits)
      scene.diagnostics += active.ties(of: element)
      variations = active.isEmpty ? nil : active
    }
    let id =
      idPrefix + (element.id ?? "ninefold:\(element.name):\(element.line).\(element.column)")
    let mask = AutoresizingMask(element.child("autoresizingMask", key: "autoresizingMask"))
    let superview = parent.flatMap { scene.views[$0].storedFrame?.size }
    append(
      View(
        id: id, kind: ViewKind(tag: element.name), element: element, parent: parent,
        variations: variations,
        storedFrame: Rect(storedFor: element, in: superview, mask),
        translatesAutoresizingMask: !scene.platform.hasAutoLayout
          || element["translatesAutoresizingMaskIntoConstraints"] != "NO",
        autoresizing: mask))
    if scene.items[id] == nil { scene.items[id] = .view(index) }
    if let parent { scene.views[parent].children.append(index) }
    var upcoming = added.added(to: element)
    addChildren(of: element, to: index, &upcoming)
    add(&upcoming, to: index, behind: nil)
    return index
  }

  private mutating func addChildren(
    of element: Element, to index: ViewIndex, _ upcoming: inout [AddedElement]
  ) {
    for child in element.children {
      switch child.name {
      case "prototypes" where element.name == "tableView",
        "cells" where element.name == "collectionView":
        if let content = declaredContent(of: element) {
          addRows(of: content, from: child.children, to: index)
        } else {
          addAll(child.children, to: index)
          if fillsTables, child.name == "prototypes" {
            repeatPrototypes(child.children, of: index)
          }
        }
      case "subviews" where !upcoming.isEmpty:
        var count = 0
        for subview in child.children where isInstalled(subview) {
          count = add(&upcoming, to: index, behind: count)
          add(subview, parent: index)
          count += 1
        }
      case "subviews", "cells", "prototypes":
        addAll(child.children, to: index)
      case "sections":
        addSections(of: element, to: index)
      case "items" where element.name == "toolbar" || element.name == "navigationBar":
        addItemViews(child, to: index)
      case "constraints" where !scene.platform.hasAutoLayout: continue
      case "constraints":
        pending += child.children("constraint").map { ($0, index, idPrefix) }
      case "viewLayoutGuide":
        addGuide(child, owner: index)
      default:
        // Xcode 8 wrote some contents without a frame.
        if let key = child.key, Self.viewKeys.contains(key),
          child.hasFrame || ViewKind(tag: child.name) != .other
        {
          addInstalled(child, to: index)
          if ["sectionHeaderView", "sectionFooterView"].contains(key) {
            repeatInFurtherSections(child, of: index)
          }
        }
      }
    }
  }

  /// Properties of views whose values are views inside them. MINED from the corpus.
  private static let viewKeys: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView",
  ]

  private mutating func addAll(_ elements: ElementChildren, to index: ViewIndex) {
    for element in elements { addInstalled(element, to: index) }
  }

  private mutating func addInstalled(_ element: Element, to index: ViewIndex) {
    if isInstalled(element) { add(element, parent: index) }
  }

  func isInstalled(_ element: Element) -> Bool { !uninstalled.contains(element) }

  // MARK: Guides

  private mutating func addControllerGuides() {
    guard let guides = scene.controller?.child("layoutGuides") else { return }
    for element in guides.children { addGuide(element, owner: .root) }
  }

  private mutating func addGuide(_ element: Element, owner: ViewIndex) {
    guard let guide = LayoutGuideElement(element) else { return }
    append(LayoutGuide(id: idPrefix + (guide.id ?? ""), kind: guide.kind, owner: owner))
  }

  private mutating func append(_ guide: LayoutGuide) {
    if scene.items[guide.id] == nil { scene.items[guide.id] = .guide(scene.guides.endIndex) }
    scene.guides.append(guide)
  }

  // MARK: Constraints

  private mutating func addConstraint(_ element: Element, owner: ViewIndex, idPrefix: String) {
    guard !uninstalled.contains(element) else { return }
    // A placeholder stands in at design time for what code adds, and is removed when the app is built.
    if ConstraintElement(element).isPlaceholder && !scene.platform.installsPlaceholderConstraints {
      return
    }
    let variations = element.child("variation").map { _ in
      ActiveVariations(of: element, traits: traits)
    }
    if let variations { scene.diagnostics += variations.ties(of: element) }
    let constraint = ConstraintElement(element, variations: variations?.elements ?? [])

    guard let firstAttribute = constraint.firstAttribute else {
      report(
        element, localized("The constraint has no attribute that is known here; it is left out."))
      return
    }
    guard let multiplier = constraint.multiplier else {
      report(
        element,
        localized(
          "“%1$s” is not a multiplier; the constraint is left out.",
          constraint.multiplierText ?? ""))
      return
    }
    // An item that is not written is the view that holds the constraint.
    guard let first = item(constraint.firstItem, owner: owner, idPrefix) else {
      return addIdle(constraint, element, owner: owner, idPrefix)
    }
    var second: LayoutItem?
    let secondAttribute = constraint.secondAttribute
    let hasSecond = element["secondAttribute"] != nil || element["secondItem"] != nil
    guard !hasSecond || secondAttribute != nil else {
      report(
        element,
        localized("The constraint's second attribute is missing or not known; it is left out."))
      return
    }
    if let relation = element["relation"], LayoutRelation(rawValue: relation) == nil {
      report(
        element,
        localized("“%1$s” is not a relation; the constraint is taken for an equality.", relation))
    }
    if secondAttribute != nil {
      guard let found = item(constraint.secondItem, owner: owner, idPrefix) else {
        return addIdle(constraint, element, owner: owner, idPrefix)
      }
      second = found
    }
    // Standard space to a safe area is none. MINED: 18 of 18 symbolic constraints to its sides, whatever
    // constant is written; those to layout guides have what is written.
    let isStandardToSafeArea =
      element.flag("symbolic") == true && [first, second].contains { isSafeArea($0) }
    scene.constraints.append(
      Constraint(
        id: idPrefix + (element.id ?? ""), line: element.line, first: first,
        firstAttribute: firstAttribute,
        relation: constraint.relation, second: second, secondAttribute: secondAttribute,
        multiplier: multiplier, constant: isStandardToSafeArea ? 0 : constraint.constant,
        priority: constraint.priority,
        owner: owner))
  }

  /// Keeps what is known of a constraint one of whose items isn't installed.
  private mutating func addIdle(
    _ constraint: ConstraintElement, _ element: Element, owner: ViewIndex, _ idPrefix: String
  ) {
    let ends = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    for (end, other) in [(ends[0], ends[1]), (ends[1], ends[0])] {
      guard let absent = end.0, uninstalled.ids.contains(absent), let attribute = other.1,
        let item = item(other.0, owner: owner, idPrefix)
      else { continue }
      scene.idleConstraints.append(
        IdleConstraint(
          id: idPrefix + (element.id ?? ""), line: element.line, item: item, attribute: attribute,
          absent: absent))
    }
  }

  /// The item with this id, if it is installed; the owner where no id is written.
  private func item(_ id: String?, owner: ViewIndex, _ idPrefix: String) -> LayoutItem? {
    guard let id else { return .view(owner) }
    return scene.items[idPrefix + id] ?? scene.items[id]
  }

  private func isSafeArea(_ item: LayoutItem?) -> Bool {
    guard case .guide(let index)? = item else { return false }
    return scene.guides[index].kind == .safeArea
  }

  private mutating func report(_ element: Element, _ message: @autoclosure () -> String) {
    scene.diagnostics.append(
      Diagnostic(rule: .badValue, id: element.id, line: element.line, message: message()))
  }
}
