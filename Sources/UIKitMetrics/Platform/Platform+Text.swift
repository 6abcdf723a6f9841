import Traits

/// Fonts and how texts are set.
extension Platform {
  /// A system font as it was drawn and spaced at some time.
  package enum SystemFont: Hashable, Sendable {
    case helveticaNeue
    /// San Francisco: spaced anew in iOS 11, 13 and 14.
    case iOS9, iOS11, iOS13, iOS14
  }

  /// Helvetica Neue up to iOS 8, San Francisco since; Helvetica itself, up to 6, is measured as its
  /// successor. Source: reference/README.md. MINED, telling the spacings apart brings texts of 20 points and
  /// more from 49 to 70 % within 1 point, on repositories left out of the fit.
  package var systemFont: SystemFont {
    if isSince(14) { return .iOS14 }
    if isSince(13) { return .iOS13 }
    if isSince(11) { return .iOS11 }
    return isSince(9) ? .iOS9 : .helveticaNeue
  }

  /// Whether an accessibility category has no other styles than Body larger.
  /// Source: www.atimi.com, “The importance of iOS dynamic type”, of iOS 10 and 11.
  package var onlyBodyGrows: Bool { !isSince(11) }

  /// Whether a label's last line isn't one word. Source: UILabel's documentation of `lineBreakStrategy`,
  /// and zacwest/ZSWTappableLabel 42 for the version; MINED: 3 of 3 labels of Xcode 12 whose width is that
  /// of a line that lost a word.
  package var avoidsOrphans: Bool { isSince(11) }
}
