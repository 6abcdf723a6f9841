import Editing
import InterfaceBuilder
import Localization
import Requests
import Scenes
import WorkerProtocol
import Workspace

/// What is said of one object itself, by property, in words: its attributes, and the values in it that
/// have no ids of their own.
struct ObjectFacts {
  /// By property, in document order.
  private(set) var values: [(property: String, value: String)] = []
  /// What Interface Builder writes anew by itself.
  private(set) var noise: [String: String] = [:]
  /// The cells of the size-class grid that something varies for, by what properties of theirs begin with.
  private var cells: [String: String] = [:]

  /// Attributes that say nothing of the interface.
  private static let silent: Set<String> = ["id", "key", "sceneMemberID"]
  /// What Interface Builder found when it saved, or needs to draw, and how it found a class's module.
  private static let saved: Set<String> = ["misplaced", "ambiguous", moduleProvider]
  static let moduleProvider = "customModuleProvider"
  /// Which Interface Builder wrote a document.
  private static let header: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "minToolsVersion", "propertyAccessControl",
    "colorMatched",
  ]
  private static let drawn: Set<String> = [
    "canvasLocation", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedScreenMetrics", "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers",
  ]

  private static let relations = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤", "equal": "="]

  private let names: ObjectNames
  private let isConstraint: Bool
  /// The version that it is compared with: what isn't there is new or gone, and so is what masks say of it.
  private let other: Document?

  init(_ element: Element, _ names: ObjectNames, comparedWith other: Document? = nil) {
    (self.names, self.other) = (names, other)
    isConstraint = element.name == "constraint"
    add("kind", element.name)
    addAttributes(of: element, prefix: "")
    if isConstraint, !names.isByID { addImplicitItems(of: element) }
    for child in element.children where child.id == nil { add(child, prefix: "") }
    if !element.text.isEmpty { add("text", element.text) }
  }

  static func isHeader(_ attribute: String) -> Bool { header.contains(attribute) }

  /// What is said of a document itself: how it is built, for what, and where it begins.
  init(_ document: Document, _ names: ObjectNames) {
    (self.names, other) = (names, nil)
    isConstraint = false
    for attribute in document.root.attributes where !Self.header.contains(attribute.name) {
      let isReference = attribute.name == "initialViewController"
      add(
        attribute.name.lowercasedWords,
        isReference ? names.name(ofID: attribute.value) : attribute.value.inWords)
    }
    // That it is for iOS Interface Builder writes by itself.
    if let target = DeploymentTarget.of(document) { add("deployment target", "iOS \(target)") }
  }

  private mutating func add(_ property: String, _ value: String) {
    values.append((property, value))
  }

  private mutating func addAttributes(of element: Element, prefix: String) {
    for attribute in element.attributes where !Self.silent.contains(attribute.name) {
      if Self.saved.contains(attribute.name) {
        noise[attribute.name] = attribute.value
      } else {
        // Ids are said by name.
        let isReference = ["firstItem", "secondItem", "destination"].contains(attribute.name)
        let sign =
          isConstraint && attribute.name == "relation" ? Self.relations[attribute.value] : nil
        add(
          prefix + attribute.name.lowercasedWords,
          sign ?? (isReference ? names.name(ofID: attribute.value) : attribute.value.inWords))
      }
    }
  }

  /// Where a constraint names no item, the view that holds it is meant.
  private mutating func addImplicitItems(of constraint: Element) {
    let holder = constraint.parent?.parent?.id
    for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")]
    where constraint[item] == nil && constraint[attribute] != nil {
      add(item.lowercasedWords, names.name(ofID: holder))
    }
  }

  private mutating func add(_ child: Element, prefix: String) {
    let key = child["key"] ?? ""
    let property = prefix + key.lowercasedWords
    switch child.name {
    case "rect" where key == "frame":
      let frame = ["x", "y", "width", "height"].map { child[$0] ?? "?" }.joined(separator: ", ")
      if child.parent?["fixedFrame"] == "YES" {
        add("frame", frame)
      } else {
        noise[property] = frame
      }
    case "color": add(property, ColorElement(child)?.inWords ?? "unknown")
    case "nil": add(property, "none")
    case "fontDescription": add(prefix + "font", child.fontInWords)
    case "string", "mutableString": add(property, child.text.inWords)
    case "value" where child.hasSize, "size" where child.hasSize:
      add(property, "\(child["width"]?.inWords ?? "") × \(child["height"]?.inWords ?? "")")
    case "state":
      addAttributes(of: child, prefix: "\(key) ")
      for inner in child.children { add(inner, prefix: "\(key) ") }
    case "variation":
      let place = child.variationInWords
      if let variation = VariationCase(key: child["key"] ?? ""), variation.cell != nil {
        cells["\(place): "] = variation.name
      }
      addAttributes(of: child, prefix: "\(place): ")
      for inner in child.children { add(inner, prefix: "\(place): ") }
    case "userDefinedRuntimeAttribute":
      let value =
        child["value"]?.inWords
        ?? child.child(key: "value").map { inner in
          ColorElement(inner)?.inWords
            ?? (inner.text.isEmpty ? inner["value"] ?? "set" : inner.text.inWords)
        }
      add("runtime attribute \(child["keyPath"] ?? "?")", value ?? "none")
    case "mask":
      // Of one element the last word counts, so it is one property.
      for item in child.children {
        if let id = item["reference"], other.map({ $0.element(id: id) != nil }) ?? true {
          add(
            "\(prefix)\(names.name(ofID: id))", item.name == "exclude" ? "left out" : "installed")
        }
      }
    case "subviews", "constraints", "connections", "items", "objects", "gestureRecognizers",
      "userDefinedRuntimeAttributes":
      for inner in child.children where inner.id == nil { add(inner, prefix: prefix) }
    default:
      if Self.drawn.contains(key) || Self.drawn.contains(child.name) {
        noise[property] = child.attributes.map(\.value).joined(separator: " ")
        return
      }
      let inside = prefix + (key.isEmpty ? child.name : key).lowercasedWords
      let own = child.attributes.filter { !Self.silent.contains($0.name) }
      let values = own.map { "\($0.name.lowercasedWords) \($0.value.inWords)" }
      if !values.isEmpty || child.children.isEmpty && child.text.isEmpty {
        add(inside, values.isEmpty ? "set" : values.joined(separator: ", "))
      }
      if !child.text.isEmpty { add(inside, child.text.inWords) }
      for inner in child.children where inner.id == nil { add(inner, prefix: inside + " ") }
    }
  }

  /// What has changed to another version, as parts of a sentence.
  func changes(to other: ObjectFacts) -> [String] {
    let (before, after) = (grouped, other.grouped)
    var changes: [String] = []
    for (property, value) in after.order.map({ ($0, after.values[$0] ?? "") }) {
      let earlier = before.values[property] ?? Self.unset(property, otherwise: value)
      if earlier != value { changes.append(Self.sentence(property, value, earlier)) }
    }
    for property in before.order where after.values[property] == nil {
      let earlier = before.values[property] ?? ""
      let value = Self.unset(property, otherwise: earlier)
      if earlier != value { changes.append(Self.sentence(property, value, earlier)) }
    }
    return changes
  }

  /// The cell of the size-class grid that all changes to another version are for; nil where some are for another
  /// one, or for the base.
  func cell(ofChangesTo other: ObjectFacts) -> String? {
    let (before, after) = (grouped.values, other.grouped.values)
    let known = cells.merging(other.cells) { $1 }
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    let found = Set(
      changed.map { property in known.first { property.hasPrefix($0.key) }?.value ?? "" })
    return found.count == 1 ? found.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  private static func sentence(_ property: String, _ value: String, _ earlier: String) -> String {
    // Of long texts what differs is to be seen.
    let shared = zip(value, earlier).prefix { $0 == $1 }.count
    return localized(
      "%1$s is %2$s, was %3$s", property, value.part(around: shared).translatedState,
      earlier.part(around: shared).translatedState)
  }

  /// What counts where a property isn't written.
  private static func unset(_ property: String, otherwise value: String) -> String {
    if value == "left out" || value == "installed" {
      return value == "installed" ? "left out" : "installed"
    }
    // Of a variation the base counts then.
    return property.contains(": ") ? "as elsewhere" : defaults[property] ?? "not set"
  }

  /// UIKit's, of what is written most often. Source: the documentation of NSLayoutConstraint, UIView, UIControl,
  /// UIStackView and UITableView.
  private static let defaults = [
    "constant": "0", "multiplier": "1", "priority": "1000", "relation": "=", "hidden": "off",
    "alpha": "1", "number of lines": "1", "axis": "horizontal", "spacing": "0",
    "distribution": "fill", "enabled": "on", "selected": "off", "highlighted": "off",
    "user interaction enabled": "on", "clips subviews": "off", "allows selection": "on",
    "adjusts font for content size category": "off", "scroll enabled": "on",
    "paging enabled": "off",
  ]

  /// One value for each property: several of one name are a list.
  private var grouped: (order: [String], values: [String: String]) {
    var order: [String] = []
    var all: [String: String] = [:]
    for (property, value) in values {
      if let earlier = all[property] {
        all[property] =
          ["left out", "installed"].contains(value) ? value : earlier + " | " + value
      } else {
        order.append(property)
        all[property] = value
      }
    }
    return (order, all)
  }
}

