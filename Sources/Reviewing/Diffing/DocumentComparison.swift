import InterfaceBuilder
import Localization
import Requests
import Scenes
import Traits
import WorkerProtocol

/// What has changed between two versions of a document, in sentences, by scene.
///
/// 1. Objects are the elements with ids, each with the values in it that have none.
/// 2. Those of one version alone are new or gone; what is in them goes without saying.
/// 3. Those of both are compared by ``ObjectFacts``, and by where they are.
/// 4. What Interface Builder rewrites by itself is counted, not told: its versions, saved frames, order.
struct DocumentComparison {
  private let before: Document
  private let after: Document
  private let beforeNames: ObjectNames
  private let afterNames: ObjectNames
  /// One name for each object, whichever version names it: what is called otherwise now is the same still.
  private let lastNames: ObjectNames
  private(set) var changes: [DocumentChange] = []
  private(set) var noise: [String] = []
  private let replaced: ReplacedConstraints

  init(_ before: Document, _ after: Document) {
    (self.before, self.after) = (before, after)
    beforeNames = ObjectNames(document: before).byPlace
    afterNames = ObjectNames(document: after).byPlace
    lastNames = ObjectNames(document: after, otherwise: before).byPlace
    replaced = ReplacedConstraints(before, after)
    compare()
    countNoise()
  }

  private mutating func compare() {
    let facts = ObjectFacts(before, lastNames).changes(to: ObjectFacts(after, lastNames))
    if !facts.isEmpty {
      add(.changed, after.root, localized("The document: %1$s.", facts.joined(separator: "; ")))
    }
    for element in after.root.subtree where element.isObject {
      guard let id = element.id, !comesWithItsScene(element, in: before) else { continue }
      if let earlier = replaced.earlier(of: id) {
        addReplaced(earlier, element)
        continue
      }
      guard let earlier = before.element(id: id), earlier.isObject else {
        // What is new with what it is in.
        let isInside = element.owner.map { before.element(id: $0.id ?? "") == nil } ?? false
        if !isInside || element.isScene { add(.added, element, added(element)) }
        continue
      }
      let facts = changedFacts(earlier, element)
      let name =
        element.name == "constraint"
        ? localized("The constraint %1$s", afterNames.equation(element, withFigures: false))
        : afterNames.name(of: element).capitalizedFirst
      if !facts.isEmpty {
        add(
          .changed, element, "\(name): \(facts.joined(separator: "; ")).",
          in: ObjectFacts(earlier, lastNames, comparedWith: after)
            .cell(ofChangesTo: ObjectFacts(element, lastNames, comparedWith: before)))
      }
      if let owner = element.owner, let earlierOwner = earlier.owner, owner.id != earlierOwner.id,
        element.name != "constraint"
      {
        add(
          .moved, element,
          localized(
            "%1$s moved from %2$s into %3$s.", name, beforeNames.name(of: earlierOwner),
            afterNames.name(of: owner)))
      }
      if let order = reordered(earlier, element) { add(.moved, element, order) }
    }
    for element in before.root.subtree where element.isObject {
      guard let id = element.id, after.element(id: id) == nil,
        !comesWithItsScene(element, in: after), !replaced.isReplaced(id)
      else { continue }
      let isInside = element.owner.map { after.element(id: $0.id ?? "") == nil } ?? false
      if !isInside || element.isScene { add(.removed, element, removed(element)) }
    }
  }

  private func changedFacts(_ earlier: Element, _ element: Element) -> [String] {
    ObjectFacts(earlier, lastNames, comparedWith: after)
      .changes(to: ObjectFacts(element, lastNames, comparedWith: before))
  }

  /// A constraint that was taken away and made again: what is otherwise is said, and nothing where nothing is.
  private mutating func addReplaced(_ earlier: Element, _ element: Element) {
    let facts = changedFacts(earlier, element)
    guard !facts.isEmpty else { return }
    add(
      .changed, element,
      localized(
        "The constraint %1$s, made anew: %2$s.",
        afterNames.equation(element, withFigures: false), facts.joined(separator: "; ")))
  }

