import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import Traits

/// An attribute of an object with its value, as people see it in an inspector.
package struct InspectedAttribute: Sendable {
  /// Where the value is from.
  package enum Source: String, Sendable, CaseIterable {
    case document, variation, code, appearance
    /// UIKit's own.
    case absent = "default"
  }

  /// A colour as it is written.
  package enum WrittenColor: Sendable {
    case element(ColorElement)
    /// As code names it.
    case name(String)
  }

  /// As the document has it; of a part with where it is, such as `normal.title`.
  package let key: String
  package let title: String
  package let kind: AttributeKind
  /// The value in words.
  package let value: String
  package let source: Source
  /// Nil for what isn't in the document.
  package let line: Int?
  /// The variation that counts; nil where that is the base, or where nothing varies.
  package internal(set) var variation: VariationElement?
  /// All that have a value for it.
  package internal(set) var variations: [VariationElement] = []
  package internal(set) var color: WrittenColor?
  package internal(set) var image: ImageReference?
}

/// Attributes below one title.
package struct AttributeGroup: Sendable {
  package let title: String
  package internal(set) var attributes: [InspectedAttribute]
}

/// All that an object has, in groups as in Xcode's inspectors; what isn't known by name comes last.
package struct AttributeList {
  package private(set) var groups: [AttributeGroup] = []
  private let typography: Typography
  private var unknown: [InspectedAttribute] = []

  package init(of view: View, typography: Typography) {
    self.typography = typography
    guard let element = view.element else { return }
    let own = AttributeTable.own(of: element, as: view.kind)
    let common = AttributeTable.common(of: element)
    for table in own { add(table, of: view) }
    addParts(of: element)
    for table in common { add(table, of: view) }
    if let place = groups.firstIndex(where: { $0.title == View.accessibility.title }) {
      groups.append(groups.remove(at: place))
    }
    addRuntimeAttributes(of: element)
    addUnknown(in: view, beside: own + common)
    add(AttributeGroup(title: localized("Other"), attributes: unknown))
  }

  private mutating func add(_ group: AttributeGroup) {
    if !group.attributes.isEmpty { groups.append(group) }
  }

  private mutating func add(_ table: AttributeTable, of view: View, _ path: String = "") {
    add(
      AttributeGroup(
        title: table.title,
        attributes: table.entries.compactMap { attribute($0, of: view, path) }))
  }

  private func attribute(
    _ entry: AttributeEntry, of view: View, _ path: String
  ) -> InspectedAttribute? {
    let written = entry.keys.lazy.compactMap { view.written($0) }.first
    let font = entry.font?(view, typography)
    let absent = font.map { AttributeWords.font($0, nil) } ?? entry.absent(view)
    guard let value = written.map({ words($0, entry, font) }) ?? absent else { return nil }
    var attribute = InspectedAttribute(
      path + entry.key, entry.title, entry.kind, value, written,
      view.variationsNaming(entry.keys))
    if entry.kind == .image { attribute.image = view.imageReference(entry.key) }
    return attribute
  }

  private func words(_ written: WrittenValue, _ entry: AttributeEntry, _ font: Font?) -> String {
    if let element = written.element {
      guard entry.kind == .font, let font else {
        return AttributeWords.value(of: element, entry.kind, entry)
      }
      return AttributeWords.font(font, FontElement(element).face)
    }
    let text = written.text ?? ""
    return switch entry.kind {
    case .flag: AttributeWords.flag(text)
    case .number: AttributeWords.number(text)
    case .priority: Double(text).map(AttributeWords.priority) ?? text
    case .mode: AttributeWords.mode(text, entry.names)
    case .color where written.source != .document: AttributeWords.systemColor(text)
    default: text
    }
  }

  // MARK: Parts

  /// Elements that are values of the object and have attributes of their own, such as a button's states.
  private mutating func addParts(of element: Element, _ path: String = "") {
    var numbers: [String: Int] = [:]
    for child in element.children {
      let number = numbers[child.name, default: 0]
      numbers[child.name] = number + 1
      if AttributeTable.isList(child) {
        addParts(of: child, "\(path)\(child.key ?? child.name).")
      } else if let table = AttributeTable.part(child, number: number) {
        let place = "\(path)\(child.key ?? "\(child.name)\(number)")."
        let view = View(alone: child)
        // A part has no inspector for its identity; what is written of that is beside the rest.
        let identity = View.identity.entries.map(\.whereWritten)
        let all = AttributeTable(table.title, table.entries + identity)
        add(all, of: view, place)
        addParts(of: child, place)
        addUnknown(in: view, beside: [all], place)
      }
    }
  }

  // MARK: What the app says

  private mutating func addRuntimeAttributes(of element: Element) {
    let attributes = element.runtimeAttributes.map { attribute in
      var inspected = InspectedAttribute(
        attribute.keyPath, attribute.keyPath, .runtime, attribute.words,
        WrittenValue(source: .document, line: attribute.element.line), [])
      if case .color(let color)? = attribute.value { inspected.color = .element(color) }
      return inspected
    }
    add(AttributeGroup(title: localized("User Defined Runtime Attributes"), attributes: attributes))
  }

  // MARK: What no table has

  private mutating func addUnknown(
    in view: View, beside tables: [AttributeTable], _ path: String = ""
  ) {
    guard let element = view.element else { return }
    let known = Set(tables.flatMap(\.entries).flatMap(\.keys)).union(AttributeTable.structure)
    let varied = element.variations.flatMap(\.attributes)
    var seen = known
    for name in (element.attributes + varied).map(\.name) where seen.insert(name).inserted {
      guard let written = view.written(name) ?? firstVaried(name, element) else { continue }
      unknown.append(
        InspectedAttribute(
          path + name, path + name, .text, written.text ?? "", written,
          view.variationsNaming([name])))
    }
    for child in element.children where !AttributeTable.isShownElsewhere(child) {
      let name = child.key ?? child["name"] ?? child.name
      guard seen.insert(name).inserted else { continue }
      let written =
        view.written(name)
        ?? WrittenValue(element: child, source: child.source, line: child.lineInDocument)
      let kind = AttributeKind(ofElement: child.name)
      let words = written.element.map { value in
        kind == .font
          ? AttributeWords.font(
            Font(
              value, defaultSize: Font.bodySize(typography: typography), typography: typography),
            FontElement(value).face)
          : AttributeWords.value(of: value, kind, nil)
      }
      unknown.append(
        InspectedAttribute(
          path + name, path + name, kind, words ?? written.text ?? "", written,
          view.variationsNaming([name])))
    }
  }

  /// What only variations have that don't count here.
  private func firstVaried(_ name: String, _ element: Element) -> WrittenValue? {
    element.variations.first { $0.element[name] != nil }.map {
      WrittenValue(text: localized("Default"), source: .document, line: $0.element.line)
    }
  }
}

