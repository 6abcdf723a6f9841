import Editing
import InterfaceBuilder
import Requests
import Traits

/// What the values of attributes and elements are called in sentences.
extension String {
  /// Attributes whose values somebody wrote or chose by name, so that they are quoted.
  private static let texts: Set = [
    "text", "title", "placeholder", "prompt", "userLabel", "identifier", "reuseIdentifier",
    "storyboardIdentifier", "restorationIdentifier", "customClass", "customModule", "image",
    "selectedImage", "highlightedImage", "backgroundImage", "headerTitle", "footerTitle",
    "selector", "property", "keyPath", "name", "unwindAction", "label", "hint", "badgeValue",
    "content", "storyboardName", "referencedIdentifier", "nibName", "bundleIdentifier",
  ]

  /// Heights of a table's rows and titles, which are UITableView.automaticDimension where they are −1.
  private static let heights: Set = [
    "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "estimatedSectionHeaderHeight",
    "sectionFooterHeight", "estimatedSectionFooterHeight",
  ]

  /// The value of an attribute as a sentence has it: texts in quotes, figures and words as they are.
  func inWords(of attribute: String) -> String {
    if Self.texts.contains(attribute) { return inQuotes }
    if self == "YES" { return "on" }
    if self == "NO" { return "off" }
    if Self.heights.contains(attribute), Double(self) == -1 { return "automatic" }
    if let number = Double(self), number.isFinite { return number.text(decimals: 3) }
    let isRatio = !isEmpty && allSatisfy { $0.isNumber || $0 == ":" || $0 == "." || $0 == "/" }
    if isRatio { return self }
    if attribute == "buttonType", self == "roundedRect" { return "system" }
    let style = withoutPrefix("IBUITableViewCellStyle")
    if style != self { return style.lowercasedWords }
    let isWord = !isEmpty && allSatisfy { $0.isASCII && $0.isLetter } && first?.isLowercase == true
    return isWord ? lowercasedWords : inQuotes
  }

  var inQuotes: String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ⏎ ")
    return "“\(line)”"
  }

  func withoutPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension Element {
  /// Its attributes as they are written.
  var exactAttributes: String {
    attributes.map { "\($0.name)=\($0.value.exact)" }.sorted().joined(separator: " ")
  }

  /// All that is written in it.
  var exact: String {
    ([name, exactAttributes, text.exact] + children.map(\.exact)).joined(separator: " ")
  }

  /// The same whatever the order is in which it is written, and without lists that have nothing in them.
  var exactWithoutOrder: String {
    let parts = children.filter { !$0.saysNothing }.map(\.exactWithoutOrder)
    return
      ([name, exactAttributes, text.allSatisfy(\.isWhitespace) ? "" : text.exact] + parts.sorted())
      .joined(separator: " ")
  }

  /// Whether it is a list, or a state of a control, without anything in it.
  private var saysNothing: Bool {
    let isPlain = attributes.isEmpty || ["state", "variation", "mask"].contains(name)
    return isPlain && attributes.allSatisfy { $0.name == "key" }
      && text.allSatisfy(\.isWhitespace) && children.allSatisfy(\.saysNothing)
  }

  /// Its attributes in words: `red 1, green 0, custom color space display P3`.
  var attributesInWords: String { attributesInWords(except: []) }

  func attributesInWords(except others: [String]) -> String {
    attributes.filter { $0.name != "key" && $0.name != "id" && !others.contains($0.name) }
      .map { "\($0.name.lowercasedWords) \($0.value.exactInWords(of: $0.name))" }
      .joined(separator: ", ")
  }

  /// `bold system 17`, `Body`, `Avenir-Book 15`.
  var fontInWords: String {
    if let style = self["style"] {
      return style.withoutPrefix("UICTFontTextStyle").withoutPrefix("UIFontTextStyle")
        .lowercasedWords
    }
    let name = self["name"] ?? self["type"] ?? self["metaFont"] ?? "system"
    let weight = self["weight"].map { $0 + " " } ?? ""
    let face =
      name == "boldSystem" ? "bold system" : name == "italicSystem" ? "italic system" : name
    return weight + face
      + ((self["pointSize"] ?? self["size"]).map { " " + $0.inWords(of: "size") } ?? "")
  }

  /// `in compact width`, `everywhere else`.
  var variationInWords: String {
    let variation = VariationElement(self)
    guard let conditions = variation.conditions else { return "in \(variation.key)" }
    guard !conditions.isEmpty else { return "by default" }
    return "in "
      + conditions.map { condition in
        let trait =
          condition.trait.hasSuffix("Class") ? condition.trait.dropLast(5) : condition.trait[...]
        return "\(condition.value) \(trait)"
      }.joined(separator: " and ")
  }

  var hasSize: Bool { self["width"] != nil && self["height"] != nil }
}

extension String {
  /// The same with all decimals.
  fileprivate func exactInWords(of attribute: String) -> String {
    Double(self) == nil ? inWords(of: attribute) : self
  }
}

extension ColorElement {
  var inWords: String {
    switch value {
    case .system(let name), .named(let name): return name
    case .components(let color):
      if color.alpha <= 0 { return ObjectFacts.clear }
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

  /// Where the same figures are of another space.
  var inWordsWithSpace: String {
    guard case .components = value else { return inWords }
    let space =
      element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    return space.map { "\(inWords) (\(Self.spaces[$0] ?? $0))" } ?? inWords
  }

  /// What Xcode's color panel calls them.
  private static let spaces = [
    "displayP3": "Display P3", "genericGamma22GrayColorSpace": "Generic Gray Gamma 2.2",
    "calibratedRGB": "Generic RGB", "calibratedWhite": "Generic Gray", "deviceRGB": "Device RGB",
    "deviceWhite": "Device Gray",
  ]
}
