/// A value that is set by key-value coding when the object is loaded.
package struct RuntimeAttribute: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case string(String)
    case localizedString(String)
    case color(ColorElement)
    /// The name of an image.
    case image(String)
    /// Points.
    case point(x: Double, y: Double)
    case size(width: Double, height: Double)
    case rect(x: Double, y: Double, width: Double, height: Double)
    case range(location: Double, length: Double)
    case none

    /// The number that a numeric property is set to; key-value coding reads strings as numbers.
    package var number: Double? {
      switch self {
      case .number(let number): number
      case .string(let text): Double(text).map(\.bounded)
      default: nil
      }
    }
  }

  package let element: Element
  package let keyPath: String
  /// Nil where the value is not of the type that is written, or the type is not known.
  package let value: Value?

  /// Nil where the element lacks a key path.
  package init?(_ element: Element) {
    guard let keyPath = element["keyPath"] else { return nil }
    self.element = element
    self.keyPath = keyPath
    value = Self.value(of: element)
  }

  private static func value(of element: Element) -> Value? {
    switch element["type"] {
    case "boolean": element.flag("value").map { .boolean($0) }
    case "number": element.child(key: "value")?.number("value").map { .number($0) }
    case "string": element.string("value").map { .string($0) }
    case "localizedString": element.string("value").map { .localizedString($0) }
    case "color": element.color("value").map { .color($0) }
    case "image": element["value"].map { .image($0) }
    case "point": element.point("value").map { .point(x: $0.x, y: $0.y) }
    case "size": element.size("value").map { .size(width: $0.width, height: $0.height) }
    case "rect":
      element.rectangle("value").map {
        .rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
    case "range":
      element.child("range", key: "value").map {
        .range(location: $0.number("location") ?? 0, length: $0.number("length") ?? 0)
      }
    case "nil": Value.none
    default: nil
    }
  }
}

extension Element {
  /// The values that are set when the object is loaded, in order.
  package var runtimeAttributes: [RuntimeAttribute] {
    child("userDefinedRuntimeAttributes")?.children("userDefinedRuntimeAttribute")
      .compactMap(RuntimeAttribute.init) ?? []
  }
}
