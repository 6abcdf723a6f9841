import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// What every view has. Source of the defaults, where nothing else is said: the documentation of UIView.
extension View {
  package var isHidden: Bool { flag("hidden") ?? false }

  /// From 0 to 1.
  package var alpha: Double { min(max(number("alpha") ?? 1, 0), 1) }

  /// Scroll views say in the document that they clip; those that make their content clip where it doesn't say
  /// so, too. Source: UIView.clipsToBounds ("some subclasses … override the default value to true").
  package var clipsSubviews: Bool {
    if flag("clipsSubviews") == true { return true }
    return kind.type.clipsByDefault
  }

  /// Whether touches reach it. Interface Builder writes the attribute where it is off, be it so by default
  /// or not.
  package var isUserInteractionEnabled: Bool { flag("userInteractionEnabled") ?? true }

  /// A control's. Source of the default: UIControl.isEnabled's documentation.
  package var isEnabled: Bool { flag("enabled") ?? true }

  package func backgroundColor(in palette: Palette) -> Color? {
    color("backgroundColor", in: palette)
  }

  package func tint(in palette: Palette) -> Color? { color("tintColor", in: palette) }

  /// What VoiceOver says in place of what it shows; nil where the document has nothing for it.
  package var accessibilityLabel: String? {
    let label = element?.child(key: "accessibilityConfiguration")?.string("label")
    return label ?? text(setAt: "accessibilityLabel")
  }

  /// Whether VoiceOver stops at it; nil leaves it to UIKit.
  package var isAccessibilityElement: Bool? {
    let choice = element?.child(key: "accessibilityConfiguration")?.child("bool", key: "isElement")
    return choice?.flag("value")
  }

  /// What a property is set to by key-value coding; nil for nothing, or what is no text.
  private func text(setAt keyPath: String) -> String? {
    for attribute in element?.runtimeAttributes ?? [] where attribute.keyPath == keyPath {
      switch attribute.value {
      case .string(let text), .localizedString(let text): return text
      default: continue
      }
    }
    return nil
  }

  /// Whether the document has a background for it, be it one that is understood or not.
  package var hasWrittenBackground: Bool { value("backgroundColor") != nil }

  /// How its content fills it. Raw values are the document's.
  package enum ContentMode: String, Codable, Hashable, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  package var contentMode: ContentMode {
    self["contentMode"].flatMap(ContentMode.init) ?? .scaleToFill
  }

  // MARK: Auto Layout

  /// Priorities with which it keeps its intrinsic size. Source of the defaults: UILayoutPriority's
  /// documentation, defaultLow and defaultHigh; Interface Builder writes others.
  package var horizontalHuggingPriority: Double {
    number("horizontalHuggingPriority") ?? FixedMetric.defaultHugging
  }
  package var verticalHuggingPriority: Double {
    number("verticalHuggingPriority") ?? FixedMetric.defaultHugging
  }
  package var horizontalCompressionResistance: Double {
    number("horizontalCompressionResistancePriority")
      ?? FixedMetric.defaultCompressionResistance
  }
  package var verticalCompressionResistance: Double {
    number("verticalCompressionResistancePriority")
      ?? FixedMetric.defaultCompressionResistance
  }

  // MARK: In Interface Builder

  /// Whether it keeps its frame as it has no constraints.
  package var isFixedFrame: Bool { flag("fixedFrame") ?? false }

  /// What of a view Interface Builder looks for ambiguity in.
  package enum AmbiguityCheck {
    case all, positionsOnly, nothing
  }

  package var ambiguityCheck: AmbiguityCheck {
    switch self["verifyAmbiguity"] {
    case "off": .nothing
    case "ignoreSizes": .positionsOnly
    default: .all
    }
  }

  /// An intrinsic size that its author gave it, to stand in at design time.
  package enum PlaceholderLength {
    case points(Double)
    /// None on this axis.
    case nothing
  }

  package var placeholderWidth: PlaceholderLength? {
    placeholderLength("placeholderIntrinsicWidth")
  }
  package var placeholderHeight: PlaceholderLength? {
    placeholderLength("placeholderIntrinsicHeight")
  }

  private func placeholderLength(_ name: String) -> PlaceholderLength? {
    guard let text = self[name] else { return nil }
    return text == "infinite" ? .nothing : number(name).map { .points($0) }
  }
}

/// Where something stands in a width that is larger.
package enum HorizontalSide {
  case left, center, right
}

extension View {
  // MARK: Texts

  /// The alignment of its text. Raw values are the document's.
  package enum TextAlignment: String, CaseIterable {
    case natural, left, center, right, justified
  }

  /// Source of the default: UILabel.textAlignment's documentation.
  package var textAlignment: TextAlignment {
    self["textAlignment"].flatMap(TextAlignment.init) ?? .natural
  }

  /// Where a text stands in its width: a natural one where its language begins.
  /// Source: NSTextAlignment's documentation.
  package var textSide: HorizontalSide {
    switch textAlignment {
    case .left, .justified: .left
    case .center: .center
    case .right: .right
    case .natural: isRightToLeft ? .right : .left
    }
  }

  /// Nil where the kind's default counts.
  var lineBreakMode: LineBreakMode? { self["lineBreakMode"].flatMap(LineBreakMode.init) }

  package func textColor(in palette: Palette) -> Color? { color("textColor", in: palette) }

  /// Whether its text is in one of UIKit's own colours.
  package var hasSystemTextColor: Bool { value("textColor")?["systemColor"] != nil }

  /// Whether its text follows the size that the user prefers.
  package var adjustsFontForContentSizeCategory: Bool {
    flag("adjustsFontForContentSizeCategory") ?? false
  }
}
