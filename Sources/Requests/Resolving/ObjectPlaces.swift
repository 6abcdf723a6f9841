import InterfaceBuilder
import Scenes

/// Where the objects are that have no name, or one that others of their scene have as well: in the nearest object
/// that can be told from others, and which of their kind there.
struct ObjectPlaces {
  struct Position {
    /// Nil for what is in no other object.
    let holder: Element?
    /// In the order of the document, from 1.
    let number: Int
    /// How many of the kind and the name there are.
    var count: Int
    /// Whether only an earlier version has it, so that it has to be told from what is there now.
    var isEarlier = false
  }

  /// What an object without a name is known by.
  enum Mark: Hashable {
    /// The only outlet that leads to it.
    case outlet(String)
    /// The first text in it.
    case content(String)
  }

  private var places: [String: Position] = [:]
  private var marks: [String: Mark] = [:]
  /// How many controllers of a kind there are.
  private(set) var controllers: [String: Int] = [:]

  init() {}

  /// - Parameters:
  ///   - earlier: Another version; what only that has is counted among its own.
  ///   - sharedIDs: The ids that the document has for objects of the other version.
  init(_ document: Document, earlier: Document?, sharedIDs: [String: String]) {
    let outlets = OutletNames(document)
    let shared = outlets.shared(with: earlier.map(OutletNames.init), sharedIDs)
    let now = Counting(document, shared) { $0 }
    (places, marks) = (now.places, now.marks)
    for scene in document.root.subtree(named: "scene") {
      guard let controller = SceneElement(scene).controller else { continue }
      controllers[ObjectNames.kind(of: controller), default: 0] += 1
    }
    guard let earlier else { return }
    let then = Counting(earlier, [:]) { sharedIDs[$0] ?? $0 }
    for element in then.objects {
      guard let id = element.id, document.element(id: sharedIDs[id] ?? id) == nil else { continue }
      marks[id] = then.marks[id]
      guard var place = then.places[id] ?? now.position(ofNamesake: element) else { continue }
      place.isEarlier =
        place.count > 1 || now.has(then.key(of: element) ?? [])
        || now.position(ofNamesake: element) != nil
      places[id] = place
    }
  }

  /// Nil for what is told from others by its name.
  subscript(element: Element) -> Position? { element.id.flatMap { places[$0] } }

  func mark(of element: Element) -> Mark? { element.id.flatMap { marks[$0] } }
}

/// The places of the objects of one document.
private struct Counting {
  private(set) var objects: [Element] = []
  private(set) var places: [String: ObjectPlaces.Position] = [:]
  private(set) var marks: [String: ObjectPlaces.Mark] = [:]
  private var keys: [String: [String?]] = [:]
  private var known: Set<[String?]> = []
  /// How many have a name in their scene.
  private var named: [[String?]: Int] = [:]

  /// - Parameters:
  ///   - outlets: By the ids of what they lead to.
  ///   - shared: An object's id as another version has it.
  init(_ document: Document, _ outlets: [String: String], shared: (String) -> String) {
    objects = document.root.subtree.filter { element in
      element.id.map { document.element(id: $0) == element } ?? false
    }
    for element in objects {
      guard let id = element.id, ObjectNames.givenName(of: element) == nil else { continue }
      marks[id] = element.textInIt.map { .content($0) } ?? outlets[id].map { .outlet($0) }
    }
    for element in objects where isNamed(element) { named[name(element), default: 0] += 1 }
    var ids: [[String?]: [String]] = [:]
    for element in objects where !element.isCalledByOthers && !isClear(element) {
      guard let id = element.id else { continue }
      var holder = element.parent
      while let object = holder, object.id == nil || !object.isTold && !isClear(object) {
        holder = object.parent
      }
      // Scenes are called by their controllers.
      if let object = holder, object.name == "scene" || object.name == "document" { holder = nil }
      // Every scene has one of these, which does nothing that another one wouldn't.
      if element.name == "exit" || element["placeholderIdentifier"] == "IBFirstResponder" {
        places[id] = .init(holder: nil, number: 1, count: 1)
        continue
      }
      let key = name(element, in: holder?.id.map(shared))
      keys[id] = key
      ids[key, default: []].append(id)
      places[id] = .init(holder: holder, number: ids[key]?.count ?? 1, count: 1)
    }
    known = Set(ids.keys)
    for ids in ids.values where ids.count > 1 {
      for id in ids { places[id]?.count = ids.count }
    }
  }

