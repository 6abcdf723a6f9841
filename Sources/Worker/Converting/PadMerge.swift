import Editing
import InterfaceBuilder
import Traits
import WorkerProtocol

/// Puts what a pad's document has, and the phone's has otherwise, into the phone's, for regular width. The
/// phone's own values stay those of every other cell, compact width among them.
struct PadMerge {
  private let matching: ObjectMatching
  private let padNames: ObjectNames
  /// The phone's ids of the pad's objects, of those that are added, too.
  private var ids: [String: String] = [:]
  private let regular = VariationCase(SizeClassCell(width: .regular, height: nil))

  private init(_ phone: Document, _ pad: Document) {
    matching = ObjectMatching(phone: phone, pad: pad)
    padNames = ObjectNames(document: pad)
  }

  /// - Parameter work: The phone's document.
  /// - Returns: What the pad's objects are called now, by their ids.
  static func merge(
    _ other: EditedDocument, into work: inout Conversion
  ) throws -> [String: String] {
    let pad: Document
    do {
      pad = try Document(parsing: other.bytes)
    } catch {
      throw FileError(error)
    }
    guard pad.kind == work.document.kind else {
      throw FileError(
        code: "conversion-impossible",
        message:
          "One of the documents is a storyboard and the other a xib; only two of a kind can be merged."
      )
    }
    work.ids = NewElementIDs(besides: work.document, pad)
    var merge = PadMerge(work.document, pad)
    let elements = Array(pad.root.subtree)
    for element in elements {
      if let id = element.id, let phone = merge.matching.match(of: element)?.id {
        merge.ids[id] = phone
      }
    }
    let pairs = elements.compactMap { element in
      merge.matching.match(of: element).map { (phone: $0, pad: element) }
    }
    for pair in pairs where pair.pad.name == "subviews" {
      try merge.addViews(pair.phone, pair.pad, &work)
    }
    // A list that the phone's object has none of.
    for pair in pairs where pair.phone.child("subviews") == nil {
      if let list = pair.pad.child("subviews") {
        try merge.add(list.children.map { $0 }, toListOf: pair.phone, "subviews", &work)
      }
    }
    for pair in pairs { merge.reportLists(pair.phone, pair.pad, &work) }
    try merge.addScenes(pad, &work)
    for pair in pairs { try merge.mergeValues(pair.phone, pair.pad, &work) }
    for pair in pairs { try merge.mergeConstraints(pair.phone, pair.pad, &work) }
    for pair in pairs { try merge.mergeConnections(pair.phone, pair.pad, &work) }
    merge.reportPhoneScenes(&work)
    return merge.ids
  }

  // MARK: Views

  private mutating func addViews(
    _ phoneList: Element, _ padList: Element, _ work: inout Conversion
  ) throws {
    for view in phoneList.children where !matching.isMatched(view) {
      guard let id = view.id else { continue }
      try work.setInstalled(id, false, in: regular)
      work.note(
        .installation, view,
        "\(work.names.name(of: view).capitalizedFirst) is only on the phone: it is left out in regular width."
      )
    }
    guard let owner = phoneList.parent else { return }
    try add(
      padList.children.filter { matching.match(of: $0) == nil }, toListOf: owner, "subviews", &work)
  }

  /// Adds the pad's elements to a list of an element of the phone's, for regular width only.
  private mutating func add(
    _ elements: [Element], toListOf owner: Element, _ list: String, _ work: inout Conversion
  ) throws {
    guard let path = work.path(of: owner) else { return }
    var listPath: ElementPath? = work.document.element(at: owner, list).flatMap(work.path)
    for element in elements {
      guard owner.id != nil, element.id != nil else { continue }
      let new = copy(element, &work)
      if let listPath {
        try work.make(.insert(new, into: listPath, .inOrder))
      } else {
        try work.make(.insert(NewElement(name: list, children: [new]), into: path, .inOrder))
        listPath = ElementPath(id: path.id, steps: path.steps + [ElementPath.Step(name: list)])
      }
      guard let id = new["id"] else { continue }
      try work.setInstalled(id, false, in: .base)
      try work.setInstalled(id, true, in: regular)
      if list == "subviews" {
        work.note(
          ConversionNote(
            kind: .installation, id: id, line: element.line,
            message:
              "\(padNames.name(of: element).capitalizedFirst) is only on the pad: it is added for "
              + "regular width."))
      }
    }
  }

