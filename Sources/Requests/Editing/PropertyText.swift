import Editing
import Glibc
import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

/// A colour, a font or insets as one text, as people and `edit --set` have it.
struct PropertyText {
  let text: String

  /// Nil where the element isn't a value of that kind, such as `<nil>`.
  init?(of element: Element, _ kind: EditableProperty.Kind) {
    switch kind {
    case .color:
      guard let color = ColorElement(element)?.value else { return nil }
      switch color {
      case .system(let name), .named(let name): text = name
      case .components(let parts): text = Color(parts).text
      }
    case .font:
      guard element.name == "fontDescription" else { return nil }
      let font = FontElement(element)
      let size = font.pointSize.map { " " + Self.spelled($0) } ?? ""
      switch font.face {
      case .system(let weight): text = "system" + (weight.map { "-" + $0 } ?? "") + size
      case .boldSystem: text = "boldSystem" + size
      case .italicSystem: text = "italicSystem" + size
      case .textStyle(let style): text = style
      case .named(let name, _): text = name + size
      }
    case .insets:
      let names = Self.insetNames(of: element.name)
      guard let names else { return nil }
      text = names.map { element[$0].flatMap(Double.init).map(Self.spelled) ?? "0" }
        .joined(separator: " ")
    case .text, .flag, .number, .choice, .image: return nil
    }
  }

  private static func insetNames(of element: String) -> [String]? {
    switch element {
    case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
    case "edgeInsets": ["top", "left", "bottom", "right"]
    default: nil
    }
  }

  /// A number for people: 17, 0.5.
  private static func spelled(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : "\(number)"
  }

  // MARK: - Writing

  /// A number as Interface Builder writes it: with 17 digits where it needs them, and 0 as `0.0`.
  /// MINED: 582 alphas of 0 in the corpus are `0.0`, and 0.6 is `0.59999999999999998`.
  static func number(_ value: Double, isWhole: Bool = false) -> String {
    if isWhole { return String(Int(value)) }
    if value == 0 { return "0.0" }
    var buffer = [CChar](repeating: 0, count: 40)
    let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
    return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Four numbers as an element; nil for anything else.
  static func insets(_ text: String, key: String, before: NewElement?) -> NewElement? {
    let numbers = text.split { $0 == " " || $0 == "," }.map { Double($0) }
    let name = before?.name ?? "directionalEdgeInsets"
    guard numbers.count == 4, let names = insetNames(of: name) else { return nil }
    var new = NewElement(name: name, attributes: [["key", key]])
    for (name, number) in zip(names, numbers) {
      guard let number, number.isFinite, abs(number) <= 10_000 else { return nil }
      new.attributes.append([name, Self.number(number)])
    }
    return new
  }

  /// A font as an element; nil for what is none.
  /// - Parameters:
  ///   - before: What the base has, whose family a name keeps.
  ///   - projectFace: The project's face of the name.
  static func font(
    _ text: String, key: String, before: NewElement?, of projectFace: ProjectAssets.Font? = nil
  ) -> NewElement? {
    var new = NewElement(name: "fontDescription", attributes: [["key", key]])
    if text.hasPrefix("UICTFontTextStyle"), !text.contains(" ") {
      new.attributes.append(["style", text])
      return new
    }
    let words = text.split(separator: " ")
    guard words.count == 2, let size = Double(words[1]), size > 0, size <= 1000 else { return nil }
    let face = String(words[0])
    let parts = face.split(separator: "-", maxSplits: 1).map(String.init)
    if ["system", "boldSystem", "italicSystem"].contains(parts[0]) {
      new.attributes.append(["type", parts[0]])
      if parts.count > 1 {
        guard parts[0] == "system", FontWeight(rawValue: parts[1]) != nil else { return nil }
        new.attributes.append(["weight", parts[1]])
      }
    } else if let font = projectFace, (before?["name"] ?? before?["family"]) != face {
      new.attributes += [["name", font.name], ["family", font.family]]
    } else {
      guard let before, (before["name"] ?? before["family"]) == face else { return nil }
      for name in ["name", "family"] {
        if let value = before[name] { new.attributes.append([name, value]) }
      }
    }
    new.attributes.append(["pointSize", number(size, isWhole: size == size.rounded())])
    return new
  }

  /// The components of a colour as attributes.
  static func components(_ color: Color) -> [[String]] {
    let parts = [
      ("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha),
    ]
    return parts.map { [$0, number($1)] }
      + [["colorSpace", "custom"], ["customColorSpace", "sRGB"]]
  }
}
