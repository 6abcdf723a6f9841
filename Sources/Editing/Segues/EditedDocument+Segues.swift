import InterfaceBuilder
import Localization

/// Segues: what leads from a control, cell or controller of a storyboard to another scene.
extension EditedDocument {
  /// Adds a segue as Interface Builder writes it. A control, cell, bar button item or gesture recognizer has one: it
  /// takes the place of that.
  /// - Parameters:
  ///   - source: The id of what starts it.
  ///   - destination: The id of a controller or of its scene.
  package mutating func addSegue(
    from source: String, to destination: String, kind: SegueKind, identifier: String? = nil
  ) throws(EditError) -> [Edit] {
    guard try canStartSegue(element(withID: source)) else {
      throw EditError(
        localized(
          """
          “%1$s” is no control, cell, bar button item, gesture recognizer or controller of a \
          storyboard; only these can start a segue.
          """, source), id: source)
    }
    let controller = try controller(withID: destination)
    guard let controllerID = tree[controller].id else {
      throw EditError(
        localized("The controller of “%1$s” has no id.", destination), id: destination)
    }
    var edits: [Edit] = []
    for replaced in try startedSegues(of: source) { edits += try removeSegue(replaced) }
    let starting = try element(withID: source)
    let id = NewElementIDs.id(
      for: "\(source) \(controllerID) \(kind.rawValue) \(identifier ?? "")"
    ) { tree.node(withID: $0) != nil }
    var attributes = [["destination", controllerID], ["kind", kind.rawValue]]
    if let identifier, !identifier.isEmpty { attributes.append(["identifier", identifier]) }
    var segue = NewElement(name: "segue", attributes: attributes)
    if kind.hasAnchor {
      segue.attributes.append(try anchor(of: starting, source))
      segue.children = [Self.anyDirection]
    }
    segue.attributes.append(["id", id])

    // Before it is one of them.
    let others = segues(to: controllerID)
    var parent = starting
    var new = segue
    if let connections = child(named: "connections", of: starting) {
      parent = connections
    } else {
      new = NewElement(name: "connections", children: [segue])
    }
    let insertion = Edit.insert(new, into: tree.path(of: parent), .inOrder)
    try apply(insertion)
    return try edits + [insertion] + keepInferredMetrics(of: others)
  }

  /// The segue that using an element performs, with an id; none for a controller, which may have any number. That of
  /// a cell's accessory button is another one. MINED: of the controls, cells, bar button items and recognizers of the
  /// corpus none has two.
  private func startedSegues(of source: String) throws(EditError) -> [String] {
    let starting = try element(withID: source)
    guard tree[starting]["sceneMemberID"] != "viewController",
      let list = child(named: "connections", of: starting)
    else { return [] }
    return tree[list].children.filter { tree[$0].name == "segue" && tree[$0]["trigger"] == nil }
      .compactMap { tree[$0].id }
  }

  /// Removes a segue, and what refers to it.
  package mutating func removeSegue(_ id: String) throws(EditError) -> [Edit] {
    let segue = try self.segue(withID: id)
    let destination = tree[segue]["destination"]
    var removed = segue
    if let list = tree[segue].parent, tree[list].children.count == 1 { removed = list }
    var edits = [Edit.remove(tree.path(of: removed))]
    try apply(edits)
    let left = destination.map(segues) ?? []
    edits += try forgetTieBreaker(id, left)
    return edits
  }

  /// Makes a segue one of another kind, without what only the kind before had.
  package mutating func changeSegue(_ id: String, to kind: SegueKind) throws(EditError) -> [Edit] {
    let segue = try self.segue(withID: id)
    let path = tree.path(of: segue)
    guard let before = tree[segue]["kind"].flatMap(SegueKind.init) else {
      throw EditError(
        localized(
          """
          The segue “%1$s” is of the kind “%2$s”, which is part of how its scenes are built \
          and can't be changed.
          """, id, tree[segue]["kind"] ?? ""), id: id)
    }
    var edits: [Edit] = []
    func take(_ names: [String]) {
      edits += names.filter { tree[segue][$0] != nil }.map { .set(path, attribute: $0, value: nil) }
    }
    if before != kind { edits.append(.set(path, attribute: "kind", value: kind.rawValue)) }
    // A showing segue's action counts over its kind.
    take(["action"])
    if !kind.presents { take(["modalPresentationStyle", "modalTransitionStyle"]) }
    if kind != .custom { take(["customClass", "customModule", "customModuleProvider"]) }
    if kind.hasAnchor, !before.hasAnchor, let list = tree[segue].parent,
      let source = tree[list].parent
    {
      let anchor = try anchor(of: source, tree[source].id ?? "")
      edits.append(.set(path, attribute: anchor[0], value: anchor[1]))
      edits.append(.insert(Self.anyDirection, into: path, .inOrder))
    } else if !kind.hasAnchor {
      take(SegueKind.anchorAttributes)
      for child in tree[segue].children where SegueKind.popoverElements.contains(tree[child].name) {
        edits.append(.remove(tree.path(of: child)))
      }
    }
    try apply(edits)
    return edits
  }