  /// A copy for the phone's document, whose own objects get ids that are free there.
  private mutating func copy(_ element: Element, _ work: inout Conversion) -> NewElement {
    for part in element.subtree {
      for id in [part.id, part["sceneID"]].compactMap(\.self) where ids[id] == nil {
        ids[id] = work.document.hasID(id) ? work.ids.id(for: "pad's \(id)") : id
      }
    }
    return NewElement(copying: element) { ids[$0] ?? $0 }
  }

  /// Objects that no variation can put in or leave out, such as bar button items and gesture recognizers.
  private func reportLists(_ phone: Element, _ pad: Element, _ work: inout Conversion) {
    func report(_ element: Element, isPad: Bool) {
      let name = (isPad ? padNames : work.names).name(of: element).capitalizedFirst
      work.note(
        ConversionNote(
          kind: .unmatched, id: isPad ? nil : element.id, line: element.line,
          message: isPad
            ? "\(name) is only on the pad and can't vary; it is left out."
            : "\(name) is only on the phone and can't vary; it stays for both."))
    }
    let isList =
      ObjectMatching.lists.contains(pad.name) && pad.name != "subviews"
      && pad.name != "connections" && pad.name != "layoutGuides"
    if isList || pad.name == "objects" {
      for element in pad.children where matching.match(of: element) == nil {
        report(element, isPad: true)
      }
      for element in phone.children where !matching.isMatched(element) {
        report(element, isPad: false)
      }
    }
    // Another kind of object in the same place, such as a table as the root view.
    for child in pad.children where child.id != nil && child.key != nil {
      if matching.match(of: child) == nil { report(child, isPad: true) }
    }
    for child in phone.children where child.id != nil && child.key != nil {
      if !matching.isMatched(child) { report(child, isPad: false) }
    }
  }

  // MARK: Scenes

  private mutating func addScenes(_ pad: Document, _ work: inout Conversion) throws {
    guard let scenes = work.document.root.child("scenes") else { return }
    for scene in pad.scenes where matching.match(of: scene.element) == nil {
      let controller = scene.controller
      try work.insert(copy(scene.element, &work), into: scenes)
      work.note(
        ConversionNote(
          kind: .added, id: controller?.id.flatMap { ids[$0] }, line: scene.element.line,
          message:
            "The scene of \(controller.map(padNames.name) ?? "the pad") is only in the pad's document: "
            + "it is added, and shown where segues or code lead to it."))
    }
    let initial = pad.root["initialViewController"]
    if let initial, ids[initial] != work.document.root["initialViewController"] {
      work.note(
        ConversionNote(
          kind: .unmatched, id: ids[initial], line: pad.root.line,
          message:
            "The pad begins with \(padNames.name(ofID: initial)); the document keeps the phone's "
            + "initial controller."))
    }
  }

  private func reportPhoneScenes(_ work: inout Conversion) {
    for scene in work.document.scenes where !matching.isMatched(scene.element) {
      work.note(
        .unmatched, scene.controller,
        "The scene of \(scene.controller.map(work.names.name) ?? "the phone") is only in the phone's "
          + "document: it is as it was.")
    }
  }

  // MARK: Values

  /// What may vary, with what has it; MINED are constants, axes, spacings and fonts, the rest is what Xcode
  /// has a + for in its inspector since version 8.
  private static let attributes: [String: Set<String>] = [
    "constraint": ["constant", "priority"],
    "stackView": ["axis", "alignment", "distribution", "spacing"],
    "imageView": ["image", "highlightedImage"],
    "label": ["text", "enabled", "highlighted"],
  ]
  private static let elements: Set = [
    "fontDescription", "backgroundColor", "textColor", "tintColor", "layoutMargins",
    "directionalLayoutMargins",
  ]
  /// What is Interface Builder's own, or follows from constraints.
  private static let ignored: Set = [
    "id", "sceneID", "misplaced", "ambiguous", "sceneMemberID", "userLabel", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "key", "destination",
  ]
  private static let ignoredKeys: Set = ["frame", "autoresizingMask", "canvasLocation"]

