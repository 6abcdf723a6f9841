import Localization
import Traits

/// Traits in the user's language.
extension Orientation {
  package var words: String {
    switch self {
    case .portrait: localized("portrait")
    case .landscape: localized("landscape")
    case .landscapeLeft: localized("landscape left")
    case .landscapeRight: localized("landscape right")
    case .portraitUpsideDown: localized("portrait upside down")
    }
  }
}

extension Appearance {
  package var words: String {
    switch self {
    case .light: localized("light")
    case .dark: localized("dark")
    }
  }
}

extension SizeClass? {
  package var words: String {
    switch self {
    case .compact: localized("compact")
    case .regular: localized("regular")
    case nil: localized("any", context: "size class")
    }
  }
}

extension Idiom? {
  package var words: String {
    switch self {
    case .phone: localized("phone")
    case .pad: localized("pad")
    case nil: localized("any", context: "size class")
    }
  }
}

extension LayoutDirection {
  package var words: String {
    switch self {
    case .leftToRight: localized("left to right")
    case .rightToLeft: localized("right to left")
    }
  }
}
