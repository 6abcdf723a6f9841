import Localization
import Traits

/// Something to know about what was played: a rule without a source decided it, or the app's code
/// would have.
package struct SimulationNote: Hashable, Sendable, Codable {
  package enum Rule: String, Hashable, Sendable, Codable, CaseIterable {
    // Rules for which no source was found.
    case offScreenTransitions = "off-screen-transitions"
    case collapseDuringTransition = "collapse-during-transition"
    case compactPrimaryColumn = "compact-primary-column"
    case compactPresentation = "compact-presentation"
    case restoredSecondary = "restored-secondary"
    case splitBehavior = "split-behavior"
    case tabLimit = "tab-limit"
    case windowClasses = "window-classes"
    case slideOverHeight = "slide-over-height"
    case windowTiles = "window-tiles"
    case halvesInside = "halves-inside"
    case newestSystem = "newest-system"
    // Sources that disagree.
    case sheetInCompactHeight = "sheet-in-compact-height"
    case showDetailReplacesNavigation = "show-detail-replaces-navigation"
    // What only the app's code knows; the companion file can say it.
    case customSegue = "custom-segue"
    case customPresentation = "custom-presentation"
    case unwindDestination = "unwind-destination"
    case returnKey = "return-key"
    // What the project has, and what it lacks.
    case letterboxed
    // What UIKit does not do.
    case nestedNavigation = "nested-navigation"
    case splitInNavigation = "split-in-navigation"
    case popoverOnPhone = "popover-on-phone"
    case showBeforeTargets = "show-before-targets"
    case missingStoryboard = "missing-storyboard"
    case missingController = "missing-controller"
    // Files that are there, but can't be read.
    case unreadableStoryboard = "unreadable-storyboard"
    case unreadableCompanion = "unreadable-companion"
    case recursiveContainment = "recursive-containment"
    case manyControllers = "many-controllers"
    case noTarget = "no-target"

    /// What was decided and why, in one sentence.
    package var message: String {
      switch self {
      case .offScreenTransitions:
        localized(
          """
          Controllers that are loaded but not on screen are told of transitions like the \
          others; whether UIKit does so has no source.
          """)
      case .collapseDuringTransition:
        localized(
          """
          The split view collapses or expands before traits are set; where in the transition \
          UIKit does so has no source.
          """)
      case .compactPrimaryColumn:
        localized(
          "The primary column has a compact width; that is generally known, but has no source.")
      case .compactPresentation:
        localized(
          """
          What is in a popover or form sheet has a compact width; that is generally known, but \
          has no source.
          """)
      case .restoredSecondary:
        localized(
          """
          The secondary controller of before is shown again, as there was nothing to pop; what \
          UINavigationController does has no source.
          """)
      case .splitBehavior:
        localized(
          """
          Upright the primary column is hidden, lying it is beside the other; by which widths \
          UIKit decides has no source.
          """)
      case .tabLimit:
        localized("A tab bar of regular width has up to eight tabs; that has no source.")
      case .windowClasses:
        localized(
          """
          The window's size classes follow from its size alone; UIKit's exact limits have no \
          source, but width turns regular between 655 and 683.
          """)
      case .slideOverHeight:
        localized(
          """
          A Slide Over window is as high as the screen; since iOS 11 it floats and is a little \
          lower, by how much has no source.
          """)
      case .windowTiles:
        localized(
          """
          Since iPadOS 26 windows are tiled, with gaps whose widths have no source; the widths \
          are those of the Split View before.
          """)
      case .halvesInside:
        localized(
          """
          A half of the screen inside a phone that folds is 469 points wide, and bars stand on its outer edge; \
          that has one source, and others have other widths.
          """)
      case .newestSystem:
        localized(
          "Nothing is known of what changed after iOS %1$s; it runs by the rules of that.",
          SystemVersion.latest)
      case .sheetInCompactHeight:
        localized(
          """
          A sheet in regular width and compact height does not fill the screen; Apple's \
          documentation says it does, observers that it does not.
          """)
      case .showDetailReplacesNavigation:
        localized(
          """
          The navigation controller in the secondary column is replaced; UIKit's header says \
          that it would be asked to show, its documentation that it is replaced.
          """)
      case .customSegue:
        localized("What the custom segue does is in code; it presents its destination here.")
      case .customPresentation:
        localized("What the custom presentation looks like is in code; it covers the screen here.")
      case .unwindDestination:
        localized(
          "Which controller implements the unwind action is in code; the one before is assumed.")
      case .returnKey:
        localized("What Return does is in the delegate's code; the keyboard is put away here.")
      case .letterboxed:
        localized(
          """
          The app's launch images are for smaller screens only, so it runs as on one of them, \
          between black bars:
          """)
      case .nestedNavigation:
        localized(
          """
          A navigation controller is pushed onto another one; outside a split view UIKit ends \
          the app for that.
          """)
      case .splitInNavigation:
        localized(
          """
          A split view controller is pushed onto a navigation controller; UIKit ends the app \
          for that. Here it is shown below the bar.
          """)
      case .popoverOnPhone:
        localized("Old popover segues are for pads; on a phone this one adapts like a newer one.")
      case .showBeforeTargets:
        localized(
          """
          Segues that show came with iOS 8; before, this one pushes or replaces where a container is \
          around it, and presents elsewhere.
          """)
      case .missingStoryboard:
        localized(
          """
          The storyboard that is referred to was not found; an empty controller stands in for \
          it.
          """)
      case .missingController:
        localized(
          "The controller that is referred to was not found; an empty one stands in for it.")
      case .unreadableStoryboard:
        localized(
          """
          The storyboard that is referred to can't be read; an empty controller stands in for \
          it.
          """)
      case .unreadableCompanion:
        localized("The companion file of a storyboard can't be read; what it declares is left out.")
      case .recursiveContainment:
        localized("A container contains itself without end; it is left empty at the second level.")
      case .manyControllers:
        localized(
          "There are %1$s controllers, more than any app has; others are left out.",
          Simulation.mostControllers)
      case .noTarget:
        localized("No controller implements the action.")
      }
    }
  }

  package let rule: Rule
  package let controller: ControllerID?
  /// What is special about this one, in a sentence.
  package let detail: String?

  package init(_ rule: Rule, _ controller: ControllerID? = nil, detail: String? = nil) {
    self.rule = rule
    self.controller = controller
    self.detail = detail
  }

  package var message: String { rule.message + (detail.map { " " + $0 } ?? "") }
}
