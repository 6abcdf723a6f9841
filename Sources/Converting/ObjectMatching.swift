import InterfaceBuilder

/// Which objects of two documents are the same one: those of a phone's and of a pad's interface.
///
/// By ids first, then by storyboard identifiers, classes and titles, by what segues lead to and outlets are
/// connected with, and at last by their place, where there are as many on both sides.
struct ObjectMatching {
  let phone: Document
  let pad: Document
  /// The phone's elements, by the `number` of the pad's element that each is the partner of.
  private var matches: [Int: Element] = [:]
  private var matched: Set<Int> = []
  private let phoneOutlets: [String: String?]
  private let padOutlets: [String: String?]

  init(phone: Document, pad: Document) {
    self.phone = phone
    self.pad = pad
    phoneOutlets = Self.outlets(of: phone)
    padOutlets = Self.outlets(of: pad)
    if phone.kind == .storyboard {
      matchScenes()
    } else {
      matchObjects(Array(phone.objects), Array(pad.objects))
    }
  }

  /// The phone's element that a pad's one is.
  func match(of padElement: Element) -> Element? { matches[padElement.number] }

  /// Whether an element of the phone's document is in the pad's, too.
  func isMatched(_ phoneElement: Element) -> Bool { matched.contains(phoneElement.number) }

  private mutating func match(_ phoneElement: Element, _ padElement: Element) {
    matches[padElement.number] = phoneElement
    matched.insert(phoneElement.number)
  }

  // MARK: Scenes

  private mutating func matchScenes() {
    func scenes(_ document: Document) -> [(SceneElement, Element)] {
      document.scenes.compactMap { scene in scene.controller.map { (scene, $0) } }
    }
    let phones = scenes(phone)
    let pads = scenes(pad)
    /// Matches what has a value that no other scene of its document has, and no other one of its kind in the other.
    func matchUnique(_ key: (Document, Element) -> String?, _ self: inout ObjectMatching) {
      func open(
        _ scenes: [(SceneElement, Element)], _ document: Document, _ isOpen: (Element) -> Bool
      ) -> [(value: String, scene: (SceneElement, Element))] {
        scenes.compactMap { scene in
          isOpen(scene.1) ? key(document, scene.1).map { ($0, scene) } : nil
        }
      }
      let openPads = open(pads, self.pad) { self.match(of: $0) == nil }
      let padsByValue = Dictionary(grouping: openPads, by: \.value)
      let phonesByValue = Dictionary(
        grouping: open(phones, self.phone) { !self.isMatched($0) }, by: \.value)
      for (value, pad) in openPads where padsByValue[value]?.count == 1 {
        let same = (phonesByValue[value] ?? []).filter { $0.scene.1.name == pad.1.name }
        guard same.count == 1, let phone = same.first?.scene else { continue }
        self.matchScene(phone, pad)
      }
    }
    matchUnique({ $1.id }, &self)
    matchUnique({ $1["storyboardIdentifier"] }, &self)
    matchUnique({ $0.root["initialViewController"] == $1.id ? "initial" : nil }, &self)
    matchUnique({ $1["customClass"] }, &self)
    // What the same segues of the same controllers lead to, from the first scene on.
    for pad in pads {
      guard let controller = match(of: pad.1) else { continue }
      matchDestinations(of: controller, pad.1, phones, pads)
    }
    matchUnique({ $1["title"] ?? $1.child(key: "navigationItem")?["title"] }, &self)
    matchUnique({ "\($1.name) \($1["customClass"] ?? "")" }, &self)
  }

  private mutating func matchScene(
    _ phone: (SceneElement, Element), _ pad: (SceneElement, Element)
  ) {
    match(phone.0.element, pad.0.element)
    match(phone.1, pad.1)
    matchContents(of: phone.1, pad.1)
    matchObjects(
      phone.0.objects.filter { $0 != phone.1 }, pad.0.objects.filter { $0 != pad.1 })
  }

  private mutating func matchDestinations(
    of phoneController: Element, _ padController: Element, _ phones: [(SceneElement, Element)],
    _ pads: [(SceneElement, Element)]
  ) {
    var open = [(phoneController, padController)]
    while let (phoneSource, padSource) = open.popLast() {
      for segue in padSource.segues {
        let key = segue.relationship ?? segue.identifier
        let same = phoneSource.segues.filter { ($0.relationship ?? $0.identifier) == key }
        guard same.count == 1,
          padSource.segues.count(where: { ($0.relationship ?? $0.identifier) == key }) == 1,
          let phone = phones.first(where: { $0.1.id == same[0].destination }),
          let pad = pads.first(where: { $0.1.id == segue.destination }),
          match(of: pad.1) == nil, !isMatched(phone.1), phone.1.name == pad.1.name
        else { continue }
        matchScene(phone, pad)
        open.append((phone.1, pad.1))
      }
    }
  }

