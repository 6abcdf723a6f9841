import InterfaceBuilder
import Traits
import UIKitMetrics

/// What the names of colours in a document stand for, in one appearance.
package struct Palette: Sendable {
  package let appearance: Appearance
  /// Whether it is for content over the app's main content; see `SystemColor.color(for:isElevated:)`.
  package let isElevated: Bool
  /// Colours of the app's asset catalogs, by name, chosen for the appearance.
  package let assetColors: [String: Color]
  /// Whose UIKit's colours they are.
  private let platform: Platform
  /// The values that Interface Builder stored in the document, in light appearance.
  private let resources: Resources

  /// - Parameters:
  ///   - resources: Those of the document whose colours are meant.
  ///   - assetColors: Colours of asset catalogs; they win over what the document remembers of them.
  package init(
    of resources: Resources, on platform: Platform, appearance: Appearance,
    isElevated: Bool = false, assetColors: [String: Color] = [:]
  ) {
    self.appearance = appearance
    self.isElevated = isElevated
    self.assetColors = assetColors
    self.platform = platform
    self.resources = resources
  }

  package subscript(color: SystemColor) -> Color {
    color.color(for: appearance, isElevated: isElevated, on: platform)
  }

  /// The tint for views that neither have one nor get one from around them: the document's or, without
  /// one, the app's.
  package var globalTint: Color? {
    color(resources.globalTint) ?? assetColors[Self.accentColorName]
  }

  /// The colour set that is the app's tint. Source: SwiftUI's documentation of `Color.accentColor` ("at
  /// the application level by specifying an accent color in your app's asset catalog"); the name is that
  /// of Xcode's default for ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME, which projects may change.
  package static let accentColorName = "AccentColor"

  /// What a colour stands for; nil where there is none, or none that is known.
  package func color(_ color: ColorElement?) -> Color? {
    guard let color else { return nil }
    let known: Color? =
      switch color.value {
      case .system(let name): systemColor(name)
      case .named(let name): assetColors[name] ?? resources.namedColor(name).map(Color.init)
      case .components, nil: nil
      }
    return known ?? color.components.map(Color.init)
  }

  /// The colour that a companion file writes as `#RRGGBB`, `#RRGGBBAA`, or by a name of UIKit's or of
  /// the app's.
  package func color(named name: String) -> Color? {
    Color(text: name) ?? assetColors[name] ?? systemColor(name)
  }

  /// The names of UIKit's colours.
  package static var colorNames: Set<String> {
    let names = SystemColor.allCases.map(\.rawValue) + fixedColors.keys
    return Set(names).union(names.map { $0 + "Color" })
  }

  /// A colour of UIKit's by its name in documents, such as `labelColor`.
  private func systemColor(_ name: String) -> Color? {
    let (base, color) = Self.systemColor(named: name)
    if let color { return self[color] }
    return resources.systemColor(name).map(Color.init) ?? Self.fixedColors[base]
  }

  /// A colour of UIKit's by its name in documents, in light appearance.
  package static func lightColor(named name: String) -> Color? { color(named: name, in: .light) }

  /// A colour of UIKit's by its name in documents.
  package static func color(named name: String, in appearance: Appearance) -> Color? {
    let (base, color) = systemColor(named: name)
    return color?.color(for: appearance) ?? fixedColors[base]
  }

  /// The colour that changes with the appearance, if it is one, and its name without “Color”.
  private static func systemColor(named name: String) -> (base: String, color: SystemColor?) {
    let base = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return switch base {
    // Its name of before iOS 13.
    case "tableCellGroupedBackground": (base, .secondarySystemGroupedBackground)
    default: (base, SystemColor(rawValue: base))
    }
  }

  /// Colours of UIKit's that are the same in both appearances. Source: UIColor's documentation.
  private static let fixedColors: [String: Color] = [
    "black": Color(white: 0), "darkText": Color(white: 0), "white": Color(white: 1),
    "lightText": Color(white: 1, alpha: 0.6), "gray": Color(white: 0.5),
    "darkGray": Color(white: 1.0 / 3), "lightGray": Color(white: 2.0 / 3),
    "clear": Color(white: 0, alpha: 0), "red": Color(hex: 0xFF0000),
    "green": Color(hex: 0x00FF00), "blue": Color(hex: 0x0000FF), "cyan": Color(hex: 0x00FFFF),
    "yellow": Color(hex: 0xFFFF00), "magenta": Color(hex: 0xFF00FF),
    "orange": Color(hex: 0xFF8000), "purple": Color(hex: 0x800080),
    "brown": Color(hex: 0x996633), "systemBrown": Color(hex: 0xA2845E),
    // Of iOS 7 and later; a table of moonlight-stream/moonlight-ios has the first one in pictures of iOS 13.
    "viewFlipsideBackground": Color(hex: 0x1F2124),
    "scrollViewTexturedBackground": Color(hex: 0x6F7179),
  ]
}

extension Color {
  /// The colour on the screen.
  package init(_ parts: ColorElement.Components) {
    if !parts.isGeneric {
      self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    } else if parts.red == parts.green, parts.green == parts.blue {
      self.init(genericWhite: parts.red, alpha: parts.alpha)
    } else {
      self.init(
        genericRed: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
  }
}
