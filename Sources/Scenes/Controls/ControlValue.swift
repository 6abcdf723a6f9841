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
    switch ViewKind(tag: control.name) {
    case .toggle: self = .flag(Switch(control).isOn)
    case .slider: self = .number(Slider(control).value)
    case .stepper: self = .number(Stepper(control).value)
    case .segmentedControl: self = .number(Double(SegmentedControl(control).selectedIndex ?? -1))
    case .pageControl: self = .number(Double(PageControl(control).currentPage))
    case .textField, .textView, .searchBar: self = .text(control.string("text") ?? "")
    default: return nil
    }
  }

  /// The value as a control takes it: in its range, and a whole number of segments and pages; nil where
  /// it is of another kind.
  package func fitted(to control: Element) -> ControlValue? {
    switch (ControlValue(of: control), self) {
    case (.flag, .flag), (.text, .text): return self
    case (.number, .number(let number)):
      guard let range = Self.range(of: control) else { return nil }
      let isIndex = [.segmentedControl, .pageControl].contains(ViewKind(tag: control.name))
      let fitted = min(max(number, range.lowerBound), range.upperBound)
      return .number(isIndex ? fitted.rounded() : fitted)
    default: return nil
    }
  }

  /// The numbers that a control can be set to; nil for a control without segments or pages.
  package static func range(of control: Element) -> ClosedRange<Double>? {
    let least: Double
    let most: Double
    switch ViewKind(tag: control.name) {
    case .slider:
      let slider = Slider(control)
      (least, most) = (slider.minimumValue, slider.maximumValue)
    case .stepper:
      let stepper = Stepper(control)
      (least, most) = (stepper.minimumValue, stepper.maximumValue)
    case .segmentedControl:
      (least, most) = (0, Double(SegmentedControl(control).segments.count - 1))
    case .pageControl: (least, most) = (0, Double(PageControl(control).numberOfPages - 1))
    default: return nil
    }
    return least <= most ? least...most : nil
  }

  /// The attribute of a document that says the same.
  func attribute(of kind: ViewKind) -> (name: String, value: String)? {
    switch (kind, self) {
    case (.toggle, .flag(let flag)): ("on", flag ? "YES" : "NO")
    case (.slider, .number(let number)), (.stepper, .number(let number)):
      ("value", "\(number)")
    case (.segmentedControl, .number(let number)): ("selectedSegmentIndex", "\(number)")
    case (.pageControl, .number(let number)): ("currentPage", "\(number)")
    default: nil
    }
  }
}
