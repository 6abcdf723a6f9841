/// What a tab bar controller holds.
struct TabBarState: Sendable {
  /// All tabs, in order.
  var tabs: [ControllerID]
  var selected = 0
  /// UIKit's navigation controller for the tabs that don't fit; nil where all do. Its stack is its
  /// list, and the tab that was chosen in it.
  var more: ControllerID?
  /// Whether "More" is selected.
  var isMoreSelected = false
  /// The tabs that have a place of their own in the bar.
  var visibleCount: Int

  /// The tabs in the bar, and "More".
  var children: [ControllerID] { tabs.prefix(visibleCount) + (more.map { [$0] } ?? []) }

  var shown: ControllerID? {
    if isMoreSelected { return more }
    return tabs.indices.contains(selected) ? tabs[selected] : nil
  }
}