extension String {
  /// What is said of what isn't written, in the user's language; values as they are.
  fileprivate var translatedState: String {
    switch self {
    case "left out": localized("left out")
    case "installed": localized("installed")
    case "as elsewhere": localized("as elsewhere")
    case "not set": localized("not set")
    default: self
    }
  }

  /// A text of usual length, or of a longer one what is about a place.
  fileprivate func part(around place: Int) -> String {
    let most = 80
    guard count > most else { return self }
    let start = place < most - 20 ? 0 : Swift.min(place - 20, count - most)
    let part = dropFirst(start).prefix(most)
    return (start > 0 ? "“…" : "") + part + (start + most < count ? "…”" : "")
  }

  /// A value as a sentence has it: texts in quotes, figures and words as they are.
  fileprivate var inWords: String {
    if self == "YES" { return "on" }
    if self == "NO" { return "off" }
    if Double(self) != nil { return hasSuffix(".0") ? String(dropLast(2)) : self }
    let isWord = !isEmpty && allSatisfy { $0.isASCII && $0.isLetter } && first?.isLowercase == true
    if isWord { return self }
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ⏎ ")
    return "“\(line)”"
  }
}

extension Element {
  /// `bold system 17`, `Body`, `Avenir-Book 15`.
  fileprivate var fontInWords: String {
    if let style = self["style"] {
      return style.replacingPrefix("UICTFontTextStyle").replacingPrefix("UIFontTextStyle")
        .lowercasedWords
    }
    let name = self["name"] ?? self["type"] ?? "system"
    let weight = self["weight"].map { $0 + " " } ?? ""
    let face =
      name == "boldSystem" ? "bold system" : name == "italicSystem" ? "italic system" : name
    return weight + face + (self["pointSize"].map { " \($0)" } ?? "")
  }

  /// `in compact width`, `everywhere else`.
  var variationInWords: String {
    let conditions = VariationElement(self).conditions ?? []
    guard !conditions.isEmpty else { return "by default" }
    return "in "
      + conditions.map { condition in
        let trait =
          condition.trait.hasSuffix("Class") ? condition.trait.dropLast(5) : condition.trait[...]
        return "\(condition.value) \(trait)"
      }.joined(separator: " and ")
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension ColorElement {
  fileprivate var inWords: String {
    switch value {
    case .system(let name), .named(let name): return name
    case .components(let color):
      let parts = [color.red, color.green, color.blue].map { part -> String in
        let byte = Int((min(max(part, 0), 1) * 255).rounded())
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      let opacity = color.alpha < 1 ? " at \(Int((color.alpha * 100).rounded())) %" : ""
      return "#" + parts.joined() + opacity
    case nil: return "unknown"
    }
  }
}

extension Element {
  fileprivate var hasSize: Bool { self["width"] != nil && self["height"] != nil }
}
