import Editing
import InterfaceBuilder
import Localization
import Requests
import Scenes
import WorkerProtocol

/// What both documents have, and one has otherwise.
extension PadMerge {
  // MARK: Values

  /// What may vary beside the properties that can be changed by hand, with what has it: Xcode has a + for it
  /// in its inspector since version 8.
  private static let attributes: [String: Set<String>] = [
    "imageView": ["highlightedImage"], "label": ["enabled", "highlighted"],
  ]
  private static let elements = EditableProperty.elementKeys.union(["layoutMargins"])
  /// What is Interface Builder's own, or follows from constraints.
  private static let ignored: Set = [
    "id", "misplaced", "ambiguous", "sceneMemberID", "userLabel", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "key",
  ]
  private static let ignoredKeys: Set = ["frame", "autoresizingMask", "canvasLocation"]

  mutating func mergeValues(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard let id = phone.id else { return }
    let others = Self.attributes[phone.name] ?? []
    let names = Set(phone.attributes.map(\.name) + pad.attributes.map(\.name))
      .subtracting(Self.ignored)
    for name in names.sorted()
    where phone[name] != pad[name] && !isSameObject(phone[name], pad[name]) {
      let property = EditableProperty.named(name, ofElement: phone.name)
      let standard = property.flatMap { $0.absent.isEmpty ? nil : $0.absent }
      if property?.canVary ?? others.contains(name), let value = pad[name] ?? standard {
        try work.setValue(name, of: id, to: value, in: regular)
        work.note(
          .variation, phone,
          localized(
            "%1$s: %2$s is %3$s in regular width.", work.names.name(of: phone).capitalizedFirst,
            name.words.lowercasedWords, value))
      } else {
        work.note(
          ConversionNote(
            kind: .unmatched, id: id, line: pad.line,
            message:
              localized(
                "%1$s: %2$s is %3$s on the pad, which can't vary; it stays %4$s.",
                work.names.name(of: phone).capitalizedFirst, name.words.lowercasedWords,
                pad[name] ?? localized("not set"), phone[name] ?? localized("unset"))))
      }
    }
    try mergeElements(phone, pad, id, &work)
  }

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
        try work.setProperty(key, of: id, to: value, in: regular)
        work.note(
          .variation, phone,
          localized("%1$s has the pad's %2$s in regular width.", name, key.words.lowercasedWords))
      } else {
        work.note(
          ConversionNote(
            kind: .unmatched, id: id, line: (padValues[key] ?? pad).line,
            message:
              localized(
                "%1$s: %2$s is another one on the pad, which can't vary; the phone's stays.", name,
                key.words.lowercasedWords)))
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

  mutating func mergeConstraints(
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
            message: localized(
              "A constraint of the pad is to something that the phone's document has not: %1$s.",
              padNames.equation(constraint))))
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
        localized("%1$s holds only on the phone.", work.names.equation(constraint).capitalizedFirst)
      )
    }
    try add(added, toListOf: phone, "constraints", &work)
    for constraint in added {
      work.note(
        ConversionNote(
          kind: .installation, id: constraint.id.flatMap { ids[$0] }, line: constraint.line,
          message: localized(
            "%1$s holds only in regular width.", padNames.equation(constraint).capitalizedFirst))
      )
    }
  }

  private mutating func mergeFigures(
    _ phone: Element, _ pad: Element, _ work: inout Conversion
  ) throws {
    guard let id = phone.id else { return }
    if let padID = pad.id { ids[padID] = id }
    for property in EditableProperty.ofConstraints {
      let (name, standard) = (property.key, property.absent)
      let value = pad[name] ?? standard
      guard Double(value) != Double(phone[name] ?? standard) else { continue }
      try work.setValue(name, of: id, to: value, in: regular)
      work.note(
        .variation, phone,
        localized(
          "%1$s: the %2$s is %3$s in regular width instead of %4$s.",
          work.names.equation(phone, withFigures: false).capitalizedFirst, name, value,
          phone[name] ?? standard))
    }
  }

  // MARK: Connections

  mutating func mergeConnections(
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
              localized(
                "The %1$s “%2$s” of %3$s is the pad's alone, and is left out.", connection.name,
                property ?? connection["selector"] ?? connection["identifier"] ?? connection["kind"]
                  ?? "", padNames.name(of: pad))))
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
          message: localized(
            "The %1$s from %2$s to %3$s is the pad's, and is added.", connection.name,
            padNames.name(of: pad), padNames.name(ofID: connection["destination"]))))
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
