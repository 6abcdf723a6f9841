import Localization

/// UIView.
struct PlainView: KnownView {
  init(_ view: View) {}

  static let className: String? = "UIView"
  static let superclass: String? = nil
  static var words: String? { localized("view", context: "kind") }
}

/// UIWindow.
struct Window: KnownView {
  init(_ view: View) {}

  static let className: String? = "UIWindow"
  static let drawnKind: ViewKind? = .view
}

/// What holds another controller's view: a UIView with an embed segue.
struct ContainerView: KnownView {
  init(_ view: View) {}

  static let className: String? = PlainView.className
  static let superclass: String? = nil
  static var words: String? { localized("container view", context: "kind") }
}

/// UIPickerView.
struct PickerView: KnownView {
  init(_ view: View) {}

  static let className: String? = "UIPickerView"
  static var words: String? { localized("picker view", context: "kind") }
  static let symbol: String? = "picker"
  static let isOperated = true
  static let writesInSystemFont = true
  var hasContent: Bool { true }
}

/// The screen's status bar.
struct ScreenStatusBar: KnownView {
  init(_ view: View) {}

  static let className: String? = nil
  static let superclass: String? = nil
}

/// A view of an element that is not known.
struct UnknownView: KnownView {
  init(_ view: View) {}

  static let className: String? = nil
  static let superclass: String? = nil
}