  /// Whether an object is one that every scene has, of a scene that the other version doesn't have.
  private func comesWithItsScene(_ element: Element, in other: Document) -> Bool {
    guard element.name == "placeholder", let scene = element.scene else { return false }
    return SceneElement(scene).controller?.id.flatMap { other.element(id: $0) } == nil
  }

  /// - Parameter cell: The only one of the size-class grid that it is for; nil for all.
  private mutating func add(
    _ kind: DocumentChange.Kind, _ element: Element, _ sentence: String, in cell: String? = nil
  ) {
    changes.append(
      DocumentChange(
        kind: kind, scene: element.sceneTitle, sceneID: element.scene?["sceneID"], id: element.id,
        line: element.line, sentence: sentence, cell: cell))
  }

  private func added(_ element: Element) -> String {
    let sentence = newObject(element)
    return element.installationInWords.map { localized("%1$s It is %2$s.", sentence, $0) }
      ?? sentence
  }

  private func newObject(_ element: Element) -> String {
    let names = afterNames
    switch element.name {
    case "constraint": return localized("New constraint: %1$s.", names.equation(element))
    case "segue": return localized("New segue: %1$s.", segue(element, names))
    case "action":
      let (name, owner, target) = connection(element, names)
      return localized("New action “%1$s” from %2$s to %3$s.", name, owner, target)
    case "outlet", "outletCollection":
      let (name, owner, target) = connection(element, names)
      return localized("New outlet “%1$s” from %2$s to %3$s.", name, owner, target)
    default:
      let name = names.name(of: element)
      let place = names.isPlaced(element) ? nil : element.owner.map { names.name(of: $0) }
      switch (place, element.contentInWords) {
      case (nil, nil): return localized("New: %1$s.", name)
      case (nil, let content?): return localized("New: %1$s, with %2$s.", name, content)
      case (let place?, nil): return localized("New: %1$s in %2$s.", name, place)
      case (let place?, let content?):
        return localized("New: %1$s in %2$s, with %3$s.", name, place, content)
      }
    }
  }

  private func removed(_ element: Element) -> String {
    let names = beforeNames
    switch element.name {
    case "constraint": return localized("Gone: the constraint %1$s.", names.equation(element))
    case "segue": return localized("Gone: the segue %1$s.", segue(element, names))
    case "action":
      let (name, owner, target) = connection(element, names)
      return localized("Gone: the action “%1$s” from %2$s to %3$s.", name, owner, target)
    case "outlet", "outletCollection":
      let (name, owner, target) = connection(element, names)
      return localized("Gone: the outlet “%1$s” from %2$s to %3$s.", name, owner, target)
    default:
      let name = names.name(of: element)
      let place = names.isPlaced(element) ? nil : element.owner.map { names.name(of: $0) }
      switch (place, element.contentInWords) {
      case (nil, nil): return localized("Gone: %1$s.", name)
      case (nil, let content?): return localized("Gone: %1$s, with %2$s.", name, content)
      case (let place?, nil): return localized("Gone: %1$s from %2$s.", name, place)
      case (let place?, let content?):
        return localized("Gone: %1$s from %2$s, with %3$s.", name, place, content)
      }
    }
  }

  private func segue(_ element: Element, _ names: ObjectNames) -> String {
    localized(
      "%1$s from %2$s to %3$s", context: "segue", (element["kind"] ?? "").lowercasedWords,
      element.owner.map { names.name(of: $0) } ?? "?", names.name(ofID: element["destination"]))
  }

  private func connection(
    _ element: Element, _ names: ObjectNames
  ) -> (name: String, owner: String, target: String) {
    (
      element["property"] ?? element["selector"] ?? "",
      element.owner.map { names.name(of: $0) } ?? "?", names.name(ofID: element["destination"])
    )
  }

  /// That the views in both versions of an object are in another order.
  private func reordered(_ earlier: Element, _ element: Element) -> String? {
    func ids(_ element: Element, known: Document) -> [String] {
      (element.child("subviews")?.children.compactMap(\.id) ?? []).filter {
        known.element(id: $0) != nil
      }
    }
    let (old, new) = (ids(earlier, known: after), ids(element, known: before))
    guard old != new, Set(old) == Set(new) else { return nil }
    let views = new.map { afterNames.name(ofID: $0) }.joined(separator: ", ")
    return localized(
      "The views in %1$s are in another order: %2$s.", afterNames.name(of: element), views)
  }

