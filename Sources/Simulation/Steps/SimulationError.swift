import Localization

/// Why a step can't be played. The simulation stays as it was.
package typealias SimulationError = Fault<SimulationErrorCode>

package enum SimulationErrorCode: String, Sendable {
  /// The document has no controller to start with.
  case noController = "no-controller"
  case unknownDevice = "unknown-device"
  /// There is no such version, or the device doesn't run it.
  case noSuchSystem = "no-such-system"
  case unknownSizeClass = "unknown-size-class"
  case noSuchWindow = "no-such-window"
  /// The interface isn't shown in it.
  case noSuchOrientation = "no-such-orientation"
  case unknownSegue = "unknown-segue"
  case unknownElement = "unknown-element"
  case unknownController = "unknown-controller"
  /// The thing is not on screen.
  case notVisible = "not-visible"
  /// The element has no segue.
  case noSegue = "no-segue"
  /// The element is no control, or no scroll view.
  case notSettable = "not-settable"
  /// The control takes no such value.
  case badValue = "bad-value"
  /// Nothing has the keyboard.
  case noFocus = "no-focus"
  /// Segues of this kind are not performed.
  case notPerformable = "not-performable"
  case noSuchTab = "no-such-tab"
  case noSuchRow = "no-such-row"
  case noSuchPage = "no-such-page"
  case noSuchColumn = "no-such-column"
  case nothingToGoBackTo = "nothing-to-go-back-to"
  case nothingPresented = "nothing-presented"
  /// UIKit refuses to present, as the presenter presents something already.
  case alreadyPresenting = "already-presenting"
  /// A push segue without a navigation controller, which UIKit ends the app for.
  case noNavigationController = "no-navigation-controller"
  /// A split view controller on a phone with iOS 7, which UIKit ends the app for.
  case noSplitViews = "no-split-views"
  /// A popover on a phone with iOS 7, which UIKit ends the app for.
  case noPopovers = "no-popovers"
  case noUnwindDestination = "no-unwind-destination"
  /// Declared actions that lead to each other, in which an app would hang.
  case endlessAction = "endless-action"
}
