import Traits
import UIKitMetrics

/// UIKit's named colours that follow the appearance.
/// Source: reference/controls.json, colors_ios13_palette (iOS 13 to 18, normal contrast); those that were others
/// before are rows of Resources/Metrics/metrics.tsv.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case systemBlue
  case systemGreen
  case systemIndigo
  case systemOrange
  case systemPink
  case systemPurple
  case systemRed
  case systemTeal
  case systemYellow
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  /// The same by its name of before iOS 13, when it was another colour.
  case groupTableViewBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  case separator
  case opaqueSeparator
  case link

  /// - Parameter isElevated: Whether it is for content over the app's main content, such as a sheet:
  ///   in dark appearance its backgrounds are the next lighter ones.
  package func color(
    for appearance: Appearance, isElevated: Bool = false, on platform: Platform = .drawn()
  ) -> Color {
    if let color = earlierMetric.flatMap({ platform.color($0) }) { return color }
    let (light, dark) = variants
    guard appearance == .dark else { return light }
    return isElevated ? elevated ?? dark : dark
  }

  /// What it was before iOS 13.
  private var earlierMetric: Metric? {
    switch self {
    case .systemGreen: .systemGreenColor
    case .separator: .separatorColor
    case .groupTableViewBackground: .groupTableBackgroundColor
    default: nil
    }
  }

  /// In dark appearance, on the elevated level; nil where it is as on the base level.
  /// Source: UIUserInterfaceLevel's documentation says that backgrounds are lighter there; the values
  /// are the ones that the base level has one step further from black, as UIColor reports them.
  private var elevated: Color? {
    switch self {
    case .systemBackground, .systemGroupedBackground, .groupTableViewBackground:
      Color(hex: 0x1C1C1E)
    case .secondarySystemBackground, .secondarySystemGroupedBackground: Color(hex: 0x2C2C2E)
    case .tertiarySystemBackground, .tertiarySystemGroupedBackground: Color(hex: 0x3A3A3C)
    default: nil
    }
  }

  private var variants: (light: Color, dark: Color) {
    switch self {
    case .systemBlue: (Color(hex: 0x007AFF), Color(hex: 0x0A84FF))
    case .systemGreen: (Color(hex: 0x34C759), Color(hex: 0x30D158))
    case .systemIndigo: (Color(hex: 0x5856D6), Color(hex: 0x5E5CE6))
    case .systemOrange: (Color(hex: 0xFF9500), Color(hex: 0xFF9F0A))
    case .systemPink: (Color(hex: 0xFF2D55), Color(hex: 0xFF375F))
    case .systemPurple: (Color(hex: 0xAF52DE), Color(hex: 0xBF5AF2))
    case .systemRed: (Color(hex: 0xFF3B30), Color(hex: 0xFF453A))
    case .systemTeal: (Color(hex: 0x5AC8FA), Color(hex: 0x64D2FF))
    case .systemYellow: (Color(hex: 0xFFCC00), Color(hex: 0xFFD60A))
    case .systemGray: (Color(hex: 0x8E8E93), Color(hex: 0x8E8E93))
    case .systemGray2: (Color(hex: 0xAEAEB2), Color(hex: 0x636366))
    case .systemGray3: (Color(hex: 0xC7C7CC), Color(hex: 0x48484A))
    case .systemGray4: (Color(hex: 0xD1D1D6), Color(hex: 0x3A3A3C))
    case .systemGray5: (Color(hex: 0xE5E5EA), Color(hex: 0x2C2C2E))
    case .systemGray6: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
    case .label: (Color(hex: 0x000000), Color(hex: 0xFFFFFF))
    case .secondaryLabel: (Color(hex: 0x3C3C43, alpha: 0.6), Color(hex: 0xEBEBF5, alpha: 0.6))
    case .tertiaryLabel: (Color(hex: 0x3C3C43, alpha: 0.3), Color(hex: 0xEBEBF5, alpha: 0.3))
    case .quaternaryLabel: (Color(hex: 0x3C3C43, alpha: 0.18), Color(hex: 0xEBEBF5, alpha: 0.16))
    case .placeholderText: (Color(hex: 0x3C3C43, alpha: 0.3), Color(hex: 0xEBEBF5, alpha: 0.3))
    case .systemFill: (Color(hex: 0x787880, alpha: 0.2), Color(hex: 0x787880, alpha: 0.36))
    case .secondarySystemFill:
      (Color(hex: 0x787880, alpha: 0.16), Color(hex: 0x787880, alpha: 0.32))
    case .tertiarySystemFill: (Color(hex: 0x767680, alpha: 0.12), Color(hex: 0x767680, alpha: 0.24))
    case .quaternarySystemFill:
      (Color(hex: 0x747480, alpha: 0.08), Color(hex: 0x767680, alpha: 0.18))
    case .systemBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x000000))
    case .secondarySystemBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x1C1C1E))
    case .tertiarySystemBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x2C2C2E))
    case .systemGroupedBackground, .groupTableViewBackground:
      (Color(hex: 0xF2F2F7), Color(hex: 0x000000))
    case .secondarySystemGroupedBackground: (Color(hex: 0xFFFFFF), Color(hex: 0x1C1C1E))
    case .tertiarySystemGroupedBackground: (Color(hex: 0xF2F2F7), Color(hex: 0x2C2C2E))
    case .separator: (Color(hex: 0x3C3C43, alpha: 0.29), Color(hex: 0x545458, alpha: 0.6))
    case .opaqueSeparator: (Color(hex: 0xC6C6C8), Color(hex: 0x38383A))
    case .link: (Color(hex: 0x007AFF), Color(hex: 0x0984FF))
    }
  }
}
