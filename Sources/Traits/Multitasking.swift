/// How much of a pad's screen an app's window has.
package enum Multitasking: String, Hashable, Sendable, Codable, WordChoice {
  case fullScreen
  case oneThird
  case oneHalf
  case twoThirds
  case slideOver

  /// Points between the two windows. Source: see ``width(onScreen:)``.
  package static let divider = ScreenMetric.windowDivider

  /// The width of the window in points on a pad's screen of this size; nil where the system has no
  /// such window: halves exist in landscape only.
  ///
  /// The narrow window is 320 or 375 points wide, the divider takes 10, and the wide window has the
  /// rest. That gives every width of reference/multitasking.json, measured and derived.
  package func width(onScreen screen: Size) -> Double? {
    let isLandscape = screen.width > screen.height
    let isWide =
      screen.width
      >= (isLandscape
        ? ScreenMetric.leastLengthOfWideNarrowWindows : ScreenMetric.leastWidthOfWideNarrowWindows)
    let narrow = isWide ? ScreenMetric.wideNarrowWindowWidth : ScreenMetric.narrowWindowWidth
    return switch self {
    case .fullScreen: screen.width
    case .oneThird, .slideOver: narrow
    case .oneHalf: isLandscape ? (screen.width - Self.divider) / 2 : nil
    case .twoThirds: screen.width - Self.divider - narrow
    }
  }
}

extension SizeClassCell {
  /// Points from which on the width of a window is regular: the smallest width seen to be, on pads and, in apps
  /// for phones, since iOS 27. Of such windows 655 is the largest seen to be compact, and 683 the smallest
  /// regular one. Sources: reference/multitasking.json, rules; CharlesWiltgen/Axiom, layout reference.
  package static let regularWidth = ScreenMetric.regularWidth
  /// Points from which on the height of a phone app's window is regular: the smallest phone's. Windows 402 high
  /// are compact and 675 regular; nothing between was seen. Source: CharlesWiltgen/Axiom, layout reference.
  package static let regularHeight = ScreenMetric.regularHeight

  /// The size classes of a window of any size. On a pad the height is always regular.
  package static func window(_ size: Size, idiom: Idiom?) -> SizeClassCell {
    SizeClassCell(
      width: size.width >= regularWidth ? .regular : .compact,
      height: idiom == .pad || size.height >= regularHeight ? .regular : .compact)
  }
}
