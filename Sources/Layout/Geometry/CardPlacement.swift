import Traits

/// Where a sheet is on a phone that is held upright: a card as wide as the screen, from below the status bar
/// down to the screen's end.
package enum CardPlacement {
  /// Points from the status bar's end to the top of a card. MINED: canvases of presented scenes are
  /// this much and the status bar shorter than the screen (devices.json, ib_page_sheet_canvas).
  private static let gap = 10.0
  /// Points: the least distance of a card from the top. MINED.
  private static let leastTop = 20.0

  /// Points from the window's top to the card.
  package static func top(in window: Environment) -> Double {
    max(leastTop, window.safeArea.top + gap)
  }

  /// What is a sheet where there is room for one: in which form a screen of its own shows it.
  enum Form {
    /// A card.
    case card
    /// Over the whole screen, as phones on their side and those before iOS 13 do.
    /// Source: reference/semantics.md, section 6.
    case fullScreen
    /// A sheet in the middle of a pad's screen. How large it is, the document doesn't tell.
    case sheet
  }

  /// The form of a sheet that is looked at on a screen by itself, not as Interface Builder's canvas or a
  /// running interface has it.
  static func form(on screen: Environment) -> Form {
    guard screen.traits.userInterfaceIdiom == .phone else { return .sheet }
    let isLow = screen.traits.verticalSizeClass == .compact
    return isLow || screen.system.map { $0 < .cards } ?? false ? .fullScreen : .card
  }
}

extension SystemVersion {
  /// Sheets are cards.
  static let cards = SystemVersion(13)
}
