import InterfaceBuilder
import TextMetrics
import Traits
import UIKitMetrics

/// Values as people read them.
enum AttributeWords {
  /// Such as `Aspect Fill`.
  static func mode(_ value: String, _ names: [String: String]) -> String {
    names[value] ?? value.spacedAtCapitals.capitalizedFirst
  }

  static func flag(_ value: String) -> String {
    switch value {
    case "YES": "Yes"
    case "NO": "No"
    default: value
    }
  }

  static func number(_ value: String) -> String {
    guard let number = Double(value), number.isFinite else { return value }
    return number.text(decimals: 3)
  }

  static func priority(_ value: Double) -> String {
    let number = value.text(decimals: 3)
    return switch value {
    case FixedMetric.defaultHugging: "\(number) (Low)"
    case FixedMetric.defaultCompressionResistance: "\(number) (High)"
    case 1000: "\(number) (Required)"
    default: number
    }
  }

  static func size(_ width: Double, _ height: Double) -> String {
    "\(width.text(decimals: 3)) × \(height.text(decimals: 3))"
  }

  static func point(_ x: Double, _ y: Double) -> String {
    "\(x.text(decimals: 3)), \(y.text(decimals: 3))"
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "\(point(x, y)), \(size(width, height))"
  }

  /// A colour's name, or its components.
  static func color(_ color: ColorElement) -> String? {
    switch color.value {
    case .system(let name): systemColor(name)
    case .named(let name): name
    case .components(let components): Color(components).text
    case nil: nil
    }
  }

  /// As Xcode's menu has it: `labelColor` is Label Color.
  static func systemColor(_ name: String) -> String { name.spacedAtCapitals.capitalizedFirst }

  /// Such as `Semibold 17 pt, Body`.
  /// - Parameter face: Nil where the document says none.
  static func font(_ font: Font, _ face: FontElement.Face?) -> String {
    let weight = "\(font.weight)".spacedAtCapitals.capitalizedFirst
    let look = font.italic ? "\(weight) Italic" : weight
    let name =
      switch face {
      case .textStyle(let style): TextStyle.title(of: style)
      case .named(let name, let family?): family == name ? name : "\(family) (\(name))"
      case .named(let name, nil): name
      case .system, .boldSystem, .italicSystem, nil: "System"
      }
    return "\(look) \(font.pointSize.text(decimals: 3)) pt, \(name)"
  }

  /// What an element says that isn't known by name, such as `style=“regular”`.
  static func summary(of element: Element) -> String {
    let attributes = element.attributes.filter { $0.name != "key" && $0.name != "id" }
      .map { "\($0.name) = \($0.value)" }
    let parts = element.children.map { child in
      "\(child.key ?? child.name) (\(summary(of: child)))"
    }
    let text = element.text.firstLine.map { [$0] } ?? []
    let all = (attributes + parts + text).joined(separator: ", ")
    return all.isEmpty ? element.name : all
  }

  // MARK: Elements

  static func value(of element: Element, _ kind: AttributeKind, _ entry: AttributeEntry?) -> String
  {
    if element.name == "nil" { return kind == .color ? "Default" : "None" }
    let known: String? =
      switch kind {
      case .text: element.stringValue ?? AttributedText(element)?.plainText
      case .color: ColorElement(element).flatMap(color)
      case .image: element["image"]
      case .insets: insets(element)
      case .size: pair(element, "width", "height").map { size($0, $1) }
      case .point: pair(element, "x", "y").map { point($0, $1) }
      case .rect:
        pair(element, "x", "y").flatMap { x, y in
          pair(element, "width", "height").map { rect(x, y, $0, $1) }
        }
      case .options: options(element, entry?.names ?? [:])
      case .flag: element["value"].map(flag)
      case .number: element["value"].map(number)
      case .mode: metrics(element)
      case .font, .priority, .runtime: nil
      }
    return known ?? summary(of: element)
  }

  /// A simulated metric, such as `simulatedNavigationBarMetrics`: Navigation Bar.
  private static func metrics(_ element: Element) -> String? {
    guard element.name.hasSuffix("Metrics") else { return nil }
    let name = element.name.dropLast("Metrics".count).replacing("simulated", with: "")
      .replacing("Simulated", with: "").spacedAtCapitals.capitalizedFirst
    let rest = summary(of: element)
    return rest == element.name ? name : "\(name), \(rest)"
  }

  private static func pair(
    _ element: Element, _ first: String, _ second: String
  ) -> (Double, Double)? {
    guard let a = element.number(first), let b = element.number(second) else { return nil }
    return (a, b)
  }

  private static func insets(_ element: Element) -> String? {
    guard let insets = element.insets else { return nil }
    let sides =
      element.name == "directionalEdgeInsets" ? ("leading", "trailing") : ("left", "right")
    return [
      ("top", insets.top), (sides.0, insets.leading), ("bottom", insets.bottom),
      (sides.1, insets.trailing),
    ].map { "\($0) \($1.text(decimals: 3))" }.joined(separator: ", ")
  }

  private static func options(_ element: Element, _ names: [String: String]) -> String {
    let set = element.attributes.filter { $0.value == "YES" }.map { mode($0.name, names) }
    return set.isEmpty ? "None" : set.joined(separator: ", ")
  }
}