  // MARK: What is in objects

  /// Lists of objects, each of which is in one place.
  static let lists: Set = [
    "subviews", "items", "cells", "prototypes", "sections", "toolbarItems", "tabBarItems",
    "gestureRecognizers", "layoutGuides", "segments", "connections",
  ]

  private mutating func matchContents(of phoneOwner: Element, _ padOwner: Element) {
    for padChild in padOwner.children where padChild.name != "variation" {
      if let key = padChild.key {
        guard
          let phoneChild = phoneOwner.children.first(where: {
            $0.key == key && $0.name == padChild.name
          })
        else { continue }
        match(phoneChild, padChild)
        matchContents(of: phoneChild, padChild)
      } else if padChild.name == "connections" || padChild.name == "constraints" {
        guard let phoneChild = phoneOwner.child(padChild.name) else { continue }
        match(phoneChild, padChild)
      } else if Self.lists.contains(padChild.name), let phoneChild = phoneOwner.child(padChild.name)
      {
        match(phoneChild, padChild)
        matchObjects(Array(phoneChild.children), Array(padChild.children))
      }
    }
  }

  private mutating func matchObjects(_ phones: [Element], _ pads: [Element]) {
    let keys: [(ObjectMatching, Element, Bool) -> String?] = [
      // Ids of Xcode 4 are numbers, which may be anything's in the other document.
      { _, element, _ in
        element.id.map { "\($0) \(Self.text(of: element) ?? "") \(element["systemItem"] ?? "")" }
      },
      { matching, element, isPad in
        element.id.flatMap { (isPad ? matching.padOutlets : matching.phoneOutlets)[$0] ?? nil }
      },
      { _, element, _ in
        element["restorationIdentifier"] ?? element["reuseIdentifier"] ?? element["userLabel"]
      },
      { _, element, _ in
        element["placeholderIdentifier"] ?? (element.name == "exit" ? "exit" : nil)
      },
      { _, element, _ in Self.text(of: element) },
      { _, element, _ in element.id },
      { _, element, _ in element["customClass"] },
      { _, element, _ in element["systemItem"] ?? element["type"] ?? element["image"] },
    ]
    for key in keys {
      let (phones, pads) = open(phones, pads) { key(self, $0, $1) }
      for (value, padElements) in pads {
        guard padElements.count == 1, let same = phones[value], same.count == 1 else { continue }
        pair(same[0], padElements[0])
      }
    }
    // The rest by their order, where there are as many.
    let (phoneRest, padRest) = open(phones, pads) { _, _ in "" }
    for (kind, padElements) in padRest {
      guard let same = phoneRest[kind], same.count == padElements.count else { continue }
      for (phone, pad) in zip(same, padElements) { pair(phone, pad) }
    }
  }

  /// What two objects have in common that may be the same one.
  private struct Sameness: Hashable {
    let kind: String
    let value: String
  }

  /// The objects of two lists that have no match yet, by what they may be matched by: a list may have thousands.
  /// - Parameter value: Of an object, and whether that is the pad's; nil for one that can't be matched so.
  private func open(
    _ phones: [Element], _ pads: [Element], by value: (Element, _ isPad: Bool) -> String?
  ) -> (phones: [Sameness: [Element]], pads: [(key: Sameness, value: [Element])]) {
    func groups(_ elements: [Element], isPad: Bool) -> [Sameness: [Element]] {
      var groups: [Sameness: [Element]] = [:]
      for element in elements {
        guard let value = value(element, isPad) else { continue }
        let kind = "\(element.name) \(element["customClass"] ?? "")"
        groups[Sameness(kind: kind, value: value), default: []].append(element)
      }
      return groups
    }
    return (
      groups(phones.filter { !isMatched($0) }, isPad: false),
      // In the list's order.
      groups(pads.filter { match(of: $0) == nil }, isPad: true).sorted {
        $0.value[0].number < $1.value[0].number
      }
    )
  }

  private mutating func pair(_ phone: Element, _ pad: Element) {
    match(phone, pad)
    matchContents(of: phone, pad)
  }

  /// What a document's controllers call its objects, by ids.
  private static func outlets(of document: Document) -> [String: String?] {
    var outlets: [String: String?] = [:]
    for element in document.root.subtree where element.name == "outlet" {
      guard let id = element["destination"], outlets[id] == nil,
        !["delegate", "dataSource"].contains(element["property"])
      else { continue }
      outlets[id] = .some(element["property"])
    }
    return outlets
  }

  private static func text(of element: Element) -> String? {
    element["text"] ?? element["title"] ?? element["placeholder"]
      ?? element.child("state", key: "normal")?["title"]
  }
}
