import Editing
import InterfaceBuilder
import Localization
import Requests
import Scenes
import Workspace

/// What is said of one object itself, by property, in words: its attributes, and the values in it that
/// have no ids of their own. Everything that is written in it is a fact, or noise, or a place in a list.
struct ObjectFacts {
  /// In document order.
  private(set) var facts: [ObjectFact] = []
  /// What Interface Builder writes anew by itself, as it is written.
  private(set) var noise: [DiffNoise.Kind: [String]] = [:]
  /// The objects in each list of the object, by the list's place in it.
  private(set) var lists: [(place: String, objects: [Element])] = []
  /// The cells of the size-class grid that something varies for, by what properties of theirs begin with.
  private var cells: [String: String] = [:]

  /// What begins the properties that are set by key-value coding.
  static let runtime = "runtime attribute "
  /// A value without anything in it.
  static let empty = "none"
  /// Every colour without opacity.
  static let clear = "clear"

  /// Attributes that say which element it is.
  private static let silent: Set<String> = ["id", "key"]
  /// What Interface Builder found when it saved, or needs to draw, and how it found a class's module.
  private static let saved: [String: DiffNoise.Kind] = [
    "misplaced": .marks, "ambiguous": .marks, "sceneMemberID": .marks,
    "propertyAccessControl": .marks, "customModuleProvider": .providers,
  ]
  /// Which Interface Builder wrote a document.
  private static let header: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "minToolsVersion", "propertyAccessControl",
    "colorMatched", "targetRuntime",
  ]
  private static let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤", "equal": "="]
  /// Sides of insets, and what Xcode's inspectors call otherwise.
  private static let spelled = [
    "minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom",
    "symbolic": "standard spacing",
  ]
  private static let references = Set(Document.referencingAttributes)

  private let names: ObjectNames
  private let version: DiffVersion
  private let isConstraint: Bool
  /// The version that it is compared with: what isn't there is new or gone, and so is what masks say of it.
  private let other: DiffVersion?
  /// What somebody chose of a view's frame; nothing of one that follows from constraints.
  private let chosenOfFrame: Set<String>

  init(
    _ element: Element, _ names: ObjectNames, of version: DiffVersion,
    comparedWith other: DiffVersion? = nil, chosenOfFrame: Set<String> = []
  ) {
    (self.names, self.version, self.other) = (names, version, other)
    self.chosenOfFrame = chosenOfFrame
    isConstraint = element.name == "constraint"
    // Segues have a kind of their own.
    if element["kind"] == nil { add("kind", element.name.lowercasedWords, exact: element.name) }
    addAttributes(of: element, prefix: "")
    if isConstraint, !names.isByID { addImplicitItems(of: element) }
    for child in element.children { add(child, prefix: "", list: "") }
    addText(of: element, "text")
  }

  private mutating func addText(of element: Element, _ property: String) {
    guard element.hasText else { return }
    add(property, element.text.inQuotes, exact: element.text)
  }

  /// The facts about a document as a whole: its format, its target and its initial controller.
  /// - Parameter other: The version that it is compared with.
  init(ofDocument version: DiffVersion, _ names: ObjectNames, comparedWith other: DiffVersion) {
    (self.names, self.version, self.other) = (names, version, other)
    isConstraint = false
    chosenOfFrame = []
    let root = version.document.root
    for attribute in root.attributes {
      if Self.header.contains(attribute.name) {
        addNoise(.header, "\(attribute.name)=\(attribute.value)")
      } else {
        addAttribute(attribute, isRelation: false, prefix: "")
      }
    }
    for child in root.children { addPart(child) }
  }

  /// What system it is for. That that is iOS Interface Builder writes by itself.
  private mutating func addDeployment(_ deployment: Element?) {
    guard let deployment else { return }
    if let written = deployment["version"] ?? deployment["defaultVersion"] {
      let target = DeploymentTarget.of(version.document).map { "iOS \($0)" } ?? written
      add("deployment target", target, exact: deployment.exact)
    } else {
      addNoise(.header, deployment.exact)
    }
  }

  /// What a document has beside its objects.
  private mutating func addPart(_ part: Element) {
    switch part.name {
    case "device": addNoise(.header, part.exact)
    case "dependencies":
      for child in part.children where child.name != "deployment" { addNoise(.header, child.exact) }
      addDeployment(part.child("deployment"))
    case "resources", "customFonts", "classes": addNoise(.resources, part.exact)
    case "designables": addNoise(.designables, part.exact)
    case "scenes":
      // What only one version has is told as a whole.
      let scenes = part.children("scene").filter { scene in
        SceneElement(scene).controller?.id.map { other?.object($0) != nil } ?? true
      }
      for scene in scenes {
        addNoise(.marks, "sceneID=\(scene["sceneID"] ?? "")")
        for child in scene.children {
          if child.name == "objects" { addObjects(child) } else { addNoise(.marks, child.exact) }
        }
      }
      addNoise(.same, scenes.compactMap { SceneElement($0).controller?.id }.joined(separator: " "))
    case "objects": addObjects(part)
    default: add(part, prefix: "", list: "")
    }
  }

  private mutating func addObjects(_ list: Element) {
    let ids = list.children.compactMap(\.id).filter { other?.object($0) != nil }
    addNoise(.same, ids.joined(separator: " "))
    for child in list.children where !version.isObject(child) { add(child, prefix: "", list: "") }
  }

  // MARK: Adding

  private mutating func add(
    _ property: String, _ value: String, exact: String? = nil, detail: String? = nil
  ) {
    facts.append(ObjectFact(property, value, exact: exact, detail: detail))
  }

  private mutating func addNoise(_ kind: DiffNoise.Kind, _ text: String) {
    noise[kind, default: []].append(text)
  }

  private mutating func addAttributes(of element: Element, prefix: String) {
    for attribute in element.attributes where !Self.silent.contains(attribute.name) {
      // Whether Interface Builder or somebody made a constraint Xcode 4 wrote.
      let isOrigin = isConstraint && attribute.name == "type"
      if let kind = isOrigin ? .marks : Self.saved[attribute.name] {
        addNoise(kind, "\(prefix)\(attribute.name)=\(attribute.value)")
      } else {
        addAttribute(
          attribute, isRelation: isConstraint && attribute.name == "relation", prefix: prefix)
      }
    }
  }

  private mutating func addAttribute(
    _ attribute: ElementTree.Attribute, isRelation: Bool, prefix: String
  ) {
    let words = Self.spelled[attribute.name] ?? attribute.name.lowercasedWords
    let property = prefix + words
    if Self.references.contains(attribute.name) {
      addReference(property, attribute.value)
    } else {
      let sign = isRelation ? Self.relations[attribute.value] : nil
      add(
        property, sign ?? attribute.value.inWords(of: attribute.name), exact: attribute.value)
    }
  }

  /// Ids are said by name.
  private mutating func addReference(_ property: String, _ id: String) {
    let id = version.shared(id)
    let name = names.name(ofID: id)
    add(property, name, exact: id, detail: "\(name) (\(id))")
  }

  /// Where a constraint names no item, the view that holds it is meant.
  private mutating func addImplicitItems(of constraint: Element) {
    let holder = version.owner(of: constraint)?.id
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")]
    where constraint[item] == nil && constraint[attribute] != nil {
      if let holder { addReference(item.lowercasedWords, holder) }
    }
  }

  /// - Parameter list: The lists around it, as places of objects are called.
  private mutating func add(_ child: Element, prefix: String, list: String) {
    guard !version.isObject(child) else { return }
    if child.isOfCanvas { return addNoise(.marks, "\(prefix)\(child.key ?? "") \(child.exact)") }
    let property = prefix + (child.key ?? child.name).withoutPrefix("NS").lowercasedWords
    switch child.name {
    case "rect" where child.key == "frame": addFrame(child, property)
    // Xcode 8.0 to 8.2 wrote it in place of a frame.
    case "frame" where child.key == "frameInset": addNoise(.frames, child.exact)
    case "color":
      add(
        property, ColorElement(child)?.inWords ?? "unknown", exact: child.exact,
        detail: ColorElement(child)?.inWordsWithSpace)
    case "nil": add(property, Self.empty, exact: child.exact)
    case "font": add(property, child.fontInWords, exact: child.exact)
    case "attributedString": addAttributedText(child, property)
    case "fontDescription":
      add(
        child.key == "fontDescription" ? prefix + "font" : property, child.fontInWords,
        exact: child.exact, detail: child.attributesInWords)
    case "string", "mutableString":
      let list = child.parent.map { prefix + ($0.key ?? $0.name).lowercasedWords } ?? property
      // Which of the two elements it is, and whether its bytes are in Base64, is no other text.
      let text = child.stringValue ?? child.text
      add(
        child.key == nil ? list : property, text.inQuotes, exact: child.exact, detail: text.inQuotes
      )
    case "value" where child.hasSize, "size" where child.hasSize:
      let sides = ["width", "height"].map { child[$0]?.inWords(of: $0) ?? "" }
      add(property, sides.joined(separator: " × "), exact: child.exact)
    case "bool", "integer", "real":
      add(property, child["value"]?.inWords(of: "value") ?? "set", exact: child.exact)
    case "autoresizingMask", "extendedEdge", "dataDetectorType", "accessibilityTraits":
      let parts = child.attributes.filter { $0.value == "YES" }.map(\.name.lowercasedWords)
      add(property, parts.isEmpty ? Self.empty : parts.joined(separator: ", "), exact: child.exact)
    case "state": addWhole(child, prefix: "\(prefix)\(child.key ?? "") ", list: list)
    case "variation": addVariation(child, prefix: prefix, list: list)
    case "userDefinedRuntimeAttribute": addRuntimeAttribute(child, prefix)
    case "mask": addMask(child, prefix: prefix)
    default: addOther(child, prefix: prefix, list: list)
    }
  }

  private mutating func addFrame(_ frame: Element, _ property: String) {
    let names = ["x", "y", "width", "height"]
    let chosen = names.filter(chosenOfFrame.contains)
    let figures = { (names: [String]) in
      names.map { frame[$0]?.inWords(of: $0) ?? "?" }.joined(separator: ", ")
    }
    if chosen.count == names.count {
      add(property, figures(names), exact: frame.exact)
    } else {
      // What follows from constraints isn't told, though what was chosen is.
      if !chosen.isEmpty {
        add("size", chosen.map { "\($0) \(figures([$0]))" }.joined(separator: ", "))
      }
      addNoise(.frames, "\(property) \(frame.exact)")
    }
  }

  /// Something whose attributes are told one by one.
  private mutating func addWhole(_ child: Element, prefix: String, list: String) {
    addAttributes(of: child, prefix: prefix)
    for inner in child.children { add(inner, prefix: prefix, list: list) }
  }

  /// The text as a whole, and how its parts look.
  private mutating func addAttributedText(_ text: Element, _ property: String) {
    let fragments = text.children("fragment")
    let contents = fragments.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }
    add(
      property, contents.joined().inQuotes,
      exact: fragments.map(\.exactAttributes).joined(separator: "|") + contents.joined(),
      detail: contents.map(\.inQuotes).joined(separator: " | "))
    for part in fragments.flatMap(\.children) where part.key != "content" {
      for value in part.children { add(value, prefix: property + " ", list: "") }
    }
    let others = text.children.filter { $0.name != "fragment" }
    for other in others { add(other, prefix: property + " ", list: "") }
  }

  private mutating func addVariation(_ child: Element, prefix: String, list: String) {
    let place = prefix + child.variationInWords
    if let variation = VariationCase(key: child.key ?? ""), variation.cell != nil {
      cells["\(place): "] = variation.name
    }
    addWhole(child, prefix: "\(place): ", list: list)
  }

  private mutating func addRuntimeAttribute(_ child: Element, _ prefix: String) {
    let value =
      child["value"]?.inWords(of: "value")
      ?? child.child(key: "value").map { inner in
        ColorElement(inner)?.inWords
          ?? (inner.hasSize
            ? inner.attributesInWords
            : inner.text.isEmpty
              ? inner["value"]?.inWords(of: "value") ?? inner.attributesInWords
              : inner.text.inQuotes)
      } ?? "none"
    add(
      prefix + Self.runtime + (child["keyPath"] ?? "?"), value, exact: child.exact,
      detail: "\(value) (\(child.attributesInWords(except: ["keyPath", "value"])))")
  }

  /// What is left out and installed.
  private mutating func addMask(_ mask: Element, prefix: String) {
    for item in mask.children {
      let id = item["reference"].map(version.shared) ?? ""
      // Of what is new or gone it is told with that.
      if let other, other.object(id) == nil, version.object(id) != nil { continue }
      guard version.object(id) != nil || names.document.element(id: id) != nil else {
        addNoise(.same, item.exact)
        continue
      }
      let state = item.name == "exclude" ? "left out" : "installed"
      add(
        prefix + names.name(ofID: id), state, exact: "\(mask.key ?? "") \(item.name) \(id)",
        detail: "\(state) of \((mask.key ?? "").lowercasedWords)")
    }
  }

  private mutating func addOther(_ child: Element, prefix: String, list: String) {
    let key = child.key ?? ""
    let own = child.attributes.filter { !Self.silent.contains($0.name) }
    let inside = prefix + (key.isEmpty ? child.name : key).lowercasedWords
    let place = list + (list.isEmpty ? "" : " ") + (key.isEmpty ? child.name : key)
    addList(child, place)
    if own.isEmpty, child.children.isEmpty, !child.hasText, !key.isEmpty {
      add(inside, Self.empty, exact: child.exact)
    }
    let isOneOfSeveral = key.isEmpty && child.parent?.isMereList == true
    if isOneOfSeveral, !own.isEmpty {
      add(inside, child.attributesInWords, exact: child.exactAttributes)
    } else {
      addAttributes(of: child, prefix: inside + " ")
    }
    addText(of: child, inside)
    for inner in child.children {
      add(inner, prefix: child.isMereList ? prefix : inside + " ", list: place)
    }
  }

  private mutating func addList(_ list: Element, _ place: String) {
    let objects = list.children.filter(version.isObject)
    if !objects.isEmpty { lists.append((place, objects)) }
  }

  /// The cell of the size-class grid that all these changes are for; nil where some are for another one, or for the
  /// base.
  func cell(of changes: FactChanges, to other: ObjectFacts) -> String? {
    let known = cells.merging(other.cells) { $1 }
    let found = Set(
      changes.properties.map { property in
        known.first { property.hasPrefix($0.key) }?.value ?? ""
      })
    return found.count == 1 ? found.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }
}

extension Element {
  /// Whether an element without an id is only what is in it, such as a list of subviews.
  fileprivate var isMereList: Bool {
    attributes.isEmpty && !hasText && !children.isEmpty
  }

  fileprivate var hasText: Bool { !text.allSatisfy(\.isWhitespace) }

  /// What there is of Interface Builder's canvas.
  private static let canvas: Set = [
    "canvasLocation", "inferredMetricsTieBreakers", "accessibilityOverrides",
    "freeformSize",
  ]

  fileprivate var isOfCanvas: Bool {
    [name, key ?? ""].contains { word in
      Self.canvas.contains(word) || word.hasPrefix("simulated")
        || word.hasSuffix("SimulatedSizeMetrics")
    }
  }
}
