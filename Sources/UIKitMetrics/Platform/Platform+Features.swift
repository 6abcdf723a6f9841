import Localization
import Traits

/// Something that a document may have and that came with a version of iOS.
package enum Feature: String, CaseIterable, Hashable, Sendable {
  case heightVariation
  case stackView, readableWidth, textSizeAdjustment
  case earlySafeArea, safeArea, scrollViewGuides, namedColor, largeTitle, webView
  case symbol, systemColor, insetGroups, datePickerStyle
  case splitColumns
  case buttonConfiguration, keyboardGuide
}

extension Feature {
  /// How much is lost.
  package enum Loss: Hashable, Sendable {
    /// Xcode builds no app with it for older versions.
    case noApp
    /// Nothing is there in its place.
    case gone
    /// It is seen.
    case seen
    /// It is hardly seen.
    case slight
  }

  /// The version that it came with, what it is called, and what an older one does instead: the whole table. Its words
  /// are translated when they are asked for.
  /// Source: reference/uikit-6-15.md, section 8, where nothing else is said.
  private var row: (first: SystemVersion, name: () -> String, instead: () -> String, loss: Loss) {
    switch self {
    // Source: section 9 there.
    case .heightVariation:
      (
        SystemVersion(8), { localized("laid out in another way in compact height") },
        { localized("a phone in landscape has the layout of an upright one") }, .seen
      )
    // K.
    case .stackView: (SystemVersion(9), { localized("a stack view") }, { Self.noApp }, .noApp)
    // Source: the documentation of UIView.readableContentGuide.
    case .readableWidth:
      (
        SystemVersion(9), { localized("a readable width") },
        { localized("its margins are those of any view") }, .slight
      )
    // Source: the documentation of UIContentSizeCategoryAdjusting.
    case .textSizeAdjustment:
      (
        SystemVersion(10), { localized("a text that follows the text size") },
        { localized("it keeps the size that it is first shown in") }, .slight
      )
    // Source: Xcode's own error, “Safe Area Layout Guide before iOS 9.0”.
    case .earlySafeArea: (SystemVersion(9), { localized("a safe area") }, { Self.noApp }, .noApp)
    case .safeArea:
      (
        SystemVersion(11), { localized("a safe area") },
        {
          localized(
            "a storyboard has the top and bottom layout guides instead and a xib the view's edges")
        },
        .slight
      )
    // Source: the documentation of UIScrollView.contentLayoutGuide; that nothing stands in is K.
    case .scrollViewGuides:
      (
        SystemVersion(11), { localized("a guide of a scroll view's content or frame") },
        { Self.noApp },
        .noApp
      )
    // K.
    case .namedColor:
      (SystemVersion(11), { localized("a colour of an asset catalogue") }, { Self.noApp }, .noApp)
    case .largeTitle:
      (
        SystemVersion(11), { localized("a large title") },
        { localized("the bar has one of the usual size") }, .seen
      )
    // Source: Xcode's own error, “WKWebView before iOS 11.0 (NSCoding support was broken in previous versions)”.
    case .webView: (SystemVersion(11), { localized("a web view") }, { Self.noApp }, .noApp)
    case .symbol:
      (SystemVersion(13), { localized("a symbol") }, { localized("there is no image") }, .gone)
    case .systemColor:
      (
        SystemVersion(13), { localized("a system colour") },
        { localized("the light one stands in that the document keeps for it") }, .slight
      )
    // Source of the version: the documentation of UITableView.Style.insetGrouped; what is instead: K.
    case .insetGroups:
      (
        SystemVersion(13), { localized("a table of inset groups") },
        { localized("they are as wide as the table") }, .seen
      )
    // Source of both versions: the documentation of UIDatePickerStyle.
    case .datePickerStyle:
      (
        SystemVersion(13, 4), { localized("a date picker with a style") },
        { localized("it has wheels") },
        .seen
      )
    case .splitColumns:
      (
        SystemVersion(14), { localized("a split view with columns") },
        { localized("it is a classic one, with a primary and a secondary controller") }, .seen
      )
    case .buttonConfiguration:
      (
        SystemVersion(15), { localized("a button with a configuration") },
        { localized("it has the titles, images and colours of its states") }, .seen
      )
    // Source: the documentation of UIView.keyboardLayoutGuide.
    case .keyboardGuide:
      (SystemVersion(15), { localized("a keyboard layout guide") }, { Self.noApp }, .noApp)
    }
  }

  private static var noApp: String { localized("Xcode builds no app with it") }

  package var first: SystemVersion { row.first }
  package var name: String { row.name() }
  package var loss: Loss { row.loss }

  /// What is to be said of it on a platform that hasn't got it.
  /// - Parameter system: that platform's.
  package func sentence(of object: String, on system: SystemVersion) -> String {
    localized(
      "%1$s: %2$s, which came with iOS %3$s; on iOS %4$s %5$s.", object, row.name(), first, system,
      row.instead())
  }
}

extension Platform {
  /// Canvases have all that the Xcode knows that wrote the document.
  package func has(_ feature: Feature) -> Bool { isCanvas || system.isSince(feature.first) }

  /// What is to be said of something that it hasn't got.
  package func loss(of feature: Feature, in object: String) -> String {
    feature.sentence(of: object, on: system)
  }

  /// Whether constraints lay views out: since iOS 6; before, all views follow their autoresizing masks. Source: the
  /// documentation of NSLayoutConstraint.
  package var hasAutoLayout: Bool { isCanvas || isSince(6) }

  /// Whether there is a dark appearance: since iOS 13.
  package var hasDarkAppearance: Bool { isCanvas || isSince(13) }

  /// Whether what the app's property list says of its windows counts. Interface Builder doesn't read it.
  package var followsPropertyList: Bool { !isCanvas }
}
