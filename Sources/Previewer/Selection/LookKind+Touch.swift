import Drawing

extension Look.Kind {
  var isBar: Bool {
    self == .navigationBar || self == .toolbar || self == .tabBar
  }

  /// Whether it keeps the touches that it gets, as every enabled UIControl does.
  var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .slider, .stepper, .segmentedControl, .pageControl,
      .pickerView, .datePicker, .searchBar, .toggle:
      true
    default: false
    }
  }
}