extension InspectedAttribute {
  fileprivate init(
    _ key: String, _ title: String, _ kind: AttributeKind, _ value: String,
    _ written: WrittenValue?, _ variations: [VariationElement]
  ) {
    self.key = key
    self.title = title
    self.kind = kind
    self.value = value
    self.variations = variations
    line = written?.line
    switch written?.source {
    case .document?: source = .document
    case .variation(let counting)?:
      source = .variation
      variation = counting
    case .code?: source = .code
    case .appearance?: source = .appearance
    case nil: source = .absent
    }
    guard kind == .color, let written else { return }
    color =
      written.element.map { ColorElement($0).map { .element($0) } }
      ?? written.text.map { .name($0) }
  }
}

extension RuntimeAttribute {
  /// The value and, where that isn't seen, its type.
  fileprivate var words: String {
    switch value {
    case .boolean(let flag): AttributeWords.flag(flag)
    case .number(let number): number.text(decimals: 3)
    case .string(let text): text
    case .localizedString(let text): localized("%1$s (localized)", text)
    case .color(let color): AttributeWords.color(color) ?? AttributeWords.summary(of: color.element)
    case .image(let name): localized("%1$s (image)", name)
    case .point(let x, let y): AttributeWords.point(x, y)
    case .size(let width, let height): AttributeWords.size(width, height)
    case .rect(let x, let y, let width, let height): AttributeWords.rect(x, y, width, height)
    case .range(let location, let length):
      localized("%1$s to %2$s", location.text(), (location + length).text())
    case Value.none?: "nil"
    case nil: AttributeWords.summary(of: element)
    }
  }
}

extension AttributeKind {
  /// What the value of an element is that no table has.
  fileprivate init(ofElement name: String) {
    self =
      switch name {
      case "color": .color
      case "fontDescription", "font": .font
      case "imageReference": .image
      case "inset", "edgeInsets", "directionalEdgeInsets": .insets
      case "size": .size
      case "point": .point
      case "rect": .rect
      default: .text
      }
  }
}
