import InterfaceBuilder

/// One of two versions of a document that are compared.
struct DiffVersion {
  let document: Document
  /// The ids that the other version has for what was made anew.
  var otherIDs: [String: String] = [:]

  init(_ document: Document) { self.document = document }

  /// Whether an element is something of the interface that has an id of its own.
  func isObject(_ element: Element) -> Bool {
    guard let id = element.id, element.name != "device", element.name != "adaptation" else {
      return false
    }
    return document.element(id: id) == element
  }

  func object(_ id: String) -> Element? {
    document.element(id: id).flatMap { isObject($0) ? $0 : nil }
  }

  /// The object that an element is in.
  func owner(of element: Element) -> Element? {
    var parent = element.parent
    while let element = parent, !isObject(element) { parent = element.parent }
    return parent
  }

  /// An id as both versions have it.
  func shared(_ id: String) -> String { otherIDs[id] ?? id }

  /// Where an object is in its owner: the lists and the property, such as `contentView subviews` or
  /// `leftBarButtonItem`.
  func place(of element: Element) -> String {
    var names = element.key.map { [$0] } ?? []
    var parent = element.parent
    while let element = parent, !isObject(element) {
      names.append(element.key ?? element.name)
      parent = element.parent
    }
    return names.reversed().joined(separator: " ")
  }

  /// The side of a bar that an item is alone or first on, which is written in two ways; nil for others.
  func barOfItem(_ element: Element) -> String? {
    switch place(of: element) {
    case "leftBarButtonItem": "leftBarButtonItems"
    case "rightBarButtonItem": "rightBarButtonItems"
    case let place where ["leftBarButtonItems", "rightBarButtonItems"].contains(place):
      element.parent?.children.first { _ in true } == element ? place : nil
    default: nil
    }
  }

  var objects: some Sequence<Element> { document.root.subtree.lazy.filter(isObject) }
}
