import Traits

/// What is presented, contained and shared: which forms there are. Source, where nothing else is said:
/// reference/semantics.md, section 6.
extension Platform {
  /// Whether sheets are cards in compact width, which a gesture dismisses, and *automatic* is one.
  package var hasCards: Bool { isSince(13) }

  /// Whether size classes follow the window: since iOS 8. Before, those that a document is loaded for stay.
  package var hasTraitsThatChange: Bool { isSince(8) }

  /// Whether *automatic* is a form sheet.
  package var automaticIsFormSheet: Bool { isSince(18) }

  /// Whether there are split view controllers: on phones since iOS 8; before, making one there raises an
  /// exception. Source: the documentation of UISplitViewController ("Prior to iOS 8 … only on iPad").
  package func hasSplitViews(on idiom: Idiom?) -> Bool { idiom != .phone || isSince(8) }

  /// Whether popovers are there: on phones since iOS 8, where they adapt; before, making one there raises an
  /// exception. Source: the documentation of UIPopoverController ("exclusively on iPad devices").
  package func hasPopovers(on idiom: Idiom?) -> Bool { idiom != .phone || isSince(8) }

  /// Whether split views follow preferred display modes and widths of columns: since iOS 8. Before, the primary
  /// column is 320 points wide, beside the other where the interface lies and hidden where it stands. Sources: the
  /// documentation of UISplitViewController, `preferredDisplayMode` and `maximumPrimaryColumnWidth` (iOS 8);
  /// useyourloaf.com, "iOS 5 split view changes", for the column.
  package var hasSplitPreferences: Bool { isSince(8) }

  /// Whether split views have columns; before, the attributes are not known.
  package var hasSplitColumns: Bool { isSince(14) }

  /// Whether tabs change with an animation.
  package var animatesTabs: Bool { isSince(18) }

  /// Whether apps may run side by side, where the device lets them: since iOS 9.
  package var hasMultitasking: Bool { isSince(9) }

  /// Whether a Slide Over window floats over the other app.
  package var slideOverFloats: Bool { isSince(11) }

  /// Whether windows are tiled instead of split.
  package var tilesWindows: Bool { isSince(26) }

  /// The first version in which an app's window may have any size: on pads, and of apps for phones, which are then
  /// mirrored on a Mac or run on a pad. Source: Apple, TN3192; CharlesWiltgen/Axiom, layout reference.
  package static func firstWithFreeWindows(on idiom: Idiom?) -> SystemVersion {
    SystemVersion(idiom == .phone ? 27 : 26)
  }

  package func hasFreeWindows(on idiom: Idiom?) -> Bool {
    system.isSince(Self.firstWithFreeWindows(on: idiom))
  }

  /// Whether nothing is known of what changed since the version whose rules hold.
  package var isBeyondWhatIsKnown: Bool { !SystemVersion.latest.isSince(system) }

  // MARK: Keyboards

  /// Whether there is a bar above the keys: on phones since iOS 8, on pads since 9.
  func hasKeyboardBar(on idiom: Idiom) -> Bool { isSince(idiom == .pad ? 9 : 8) }
}
