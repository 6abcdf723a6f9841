/// The text size that a user prefers, from the smallest to the largest: Dynamic Type's setting.
/// Source: UIContentSizeCategory's documentation.
package enum ContentSizeCategory: String, Hashable, Sendable, Codable, WordChoice {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// What a device is set to until its user prefers another size.
  package static let standard = ContentSizeCategory.large
  package static let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge

  /// Reads UIKit's name in Swift, the constant behind it (`UICTContentSizeCategoryXXL`) or the short name
  /// of the Human Interface Guidelines' tables (`xxL`, `AX2`), in any case.
  package init?(_ text: String) {
    let wanted = text.lowercased()
    let found = Self.allCases.first {
      [$0.rawValue, $0.constant, $0.shortName].contains { $0.lowercased() == wanted }
    }
    guard let found else { return nil }
    self = found
  }

  /// As in the Human Interface Guidelines' tables of text sizes.
  package var shortName: String {
    switch self {
    case .extraSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "xL"
    case .extraExtraLarge: "xxL"
    case .extraExtraExtraLarge: "xxxL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// Whether it is one of the five sizes beyond those that every user is offered.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// How many categories are smaller.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// UIKit's constant, as arguments at an app's launch name the category.
  private var constant: String {
    let sizes = ["M", "L", "XL", "XXL", "XXXL"]
    let size = isAccessibilityCategory ? sizes[index - Self.accessibilityMedium.index] : shortName
    return "UICTContentSizeCategory\(isAccessibilityCategory ? "Accessibility" : "")\(size)"
  }
}

extension ContentSizeCategory: Comparable {
  package static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.index < b.index
  }
}