  private mutating func mergeValues(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard let id = phone.id, phone.name != "constraint", phone.name != "scene" else { return }
    let allowed = (Self.attributes[phone.name] ?? []).union(["hidden"])
    let names = Set(phone.attributes.map(\.name) + pad.attributes.map(\.name))
      .subtracting(Self.ignored)
    for name in names.sorted()
    where phone[name] != pad[name] && !isSameObject(phone[name], pad[name]) {
      let value = pad[name] ?? Self.standard[name]
      if allowed.contains(name), let value {
        try work.setValue(name, of: id, to: value, in: regular)
        work.note(
          .variation, phone,
          "\(work.names.name(of: phone).capitalizedFirst): \(name.words.lowercasedWords) is \(value) in "
            + "regular width.")
      } else {
        work.note(
          ConversionNote(
            kind: .unmatched, id: id, line: pad.line,
            message:
              "\(work.names.name(of: phone).capitalizedFirst): \(name.words.lowercasedWords) is "
              + "\(pad[name] ?? "not set") on the pad, which can't vary; it stays "
              + "\(phone[name] ?? "unset")."))
      }
    }
    try mergeElements(phone, pad, id, &work)
  }

  /// What attributes are that aren't written.
  private static let standard = ["hidden": "NO", "spacing": "0", "constant": "0"]

  /// Whether both are references to the same object.
  private func isSameObject(_ phone: String?, _ pad: String?) -> Bool {
    guard let phone, let pad else { return false }
    return ids[pad] == phone
  }

  private func mergeElements(
    _ phone: Element, _ pad: Element, _ id: String, _ work: inout Conversion
  ) throws {
    func values(_ element: Element) -> [String: Element] {
      Dictionary(
        element.children.compactMap { child in
          guard let key = child.key, child.name != "variation", child.id == nil,
            !Self.ignoredKeys.contains(key), !key.hasPrefix("simulated")
          else { return nil }
          return (key, child)
        }, uniquingKeysWith: { first, _ in first })
    }
    let phoneValues = values(phone)
    let padValues = values(pad)
    for key in Set(phoneValues.keys).union(padValues.keys).sorted() {
      let copies = (
        phoneValues[key].map { NewElement(copying: $0) },
        padValues[key].map { NewElement(copying: $0) }
      )
      guard copies.0 != copies.1 else { continue }
      let name = work.names.name(of: phone).capitalizedFirst
      if Self.elements.contains(key), let value = copies.1 {
        try work.setElement(value, of: id, in: regular)
        work.note(
          .variation, phone, "\(name) has the pad's \(key.words.lowercasedWords) in regular width.")
      } else {
        work.note(
          ConversionNote(
            kind: .unmatched, id: id, line: (padValues[key] ?? pad).line,
            message:
              "\(name): \(key.words.lowercasedWords) is another one on the pad, which can't vary; the "
              + "phone's stays."))
      }
    }
  }

  // MARK: Constraints

  /// What a constraint is between, with the phone's ids; nil where the phone has no such objects.
  private func relation(_ constraint: Element, isPad: Bool) -> [String]? {
    func item(_ id: String?) -> String? {
      guard let id = id ?? constraint.parent?.parent?.id else { return nil }
      return isPad ? ids[id] : id
    }
    guard let first = item(constraint["firstItem"]) else { return nil }
    var relation = [
      first, constraint["firstAttribute"] ?? "", constraint["relation"] ?? "",
      constraint["multiplier"] ?? "",
    ]
    if let attribute = constraint["secondAttribute"] {
      guard let second = item(constraint["secondItem"]) else { return nil }
      relation += [second, attribute]
    }
    return relation
  }

