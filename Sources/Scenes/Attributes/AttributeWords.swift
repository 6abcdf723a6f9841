import InterfaceBuilder
import Localization
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// Values as people read them.
enum AttributeWords {
  /// Such as `Aspect Fill`.
  static func mode(_ value: String, _ names: [String: String]) -> String {
    translated(names[value] ?? value.spacedAtCapitals.capitalizedFirst)
  }

  static func flag(_ value: String) -> String {
    switch value {
    case "YES": flag(true)
    case "NO": flag(false)
    default: value
    }
  }

  static func flag(_ value: Bool) -> String { value ? localized("Yes") : localized("No") }

  static func number(_ value: String) -> String {
    guard let number = Double(value), number.isFinite else { return value }
    return number.text(decimals: 3)
  }

  static func priority(_ value: Double) -> String {
    let number = value.text(decimals: 3)
    return switch value {
    case FixedMetric.defaultHugging: localized("%1$s (Low)", number)
    case FixedMetric.defaultCompressionResistance: localized("%1$s (High)", number)
    case 1000: localized("%1$s (Required)", number)
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

  /// What an element says that isn't known by name, such as `style = regular`.
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
    if element.name == "nil" {
      return kind == .color ? localized("Default") : localized("None")
    }
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
    func text(_ side: Double) -> String { side.text(decimals: 3) }
    let (top, leading) = (text(insets.top), text(insets.leading))
    let (bottom, trailing) = (text(insets.bottom), text(insets.trailing))
    return element.name == "directionalEdgeInsets"
      ? localized(
        "top %1$s, leading %2$s, bottom %3$s, trailing %4$s", top, leading, bottom, trailing)
      : localized("top %1$s, left %2$s, bottom %3$s, right %4$s", top, leading, bottom, trailing)
  }

  private static func options(_ element: Element, _ names: [String: String]) -> String {
    let set = element.attributes.filter { $0.value == "YES" }.map { mode($0.name, names) }
    return set.isEmpty ? localized("None") : set.joined(separator: ", ")
  }
}