  func key(of element: Element) -> [String?]? { element.id.flatMap { keys[$0] } }

  func has(_ key: [String?]) -> Bool { known.contains(key) }

  /// A position that says nothing of its own, for an object of another version that is called as one here.
  func position(ofNamesake element: Element) -> ObjectPlaces.Position? {
    guard ObjectNames.givenName(of: element) != nil, !element.isCalledByOthers,
      named[name(element)] != nil
    else { return nil }
    return .init(holder: nil, number: 1, count: 1)
  }

  private func isNamed(_ element: Element) -> Bool {
    ObjectNames.givenName(of: element) != nil || element.id.map { marks[$0] != nil } ?? false
  }

  private func isClear(_ element: Element) -> Bool { isNamed(element) && named[name(element)] == 1 }

  private func name(_ element: Element) -> [String?] {
    name(element, in: element.scene?["sceneID"])
  }

  private func name(_ element: Element, in place: String?) -> [String?] {
    let mark = element.id.flatMap { marks[$0] }.map { "\($0)" }
    return [place, ObjectNames.kind(of: element), ObjectNames.givenName(of: element), mark]
  }
}

/// The outlets that lead to objects.
private struct OutletNames {
  /// By what they lead to, each with the id of its owner.
  private var outlets: [String: [(owner: String, name: String)]] = [:]

  /// Those that UIKit's own classes have, and that say nothing of an object.
  private static let common: Set = [
    "delegate", "dataSource", "view", "tableView", "collectionView",
  ]

  init(_ document: Document) {
    for outlet in document.root.subtree(named: "outlet") {
      guard let name = outlet["property"], !Self.common.contains(name),
        let target = outlet["destination"], let owner = outlet.parent?.parent?.id
      else { continue }
      outlets[target, default: []].append((owner, name))
    }
  }

  /// The names of those that are the only one that leads to their object, and do so in another version as well.
  func shared(with other: OutletNames?, _ sharedIDs: [String: String]) -> [String: String] {
    guard let other else { return outlets.compactMapValues { $0.count == 1 ? $0[0].name : nil } }
    var earlier: [[String]: Set<String>] = [:]
    for (target, outlets) in other.outlets {
      for outlet in outlets {
        let owner = sharedIDs[outlet.owner] ?? outlet.owner
        earlier[[owner, outlet.name], default: []].insert(sharedIDs[target] ?? target)
      }
    }
    var names: [String: String] = [:]
    for (target, outlets) in outlets where outlets.count == 1 {
      guard earlier[[outlets[0].owner, outlets[0].name]] == [target] else { continue }
      names[target] = outlets[0].name
    }
    return names
  }
}

extension Element {
  /// The first text in a row or a section without a name.
  fileprivate var textInIt: String? {
    guard name == "tableViewCell" || name == "tableViewSection" else { return nil }
    return subtree.dropFirst().lazy.filter { $0.id != nil && $0["text"] != nil }
      .compactMap { ObjectNames.givenName(of: $0) }.first
  }
}

extension Element {
  /// Whether sentences call it by what it is of.
  fileprivate var isCalledByOthers: Bool {
    switch name {
    case "constraint", "outlet", "outletCollection", "action", "viewLayoutGuide",
      "viewControllerLayoutGuide", "tableViewCellContentView", "scene", "device", "adaptation":
      true
    default: isRootView
    }
  }

  /// Whether others are told by being in it, though it has no name: the view of a controller, and what is in no
  /// other object.
  fileprivate var isTold: Bool { isRootView || parent?.name == "objects" }

  private var isRootView: Bool { self["key"] == "view" && parent?.id != nil }
}

extension Element {
  /// The scene that it is in.
  package var scene: Element? {
    var element: Element? = self
    while let current = element, current.name != "scene" { element = current.parent }
    return element
  }
}
