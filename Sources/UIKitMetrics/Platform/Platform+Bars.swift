import Traits

/// Bars, in points. Resources/Metrics/metrics.tsv has the figures, by version of iOS, with their sources.
extension Platform {
  /// A screen, as far as bars depend on it.
  package struct BarPlace: Hashable, Sendable {
    package var idiom: Idiom?
    package var isCompactHeight: Bool
    package var isRegularWidth: Bool
    package var isOnLargePhone: Bool
    /// What the screen itself keeps clear at the bottom.
    package var bottomInset: Double

    package init(_ environment: Environment) {
      idiom = environment.traits.userInterfaceIdiom
      // Before there were size classes, bars of phones were lower in landscape all the same.
      isCompactHeight =
        environment.traits.verticalSizeClass == .compact
        || environment.traits.userInterfaceIdiom == .phone && environment.orientation.isLandscape
          && !Platform(running: environment.system).hasTraitsThatChange
      isRegularWidth = environment.traits.horizontalSizeClass == .regular
      isOnLargePhone = environment.isOnLargePhone
      bottomInset = environment.safeArea.bottom
    }

    /// A phone in landscape.
    package var isLowPhone: Bool { idiom == .phone && isCompactHeight }

    /// In a large phone's column the screen counts, and not the part of it that the column has:
    /// uikit-15-26.md, sections 1 and 2, where all of three libraries go by the device.
    var conditions: MetricConditions {
      var conditions = MetricConditions(idiom)
      conditions.insert(isCompactHeight ? .compactHeight : .regularHeight)
      if isRegularWidth { conditions.insert(.regularWidth) }
      if isOnLargePhone { conditions.insert(.largePhone) }
      if bottomInset > 0 { conditions.insert(.homeIndicator) }
      return conditions
    }
  }

  // MARK: Navigation bars

  /// Without a large title or a prompt.
  ///
  /// Large phones have as much in landscape as upright (microsoft/fluentui-apple, pull request 1727). Pads' are 50 since iOS 12, and in iOS 26 all are 54.
  package func navigationBarHeight(_ place: BarPlace) -> Double {
    self[.navigationBarHeight, place.conditions]
  }

  /// That of a sheet, where sheets are cards: 56 (MINED from Xcode 11 to 16), and in iOS 26 16 more than
  /// others' (uikit-15-26.md, section 1).
  package func sheetBarHeight(_ place: BarPlace) -> Double {
    hasCards ? self[.sheetBarHeight] : navigationBarHeight(place)
  }

  /// The least distance of a navigation bar from the window's top: in iOS 26 10, and 24 in compact height.
  /// Source: uikit-15-26.md, section 1.
  package func navigationBarLeastTop(_ place: BarPlace) -> Double {
    self[.navigationBarLeastTop, place.conditions]
  }

  /// Whether there are large titles.
  package var hasLargeTitles: Bool { isSince(11) }

  // MARK: Tab bars

  /// Whether the tabs of a tab bar controller are at the top of the window: on pads in regular width, since
  /// iOS 18; in compact width they are below. Source: uikit-15-26.md, sections 0 and 2. Canvases were not seen.
  package func hasTabsAtTop(_ place: BarPlace) -> Bool {
    !isCanvas && isSince(18) && place.idiom == .pad && place.isRegularWidth
  }

  /// Where it begins in a navigation bar's row: in its middle, and in iOS 26 where the bar's capsules do.
  package func topTabBarOffset(inRow height: Double) -> Double {
    isSince(26) ? 0 : (height - FixedMetric.topTabBarHeight) / 2
  }

  /// The height of a tab bar at the bottom, above the home indicator's area.
  ///
  /// In compact height 32 since iOS 11, but on large phones. On pads 50 from iOS 12 to 17. In iOS 26 83 together with the indicator's area, be
  /// there one or not; in landscape nothing is known.
  package func tabBarHeight(_ place: BarPlace) -> Double {
    if let room = value(of: .tabBarRoom, place.conditions) {
      return max(0, room - place.bottomInset)
    }
    return self[.tabBarHeight, place.conditions]
  }

  // MARK: Toolbars

  /// The height of a toolbar that a navigation controller shows, above the home indicator's area.
  ///
  /// In iOS 26 its room is 86 together with that, 82 in compact height and 79 on pads.
  package func toolbarHeight(_ place: BarPlace) -> Double {
    if let room = value(of: .toolbarRoom, place.conditions) {
      return max(0, room - place.bottomInset)
    }
    return value(of: .toolbarHeight, place.conditions) ?? ownToolbarHeight(place)
  }

  /// The height of a toolbar that stands in a view: in documents taller where the screen has a home
  /// indicator. MINED: 49 on such canvases of phones (104 of 107, the others 44; all of one repository),
  /// while with a home button 44 (12 of 12, of 4 repositories). 50 on pads is a constant of QMUI_iOS. 48 in iOS
  /// 26, and 44 on pads.
  package func ownToolbarHeight(_ place: BarPlace) -> Double {
    self[.ownToolbarHeight, place.conditions]
  }

  /// The height of a navigation bar that stands in a view.
  package func ownNavigationBarHeight(hasLargeTitle: Bool) -> Double {
    FixedMetric.ownNavigationBarHeight
      + (hasLargeTitle && hasLargeTitles ? FixedMetric.largeTitleHeight : 0)
  }

  // MARK: The screen's own

  /// Gives a device's screen what the system has at its edges. The catalogue's are those of iOS 8 to 18.
  ///
  /// Up to iOS 7 a document with size classes has one layout for phones, of compact width and regular height
  /// whichever way they are held, and one for pads (uikit-6-15.md, section 9); and phones have their status
  /// bar of 20 in landscape, too (device-systems.json, `status_bar`). In
  /// iPadOS 26 pads keep clear of 32 at the top and, above a home indicator, of 25 (uikit-15-26.md, section
  /// 8: measured on one pad, and the top on another).
  func fit(_ environment: inout Environment) {
    let idiom = environment.traits.userInterfaceIdiom
    if idiom == .phone, !hasTraitsThatChange {
      environment.traits.horizontalSizeClass = .compact
      environment.traits.verticalSizeClass = .regular
    }
    let conditions = MetricConditions(idiom)
    // A screen with a status bar already has what is below it.
    if let least = value(of: .leastStatusBarHeight, conditions), least > environment.statusBarHeight
    {
      environment.statusBarHeight = least
      environment.safeArea.top = max(environment.safeArea.top, least)
    }
    if environment.safeArea.bottom > 0 {
      environment.safeArea.bottom = max(
        environment.safeArea.bottom, self[.leastHomeIndicatorRoom, conditions])
    }
  }

  // MARK: Looks

  /// Whether a pad's status bar has the time at the left and its levels at the right. K, of iOS 12.
  package var hasPadStatusBar: Bool { isSince(12) }

  /// Whether a navigation controller's bar is transparent where nothing has been scrolled under it: since iOS
  /// 15, and with a large title since 13. Source: the documentation of
  /// UINavigationBar.scrollEdgeAppearance. Canvases are drawn with the bar to be seen.
  package func barsAreTransparentAtEdge(hasLargeTitle: Bool) -> Bool {
    !isCanvas && (isSince(15) || hasLargeTitle && isSince(13))
  }
}
