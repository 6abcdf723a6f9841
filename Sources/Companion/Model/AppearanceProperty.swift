import Localization
import Traits

/// What a property that an appearance proxy sets has to be.
enum AppearanceProperty {
  case color, number, flag, word

  /// What that is, in words.
  var words: String {
    switch self {
    case .color: localized("a colour: “#RRGGBB”, “#RRGGBBAA” or a name")
    case .number: localized("a number")
    case .flag: localized("true or false")
    case .word: localized("a name")
    }
  }

  /// The properties of views that Interface Builder's documents have, by UIKit's names.
  static let known: [String: AppearanceProperty] = {
    var known: [String: AppearanceProperty] = [:]
    for name in colors { known[name] = .color }
    for name in numbers { known[name] = .number }
    for name in flags { known[name] = .flag }
    for name in words { known[name] = .word }
    return known
  }()

  private static let colors = [
    "backgroundColor", "barTintColor", "color", "currentPageIndicatorTintColor", "highlightedColor",
    "maximumTrackTintColor", "minimumTrackTintColor", "onTintColor", "pageIndicatorTintColor",
    "progressTintColor", "sectionIndexBackgroundColor", "sectionIndexColor",
    "selectedSegmentTintColor", "separatorColor", "shadowColor", "textColor", "thumbTintColor",
    "tintColor", "titleColor", "trackTintColor", "unselectedItemTintColor",
  ]
  private static let numbers = [
    "alpha", "currentPage", "estimatedRowHeight", "maximumZoomScale", "minimumFontSize",
    "minimumScaleFactor", "minimumZoomScale", "numberOfLines", "numberOfPages", "progress",
    "rowHeight", "sectionFooterHeight", "sectionHeaderHeight", "spacing", "value",
  ]
  private static let flags = [
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit", "clipsSubviews", "enabled",
    "hidden", "hidesForSinglePage", "hidesWhenStopped", "largeTitles", "on", "opaque",
    "pagingEnabled", "scrollEnabled", "selected", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "translucent", "userInteractionEnabled",
  ]
  private static let words = [
    "accessoryType", "alignment", "axis", "barStyle", "borderStyle", "contentHorizontalAlignment",
    "contentMode", "contentVerticalAlignment", "distribution", "indicatorStyle", "itemPositioning",
    "lineBreakMode", "progressViewStyle", "searchBarStyle", "segmentControlStyle",
    "selectionStyle", "separatorStyle", "style", "textAlignment",
  ]

  /// Whether a value is of this kind. A word may be any text: which ones there are depends on the class.
  func accepts(_ value: PropertyValue) -> Bool {
    switch (self, value) {
    case (.color, .string(let text)): !text.hasPrefix("#") || Color(text: text) != nil
    case (.number, .number), (.flag, .bool), (.word, .string): true
    default: false
    }
  }
}