  // MARK: What a segue leads from and to

  private func canStartSegue(_ index: SourceTree.NodeIndex) -> Bool {
    guard let scene = scene(of: index) else { return false }
    let node = tree[index]
    return SegueElement.canStart(atElement: node.name, isCustom: node["customClass"] != nil)
      || controller(of: scene) == index
  }

  private func scene(of index: SourceTree.NodeIndex) -> SourceTree.NodeIndex? {
    var current: SourceTree.NodeIndex? = index
    while let index = current, tree[index].name != "scene" { current = tree[index].parent }
    return current
  }

  private func controller(of scene: SourceTree.NodeIndex) -> SourceTree.NodeIndex? {
    child(named: "objects", of: scene).flatMap { objects in
      tree[objects].children.first { tree[$0]["sceneMemberID"] == "viewController" }
    }
  }

  private func controller(withID id: String) throws(EditError) -> SourceTree.NodeIndex {
    let index = try element(withID: id)
    guard let scene = scene(of: index), let controller = controller(of: scene),
      index == scene || index == controller
    else {
      throw EditError(
        localized("“%1$s” is no scene and no controller that a segue could lead to.", id), id: id)
    }
    return controller
  }

  private func segue(withID id: String) throws(EditError) -> SourceTree.NodeIndex {
    let index = try element(withID: id)
    guard tree[index].name == "segue" else {
      throw EditError(localized("“%1$s” is no segue.", id), id: id)
    }
    return index
  }

  private func child(named name: String, of index: SourceTree.NodeIndex) -> SourceTree.NodeIndex? {
    tree[index].children.first { tree[$0].name == name }
  }

  // MARK: Popovers

  /// MINED: all 40 popover segues of the corpus.
  private static let anyDirection = NewElement(
    name: "popoverArrowDirection",
    attributes: [["key", "popoverArrowDirection"]]
      + ["up", "down", "left", "right"].map { [$0, "YES"] })

  /// What a popover points at, as an attribute: the control itself. A controller has none, and prototype
  /// cells are none to Xcode, as there may be any number of them: the view around them is taken then.
  private func anchor(
    of source: SourceTree.NodeIndex, _ id: String
  ) throws(EditError) -> [String] {
    if tree[source].name == "barButtonItem" { return ["popoverAnchorBarButtonItem", id] }
    if let list = tree[source].parent, ["prototypes", "cells"].contains(tree[list].name),
      let owner = tree[list].parent.flatMap({ tree[$0].id })
    {
      return ["popoverAnchorView", owner]
    }
    guard tree[source]["sceneMemberID"] != nil else { return ["popoverAnchorView", id] }
    let view = tree[source].children.first { tree[$0]["key"] == "view" }
    guard let anchor = view.flatMap({ tree[$0].id }) else {
      throw EditError(localized("“%1$s” has no view that a popover could point at.", id), id: id)
    }
    return ["popoverAnchorView", anchor]
  }

  // MARK: Tie breakers

  /// The segues that lead to a controller, in the document's order.
  private func segues(to controller: String) -> [String] {
    tree.nodes.filter {
      $0.name == "segue" && $0["destination"] == controller && $0["kind"] != "unwind"
    }.compactMap(\.id).filter { tree.node(withID: $0) != nil }
  }

  private var tieBreakers: SourceTree.NodeIndex? {
    child(named: "inferredMetricsTieBreakers", of: tree.root)
  }

  /// Of several segues to a controller one decides what its bars are taken to be, and the document says
  /// which. MINED: 50 of the 52 controllers of the corpus with several segues to them have one.
  /// - Parameter others: Those that were there before.
  private mutating func keepInferredMetrics(of others: [String]) throws(EditError) -> [Edit] {
    let list = tieBreakers
    let named = list.map { tree[$0].children.compactMap { tree[$0]["reference"] } } ?? []
    guard let first = others.first, !others.contains(where: named.contains) else { return [] }
    var new = NewElement(name: "segue", attributes: [["reference", first]])
    if list == nil { new = NewElement(name: "inferredMetricsTieBreakers", children: [new]) }
    let edit = Edit.insert(new, into: tree.path(of: list ?? tree.root), .inOrder)
    try apply(edit)
    return [edit]
  }

  /// - Parameters:
  ///   - removed: A segue that is gone.
  ///   - left: Those that still lead where it led.
  private mutating func forgetTieBreaker(
    _ removed: String, _ left: [String]
  ) throws(EditError) -> [Edit] {
    guard let list = tieBreakers else { return [] }
    let entry = tree[list].children.first {
      let named = tree[$0]["reference"]
      return named == removed || (left.count < 2 && named != nil && named == left.first)
    }
    guard let entry else { return [] }
    let edit: Edit
    if let next = left.first, left.count > 1 {
      edit = .set(tree.path(of: entry), attribute: "reference", value: next)
    } else {
      edit = .remove(tree.path(of: tree[list].children.count == 1 ? list : entry))
    }
    try apply(edit)
    return [edit]
  }
}
