import Traits

/// What iOS looks for while an app starts.
extension Platform {
  /// Whether a dictionary in the app's property list describes its launch screen.
  /// Source: the documentation of UILaunchScreen: iOS 14.
  package var hasLaunchDictionaries: Bool { isSince(14) }

  /// Whether a storyboard or xib is a launch screen.
  /// Source: 004 of the seeds, “Dynamic launch screens”: new in iOS 8; oleb.net 2014/08.
  package var hasLaunchDocuments: Bool { isSince(8) }

  /// Whether there may be one for each URL scheme.
  /// Source: the documentation of UILaunchStoryboards: iOS 9.
  package var hasLaunchDocumentsBySchemes: Bool { isSince(9) }

  /// Whether a list in the app's property list, which Xcode also makes of launch image sets, says which
  /// images there are.
  /// Source: Apple's Information Property List reference, UILaunchImages (semantics.md, section 9): iOS 7.
  package var hasLaunchImageLists: Bool { isSince(7) }

  /// Whether the pads' launch images leave the status bar out.
  /// Source: iosdevelopertips.com 2010 (768 × 1004 below a status bar of 20); MINED: of launch image sets
  /// only slots without a minimum version have the extent to-status-bar.
  package var leavesStatusBarOutOfLaunchImages: Bool { !isSince(7) }

  /// Whether an app's scenes are listed in its property list.
  /// Source: the documentation of UIApplicationSceneManifest: iOS 13.
  package var hasSceneManifests: Bool { isSince(13) }

  /// Whether a launch image for a version of iOS and later is for this one.
  package func looksAt(launchImagesSince minimum: SystemVersion) -> Bool {
    system.isSince(minimum)
  }
}
