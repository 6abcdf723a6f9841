import Drawing

extension Look.Kind {
  package var isBar: Bool {
    self == .navigationBar || self == .toolbar || self == .tabBar
  }

  /// Whether it keeps the touches that it gets, as every enabled UIControl does.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .slider, .stepper, .segmentedControl, .pageControl,
      .pickerView, .datePicker, .searchBar, .toggle:
      true
    default: false
    }
  }
}
