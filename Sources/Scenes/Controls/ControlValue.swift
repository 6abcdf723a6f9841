import InterfaceBuilder

/// What a control is set to: a switch to true or false, a slider, a stepper, a segmented control or a
/// page control to a number, a text field, a text view or a search bar to a text.
package enum ControlValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
}

/// Coded as the value alone.
extension ControlValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

extension ControlValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .flag(let flag): flag ? "on" : "off"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): "“\(text)”"
    }
  }
}

extension ControlValue {
  /// What a control is set to in its document; nil for what is no control.
  package init?(of control: Element) {
    guard let value = View(alone: control).known.controlValue else { return nil }
    self = value
  }

  /// What a view that is typed into is set to.
  static func typed(in view: View) -> ControlValue { .text(view.element?.string("text") ?? "") }

  /// The value as a control takes it: in its range, and a whole number of segments and pages; nil where
  /// it is of another kind.
  package func fitted(to control: Element) -> ControlValue? {
    switch (ControlValue(of: control), self) {
    case (.flag, .flag), (.text, .text): return self
    case (.number, .number(let number)):
      guard let range = Self.range(of: control) else { return nil }
      let fitted = min(max(number, range.lowerBound), range.upperBound)
      return .number(ViewKind(tag: control.name).type.isSetToIndex ? fitted.rounded() : fitted)
    default: return nil
    }
  }

  /// The numbers that a control can be set to; nil for a control without segments or pages.
  private static func range(of control: Element) -> ClosedRange<Double>? {
    guard let (least, most) = View(alone: control).known.valueRange, least <= most else {
      return nil
    }
    return least...most
  }

  /// What a touch does to a control that is set to the value.
  package func touchEffect(on control: Element) -> TouchEffect {
    View(alone: control).known.touchEffect(at: self)
  }

  /// The attribute of a document that says the same.
  func attribute(of kind: ViewKind) -> (name: String, value: String)? {
    guard let name = kind.type.valueAttribute else { return nil }
    switch self {
    case .flag(let flag): return (name, flag ? "YES" : "NO")
    case .number(let number): return (name, "\(number)")
    case .text: return nil
    }
  }
}
