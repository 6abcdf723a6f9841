import Traits

/// What of an app depends on the SDK that it was built with.
extension Platform {
  /// Whether apps that are built with this version's SDK have windows of any size: without a scene manifest they don't
  /// launch, without a launch screen they are refused, and they have neither the design of earlier systems nor a window
  /// that stays whole. Source: Apple, TN3192 and TN3208.
  package var buildsForWindowsOfAnySize: Bool { isSince(27) }
}
