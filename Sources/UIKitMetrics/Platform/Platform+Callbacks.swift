import Traits

/// What UIKit calls and asks: the whole table, by version of iOS.
extension Platform {
  package struct Callbacks: Hashable, Sendable {
    package enum Transition: Hashable, Sendable {
      /// The interface's orientation alone, to the controllers on screen: `willRotate(to:duration:)`, then layout,
      /// `willAnimateRotation(to:duration:)` and, at the end, `didRotate(from:)`.
      case rotation
      /// `willTransition(to:with:)`, `viewWillTransition(to:with:)` and `traitCollectionDidChange(_:)`.
      case traitsAndSizes
    }

    /// The first version of iOS that has these.
    fileprivate let first: Int
    /// What a transition brings to controllers and views.
    package let transition: Transition
    /// Whether controllers and views are told of the traits that they begin with, by `traitCollectionDidChange(nil)`
    /// when they are put into the window.
    package let tellsFirstTraits: Bool
    /// Whether a presentation adapts, and its delegate is asked how.
    package let asksHowToAdapt: Bool
    /// Whether `targetViewController(forAction:sender:)` finds who shows a controller.
    package let asksWhoShows: Bool
    /// Whether a presentation's delegate is asked and told when a gesture dismisses it.
    package let asksWhetherToDismiss: Bool
  }

  /// Sources: the documentation of UIViewController, where `willRotate(to:duration:)` is of iOS 2 to 8,
  /// `viewWillTransition(to:with:)` and `targetViewController(forAction:sender:)` of 8 on; the order of the former and
  /// layout is in the log at bhags.org/?p=533. UIAdaptivePresentationControllerDelegate is of iOS 8, its
  /// `presentationControllerShouldDismiss(_:)` of 13. For the first traits:
  /// useyourloaf.com/blog/predicting-size-classes-in-ios-13; since 13 views are made with the traits that they will have.
  private static let callbackTable = [
    Callbacks(
      first: 0, transition: .rotation, tellsFirstTraits: false, asksHowToAdapt: false,
      asksWhoShows: false, asksWhetherToDismiss: false),
    Callbacks(
      first: 8, transition: .traitsAndSizes, tellsFirstTraits: true, asksHowToAdapt: true,
      asksWhoShows: true, asksWhetherToDismiss: false),
    Callbacks(
      first: 13, transition: .traitsAndSizes, tellsFirstTraits: false, asksHowToAdapt: true,
      asksWhoShows: true, asksWhetherToDismiss: true),
  ]

  /// Those of this version: the last row that it has reached.
  package var callbacks: Callbacks {
    Self.callbackTable.last { isSince($0.first) } ?? Self.callbackTable[0]
  }
}
