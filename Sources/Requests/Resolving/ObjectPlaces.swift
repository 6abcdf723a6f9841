import InterfaceBuilder
import Localization

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
  }

  private var places: [String: Position] = [:]

  /// - Parameter documents: Versions of one; what only a later one of these has is counted after the others.
  init(_ documents: [Document] = []) {
    var known: Set<String> = []
    let objects = documents.flatMap { document in
      document.root.subtree.filter { $0.id.map { known.insert($0).inserted } ?? false }
    }
    var named: [[String?]: Int] = [:]
    for element in objects where ObjectNames.givenName(of: element) != nil {
      named[Self.name(element, in: element.scene?["sceneID"]), default: 0] += 1
    }
    func isClear(_ element: Element) -> Bool {
      ObjectNames.givenName(of: element) != nil
        && named[Self.name(element, in: element.scene?["sceneID"])] == 1
    }
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
        places[id] = Position(holder: nil, number: 1, count: 1)
        continue
      }
      let key = Self.name(element, in: holder?.id)
      ids[key, default: []].append(id)
      places[id] = Position(holder: holder, number: ids[key]?.count ?? 1, count: 1)
    }
    for ids in ids.values where ids.count > 1 {
      for id in ids { places[id]?.count = ids.count }
    }
  }

  /// Nil for what is told from others by its name.
  subscript(element: Element) -> Position? { element.id.flatMap { places[$0] } }

  private static func name(_ element: Element, in place: String?) -> [String?] {
    [place, ObjectNames.kind(of: element), ObjectNames.givenName(of: element)]
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
