import Editing
import InterfaceBuilder
import Localization
import Requests
import Scenes
import Traits
import WorkerProtocol

/// What has changed between two versions of a document, in sentences, by scene.
///
/// 1. Objects are the elements with ids, each with the values in it that have none.
/// 2. Those of one version alone are new or gone, each with what is in it and what leads to it.
/// 3. Those of both are compared by ``ObjectFacts``, by where they are, and by the order of what is in them; views
///    that were made anew are the same ones still.
/// 4. What Interface Builder rewrites by itself is counted, not told.
struct DocumentComparison {
  let before: DiffVersion
  let after: DiffVersion
  /// One name for each object, whichever version names it: what is called otherwise now is the same still.
  let names: ObjectNames
  let titles: SceneTitles
  let remade: RemadeObjects
  private let chosenFrames: [String: Set<String>]
  private(set) var changes: [DocumentChange] = []
  private var counted = DiffNoise()
  /// The places of the sentences of what was made anew, by the topmost object's id.
  private var places: [String: Int] = [:]

  /// What Interface Builder rewrites by itself, in words.
  var noise: [String] { counted.sentences }

  /// - Parameter chosenFrames: What somebody chose of views' frames in both versions, by the views' ids.
  init(_ before: Document, _ after: Document, chosenFrames: [String: Set<String>] = [:]) {
    self.chosenFrames = chosenFrames
    titles = SceneTitles(before, after)
    remade = RemadeObjects(DiffVersion(before), DiffVersion(after))
    names = ObjectNames(document: after, otherwise: before, sharedIDs: remade.newIDs).byPlace
    self.after = DiffVersion(after)
    var earlier = DiffVersion(before)
    earlier.otherIDs = remade.newIDs
    self.before = earlier
    compareDocuments()
    compareObjects()
    let (old, new) = (before.root, after.root)
    if changes.isEmpty, counted.isEmpty, old.exact != new.exact,
      old.exactWithoutOrder == new.exactWithoutOrder
    {
      counted.add(.same)
    }
  }

  private mutating func compareDocuments() {
    let old = ObjectFacts(ofDocument: before, names, comparedWith: after)
    let new = ObjectFacts(ofDocument: after, names, comparedWith: before)
    let changes = old.changes(to: new)
    count(old, new, changes)
    if !changes.sentences.isEmpty {
      add(
        .changed, after.document.root,
        localized("The document: %1$s.", changes.sentences.joined(separator: "; ")))
    }
  }

  private mutating func compareObjects() {
    let (new, gone) = (
      WholeObjects(after) { [before, remade] id in
        before.object(id) != nil || remade.earlier(of: id) != nil
      },
      WholeObjects(before) { [after, remade] id in
        after.object(id) != nil || remade.isReplaced(id)
      }
    )
    for element in after.objects {
      guard let id = element.id, !comesWithItsScene(element, in: before.document) else { continue }
      if let earlier = remade.earlier(of: id) ?? before.object(id) {
        compare(earlier, element)
      } else if new.isTold(id) {
        addWhole(.added, element, in: new)
      }
    }
    for element in before.objects {
      guard let id = element.id, gone.isTold(id), !comesWithItsScene(element, in: after.document)
      else { continue }
      addWhole(.removed, element, in: gone)
    }
  }

  private mutating func addWhole(
    _ kind: DocumentChange.Kind, _ element: Element, in wholes: WholeObjects
  ) {
    guard !element.isMadeByInterfaceBuilder else { return counted.add(.added) }
    let sentence = WholeSentences(
      kind == .added ? after : before, names(in: element), wholes, isNew: kind == .added)
    add(kind, element, sentence.sentence(of: element), details: sentence.details(of: element))
  }

  /// Below the heading of an object's scene.
  private func names(in element: Element) -> ObjectNames { names.within(element.scene) }

  // MARK: Objects of both versions

  private mutating func compare(_ earlier: Element, _ element: Element) {
    addRemade(element)
    let (owner, earlierOwner) = (after.owner(of: element), before.owner(of: earlier))
    let hasMoved = owner?.id != earlierOwner?.id.map(before.shared)
    var isElsewhere = hasMoved || earlier.isElsewhere(element, before, after)
    if isElsewhere, !hasMoved, let bar = before.barOfItem(earlier), bar == after.barOfItem(element)
    {
      isElsewhere = false
      counted.add(.same)
    }
    if isElsewhere || !earlier.isAlike(element, before, after) {
      compareFacts(earlier, element, isElsewhere: isElsewhere && !hasMoved)
    } else if earlier.id != element.id, remade.tops[element.id ?? ""] == nil {
      counted.add(.remade)
    }
    if hasMoved { addMove(element, from: earlierOwner, to: owner) }
    if owner == nil, earlierOwner == nil { addMoveOfScene(earlier, element) }
  }