  private mutating func mergeConstraints(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard phone.id != nil, phone.name != "constraints" else { return }
    var open = phone.child("constraints").map { Array($0.children) } ?? []
    var added: [Element] = []
    for constraint in pad.child("constraints")?.children.map({ $0 }) ?? [] {
      guard let relation = relation(constraint, isPad: true) else {
        work.note(
          ConversionNote(
            kind: .unmatched, line: constraint.line,
            message: "A constraint of the pad is to something that the phone's document has not: "
              + "\(padNames.equation(constraint))."))
        continue
      }
      let same = open.firstIndex { self.relation($0, isPad: false) == relation }
      guard let same else {
        added.append(constraint)
        continue
      }
      let match = open.remove(at: same)
      try mergeFigures(match, constraint, &work)
    }
    for constraint in open {
      guard let id = constraint.id else { continue }
      try work.setInstalled(id, false, in: regular)
      work.note(
        .installation, constraint,
        "\(work.names.equation(constraint).capitalizedFirst) holds only on the phone.")
    }
    try add(added, toListOf: phone, "constraints", &work)
    for constraint in added {
      work.note(
        ConversionNote(
          kind: .installation, id: constraint.id.flatMap { ids[$0] }, line: constraint.line,
          message: "\(padNames.equation(constraint).capitalizedFirst) holds only in regular width.")
      )
    }
  }

  private mutating func mergeFigures(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard let id = phone.id else { return }
    if let padID = pad.id { ids[padID] = id }
    let values = [("constant", "0"), ("priority", "1000")]
    for (name, standard) in values {
      let value = pad[name] ?? standard
      guard Double(value) != Double(phone[name] ?? standard) else { continue }
      try work.setValue(name, of: id, to: value, in: regular)
      work.note(
        .variation, phone,
        "\(work.names.equation(phone, withFigures: false).capitalizedFirst): the \(name) is \(value) in "
          + "regular width instead of \(phone[name] ?? standard).")
    }
  }

  // MARK: Connections

  private mutating func mergeConnections(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard phone.name != "connections", let padList = pad.child("connections") else { return }
    let phoneList = phone.child("connections")
    var listPath = phoneList.flatMap(work.path)
    let known = phoneList?.children.map { key(of: $0, isPad: false) } ?? []
    for connection in padList.children where !known.contains(key(of: connection, isPad: true)) {
      let target = connection["destination"].flatMap { ids[$0] }
      let property = connection["property"]
      let isTaken =
        connection.name == "outlet"
        && phoneList?.children("outlet").contains { $0["property"] == property } == true
      guard target != nil, !isTaken, phone.id != nil, let path = work.path(of: phone) else {
        work.note(
          ConversionNote(
            kind: .unmatched, id: phone.id, line: connection.line,
            message:
              "The \(connection.name) “\(property ?? connection["selector"] ?? connection["identifier"] ?? connection["kind"] ?? "")” of "
              + "\(padNames.name(of: pad)) is the pad's alone, and is left out."))
        continue
      }
      let new = copy(connection, &work)
      if let listPath {
        try work.make(.insert(new, into: listPath, .inOrder))
      } else {
        try work.make(
          .insert(NewElement(name: "connections", children: [new]), into: path, .inOrder))
        listPath = ElementPath(
          id: path.id, steps: path.steps + [ElementPath.Step(name: "connections")])
      }
      work.note(
        ConversionNote(
          kind: .added, id: new["id"], line: connection.line,
          message: "The \(connection.name) from \(padNames.name(of: pad)) to "
            + "\(padNames.name(ofID: connection["destination"])) is the pad's, and is added."))
    }
  }

  private func key(of connection: Element, isPad: Bool) -> [String] {
    let target = connection["destination"] ?? ""
    return [
      connection.name, connection["property"] ?? "", connection["selector"] ?? "",
      connection["eventType"] ?? "", connection["kind"] ?? "",
      connection["relationship"] ?? connection["identifier"] ?? "",
      isPad ? ids[target] ?? "?" : target,
    ]
  }
}

extension Document {
  fileprivate func hasID(_ id: String) -> Bool { element(id: id) != nil }

  /// A list that an element has.
  fileprivate func element(at owner: Element, _ list: String) -> Element? { owner.child(list) }
}