  // MARK: Noise

  private mutating func countNoise() {
    func header(_ document: Document) -> [String] {
      document.root.attributes.filter { ObjectFacts.isHeader($0.name) }
        .map { "\($0.name)=\($0.value)" }
        + ["device", "dependencies"].flatMap { name in
          document.root.child(name)?.subtree.dropFirst(name == "device" ? 0 : 1)
            .filter { $0.name != "deployment" || $0["identifier"] != nil }.map { element in
              element.name
                + element.attributes.filter {
                  element.name != "deployment" || $0.name == "identifier"
                }
                .map { "\($0.name)=\($0.value)" }.joined()
            } ?? []
        }
    }
    if header(before) != header(after) { noise.append(localized("the header")) }
    var frames = 0
    var marks = 0
    var providers = 0
    for element in after.root.subtree where element.isObject {
      guard let id = element.id, let earlier = before.element(id: id) else { continue }
      let (old, new) = (
        ObjectFacts(earlier, lastNames).noise, ObjectFacts(element, lastNames).noise
      )
      guard old != new else { continue }
      if old["frame"] != new["frame"] { frames += 1 }
      let provider = ObjectFacts.moduleProvider
      if old[provider] != new[provider] { providers += 1 }
      let others = { (key: String) in key != "frame" && key != provider }
      if old.filter({ others($0.key) }) != new.filter({ others($0.key) }) { marks += 1 }
    }
    if providers > 0 {
      noise.append(
        localized(
          "%1$s class whose module Interface Builder found otherwise",
          plural: "%1$s classes whose modules Interface Builder found otherwise", providers))
    }
    if frames > 0 {
      noise.append(
        localized(
          "%1$s frame that Interface Builder saved",
          plural: "%1$s frames that Interface Builder saved", frames))
    }
    if marks > 0 {
      noise.append(
        localized(
          "%1$s mark and places on Interface Builder's canvas",
          plural: "%1$s marks and places on Interface Builder's canvas", marks))
    }
    let again = after.root.subtree.count { element in
      guard let id = element.id, let earlier = replaced.earlier(of: id) else { return false }
      return changedFacts(earlier, element).isEmpty
    }
    if again > 0 {
      noise.append(
        localized("%1$s constraint made anew", plural: "%1$s constraints made anew", again))
    }
    func differ(_ name: String) -> Bool {
      func parts(_ document: Document) -> [String] {
        document.root.child(name)?.subtree.map { element in
          element.name + element.attributes.map { "\($0.name)=\($0.value)" }.joined()
        } ?? []
      }
      return parts(before) != parts(after)
    }
    if differ("designables") {
      noise.append(localized("sizes of designable views that Interface Builder saved"))
    }
    if differ("resources") {
      noise.append(localized("what the document remembers of images and colours"))
    }
  }
}

extension Element {
  /// Whether it is something of the interface that has an id.
  fileprivate var isObject: Bool {
    id != nil && name != "device" && name != "adaptation"
  }

  /// The object that it is in.
  fileprivate var owner: Element? {
    var parent = parent
    while let element = parent, !element.isObject { parent = element.parent }
    return parent
  }

  fileprivate var isScene: Bool { self["sceneMemberID"] == "viewController" }

  /// The title of the scene that it is in: its controller's.
  package var sceneTitle: String? {
    guard let controller = scene.flatMap({ SceneElement($0).controller }) else { return nil }
    return controller["userLabel"] ?? controller["title"] ?? controller["customClass"]
      ?? controller["storyboardIdentifier"]
      ?? controller.child("navigationItem", key: "navigationItem")?["title"] ?? controller.id
  }

  /// What comes or goes with it; nil where that is nothing.
  var contentInWords: String? {
    let views = subtree.dropFirst().count { $0.parent?.name == "subviews" }
    let constraints = subtree.dropFirst().count { $0.name == "constraint" }
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