  private mutating func compareFacts(
    _ earlier: Element, _ element: Element, isElsewhere: Bool
  ) {
    if let old = before.equation(earlier), old == after.equation(element) {
      return counted.add(earlier.id == element.id ? .same : .remade)
    }
    let chosen = chosenFrames[element.id ?? ""] ?? []
    let names = names(in: element)
    let old = ObjectFacts(earlier, names, of: before, comparedWith: after, chosenOfFrame: chosen)
    let new = ObjectFacts(element, names, of: after, comparedWith: before, chosenOfFrame: chosen)
    var changes = old.changes(to: new)
    if isElsewhere {
      changes.add(
        "place", after.place(of: element).lowercasedWords, before.place(of: earlier).lowercasedWords
      )
    }
    count(old, new, changes)
    if !changes.sentences.isEmpty {
      let facts = changes.sentences.joined(separator: "; ")
      add(
        .changed, element, "\(sentenceName(element)): \(facts).",
        in: old.cell(of: changes, to: new))
    }
    let orders = ListOrders(old, before, new, after)
    counted.add(.same, orders.meaningless)
    if changes.sentences.isEmpty, changes.sameMeanings == 0, orders.isEmpty, old.noise == new.noise
    {
      counted.add(.same, earlier.exactWithoutOrder == element.exactWithoutOrder ? 1 : 0)
    }
    for order in orders.changed {
      add(.moved, element, order.sentence(of: names.name(of: element), names))
    }
  }

  private func sentenceName(_ element: Element) -> String {
    let names = names(in: element)
    guard element.name == "constraint" else { return names.name(of: element).capitalizedFirst }
    let equation = names.equation(element, withFigures: false)
    return element.id.map { remade.earlier(of: $0) != nil } == true
      ? localized("The constraint %1$s, made anew", equation)
      : localized("The constraint %1$s", equation)
  }

  private mutating func addRemade(_ element: Element) {
    guard let id = element.id, remade.tops[id] == id else { return }
    let name = names(in: element).name(of: element).capitalizedFirst
    let sentence =
      element.contentInWords().map { localized("%1$s was made anew, with %2$s.", name, $0) }
      ?? localized("%1$s was made anew.", name)
    add(.changed, element, sentence)
    places[id] = changes.count - 1
  }

  private mutating func addMove(_ element: Element, from old: Element?, to new: Element?) {
    // Whichever view holds a constraint, it is between what it says.
    guard element.name != "constraint" else { return counted.add(.same) }
    let top = localized("the document", context: "object")
    let names = names(in: element)
    add(
      .moved, element,
      localized(
        "%1$s moved from %2$s into %3$s.", names.name(of: element).capitalizedFirst,
        old.map(names.name) ?? top, new.map(names.name) ?? top))
  }

  /// Of what is in no other object.
  private mutating func addMoveOfScene(_ earlier: Element, _ element: Element) {
    guard let old = earlier.scene, let new = element.scene else { return }
    let (controller, other) = (SceneElement(old).controller?.id, SceneElement(new).controller?.id)
    guard controller != other, controller != earlier.id, other != element.id else { return }
    guard !element.isMadeByInterfaceBuilder else { return counted.add(.same) }
    add(
      .moved, element,
      localized(
        "%1$s moved from the scene “%2$s” into “%3$s”.",
        names(in: element).name(of: element).capitalizedFirst, titles.title(of: earlier) ?? "",
        titles.title(of: element) ?? ""))
  }

  private mutating func count(_ old: ObjectFacts, _ new: ObjectFacts, _ changes: FactChanges) {
    counted.add(.same, changes.sameMeanings)
    for kind in Set(old.noise.keys).union(new.noise.keys) where old.noise[kind] != new.noise[kind] {
      counted.add(kind)
    }
  }

  /// Whether an object is one that every scene has, of a scene that the other version doesn't have.
  private func comesWithItsScene(_ element: Element, in other: Document) -> Bool {
    guard element.name == "placeholder" || element.name == "exit", let scene = element.scene else {
      return false
    }
    return SceneElement(scene).controller?.id.flatMap { other.element(id: $0) } == nil
  }

