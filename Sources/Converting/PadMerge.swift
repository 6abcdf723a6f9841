import Editing
import InterfaceBuilder
import Localization
import Requests
import Traits
import WorkerProtocol
import Workspace

/// Puts what a pad's document has, and the phone's has otherwise, into the phone's, for regular width. The
/// phone's own values stay those of every other cell, compact width among them.
struct PadMerge {
  let matching: ObjectMatching
  let padNames: ObjectNames
  /// The phone's ids of the pad's objects, of those that are added, too.
  var ids: [String: String] = [:]
  let regular = VariationCase(SizeClassCell(width: .regular, height: nil))

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
          localized(
            """
            One of the documents is a storyboard and the other a xib; only two of a kind can \
            be merged.
            """)
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
    try merge.addResources(pad, &work)
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
        localized(
          "%1$s is only on the phone: it is left out in regular width.",
          work.names.name(of: view).capitalizedFirst)
      )
    }
    guard let owner = phoneList.parent else { return }
    try add(
      padList.children.filter { matching.match(of: $0) == nil }, toListOf: owner, "subviews", &work)
  }

  /// Adds the pad's elements to a list of an element of the phone's, for regular width only.
  mutating func add(
    _ elements: [Element], toListOf owner: Element, _ list: String, _ work: inout Conversion
  ) throws {
    guard let path = work.path(of: owner) else { return }
    var listPath: ElementPath? = owner.child(list).flatMap(work.path)
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
              localized(
                "%1$s is only on the pad: it is added for regular width.",
                padNames.name(of: element).capitalizedFirst)))
      }
    }
  }

  /// A copy for the phone's document, whose own objects get ids that are free there.
  mutating func copy(_ element: Element, _ work: inout Conversion) -> NewElement {
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
            ? localized("%1$s is only on the pad and can't vary; it is left out.", name)
            : localized("%1$s is only on the phone and can't vary; it stays for both.", name)))
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
            localized(
              """
              The scene of %1$s is only in the pad's document: it is added, and shown where segues or code \
              lead to it.
              """, controller.map(padNames.name) ?? localized("the pad"))))
    }
    let initial = pad.root["initialViewController"]
    if let initial, ids[initial] != work.document.root["initialViewController"] {
      work.note(
        ConversionNote(
          kind: .unmatched, id: ids[initial], line: pad.root.line,
          message:
            localized(
              "The pad begins with %1$s; the document keeps the phone's initial controller.",
              padNames.name(ofID: initial))))
    }
  }

  /// Images and colours that only the pad's objects name.
  private func addResources(_ pad: Document, _ work: inout Conversion) throws {
    for resource in pad.root.child("resources")?.children.map({ $0 }) ?? [] {
      try work.addResource(NewElement(copying: resource))
    }
  }

  private func reportPhoneScenes(_ work: inout Conversion) {
    for scene in work.document.scenes where !matching.isMatched(scene.element) {
      work.note(
        .unmatched, scene.controller,
        localized(
          "The scene of %1$s is only in the phone's document: it is as it was.",
          scene.controller.map(work.names.name) ?? localized("the phone")))
    }
  }
}

extension Document {
  fileprivate func hasID(_ id: String) -> Bool { element(id: id) != nil }
}
