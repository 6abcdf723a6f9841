import TextMetrics
import Traits
import UIKitMetrics

/// UIKit's text styles.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case subheadline = "UICTFontTextStyleSubhead"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"

  /// Points: the size, and from one line's baseline to the next one's.
  package typealias Metrics = (pointSize: Double, leading: Double)

  package func metrics(in typography: Typography) -> Metrics {
    if self == .title1, typography.platform.hasSmallTitle1 {
      return (FixedMetric.smallTitle1Size, FixedMetric.smallTitle1Leading)
    }
    let stays = self != .body && typography.platform.onlyBodyGrows
    return metrics[min(typography.contentSize, stays ? .extraExtraExtraLarge : .largest).index]
  }

  /// As Xcode's menu has it; of a style that isn't known, what its name says.
  package static func title(of name: String) -> String {
    switch TextStyle(rawValue: name) {
    case .largeTitle: "Large Title"
    case .title1: "Title 1"
    case .title2: "Title 2"
    case .title3: "Title 3"
    case .caption1: "Caption 1"
    case .caption2: "Caption 2"
    case let style?: "\(style)".capitalizedFirst
    case nil: name.replacing("UICTFontTextStyle", with: "").spacedAtCapitals
    }
  }

  /// As Xcode's menu has it.
  package var title: String { Self.title(of: rawValue) }

  /// As a device has it for a user who prefers no other size.
  package var font: Font {
    let (pointSize, leading) = metrics(in: Typography(platform: .drawn()))
    return Font(weight: weight, pointSize: pointSize, leading: leading)
  }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// In each content size category, from the smallest to the largest; the accessibility categories come
  /// last. Resources/Metrics/text-styles.tsv has them.
  private var metrics: [Metrics] {
    switch self {
    case .largeTitle: TextStyleTable.largeTitle
    case .title1: TextStyleTable.title1
    case .title2: TextStyleTable.title2
    case .title3: TextStyleTable.title3
    case .headline: TextStyleTable.headline
    case .body: TextStyleTable.body
    case .callout: TextStyleTable.callout
    case .subheadline: TextStyleTable.subheadline
    case .footnote: TextStyleTable.footnote
    case .caption1: TextStyleTable.caption1
    case .caption2: TextStyleTable.caption2
    }
  }
}