  /// - Parameter cell: The only one of the size-class grid that it is for; nil for all.
  private mutating func add(
    _ kind: DocumentChange.Kind, _ element: Element, _ sentence: String, in cell: String? = nil,
    details: [String] = []
  ) {
    // What has changed in a view that was made anew is told with that.
    if let top = element.id.flatMap({ remade.tops[$0] }), let place = places[top] {
      changes[place].details = (changes[place].details ?? []) + [sentence]
      return
    }
    changes.append(
      DocumentChange(
        kind: kind, scene: titles.title(of: element), sceneID: element.scene?["sceneID"],
        id: element.id, line: element.line, sentence: sentence, cell: cell,
        details: details.isEmpty ? nil : details))
  }
}

extension FactChanges {
  fileprivate mutating func add(_ property: String, _ value: String, _ earlier: String) {
    sentences.append(localized("%1$s is %2$s, was %3$s", property, value, earlier))
    properties.insert(property)
  }
}

extension Element {
  /// Whether every view or every scene has one.
  fileprivate var isMadeByInterfaceBuilder: Bool {
    switch name {
    case "viewLayoutGuide": key == "safeArea"
    case "viewControllerLayoutGuide", "exit": true
    // An external object of a xib is one, too, and somebody's.
    case "placeholder":
      ["IBFilesOwner", "IBFirstResponder"].contains(self["placeholderIdentifier"] ?? "")
    default: false
    }
  }

  /// Whether all that is said of it itself is as in another version.
  fileprivate func isAlike(_ other: Element, _ version: DiffVersion, _ otherVersion: DiffVersion)
    -> Bool
  {
    func written(_ element: Element) -> [String] {
      element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value.exact)" }
    }
    guard name == other.name, text.exact == other.text.exact, written(self) == written(other)
    else { return false }
    var others = other.children.makeIterator()
    for child in children {
      guard let partner = others.next() else { return false }
      let (isObject, isOther) = (version.isObject(child), otherVersion.isObject(partner))
      let isSame =
        isObject || isOther
        ? isObject == isOther && child.id.map(version.shared) == partner.id
        : child.isAlike(partner, version, otherVersion)
      if !isSame { return false }
    }
    return others.next() == nil
  }

  /// Whether it is in another list, or the value of another property, than in another version.
  fileprivate func isElsewhere(
    _ other: Element, _ version: DiffVersion, _ otherVersion: DiffVersion
  ) -> Bool {
    guard key == other.key else { return true }
    var (parent, otherParent) = (parent, other.parent)
    while let list = parent, let otherList = otherParent, !version.isObject(list),
      !otherVersion.isObject(otherList)
    {
      if list.name != otherList.name || list.key != otherList.key { return true }
      (parent, otherParent) = (list.parent, otherList.parent)
    }
    return parent.map(version.isObject) != otherParent.map(otherVersion.isObject)
  }

  /// The title of the scene that it is in: its controller's.
  package var sceneTitle: String? {
    guard let controller = scene.flatMap({ SceneElement($0).controller }) else { return nil }
    return controller["userLabel"] ?? controller["title"] ?? controller["customClass"]
      ?? controller["storyboardIdentifier"]
      ?? controller.child("navigationItem", key: "navigationItem")?["title"]
      ?? controller.kindTitle
  }

  /// What a scene without a name is called.
  private var kindTitle: String {
    guard name == "viewControllerPlaceholder" else { return name.lowercasedWords.capitalizedFirst }
    let target = [self["storyboardName"], self["referencedIdentifier"]].compactMap(\.self)
      .joined(separator: " ")
    return target.isEmpty
      ? localized("Storyboard reference") : localized("Storyboard reference “%1$s”", target)
  }

  /// What comes or goes with it; nil where that is nothing.
  /// - Parameter isPart: Whether an object counts.
  func contentInWords(where isPart: (Element) -> Bool = { _ in true }) -> String? {
    let parts = subtree.dropFirst().filter(isPart)
    return Self.content(
      views: parts.count { $0.parent?.name == "subviews" },
      constraints: parts.count { $0.name == "constraint" })
  }

  static func content(views: Int, constraints: Int) -> String? {
    let parts = [
      views > 0 ? localized("%1$s view", plural: "%1$s views", views) : nil,
      constraints > 0
        ? localized("%1$s constraint", plural: "%1$s constraints", constraints) : nil,
    ].compactMap(\.self)
    guard let first = parts.first else { return nil }
    return parts.count == 1
      ? first : localized("%1$s and %2$s", context: "list", first, parts[1])
  }
}
