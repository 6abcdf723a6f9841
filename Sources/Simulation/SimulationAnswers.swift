import Companion
import Traits

/// What an app's code would answer when UIKit asks: delegates, overrides of traits, implemented
/// actions. Without any entry UIKit's defaults hold; of several entries that answer the same question
/// the first whose condition holds is the answer.
///
/// Controllers are named by their id in the document, their storyboard or restoration identifier, or
/// their class; an entry without a name is for all of them.
package struct SimulationAnswers: Hashable, Sendable {
  package var overrides: [OverrideAnswer] = []
  package var splitViews: [SplitViewAnswer] = []
  package var presentations: [PresentationAnswer] = []
  /// What the names of custom presentations stand for.
  package var customPresentations: [CustomPresentation] = []
  package var segues: [SegueAnswer] = []
  package var actions: [ActionAnswer] = []
  package var sendings: [SendingAnswer] = []
  package var pages: [PageAnswer] = []
  package var animations: [AnimationAnswer] = []
  package var lists: [ListContent] = []

  package init() {}
}

/// `setOverrideTraitCollection(_:forChild:)`, called by a parent. The condition is on the parent; for
/// the first controller it is the window, as the app puts a container around it in code. Where
/// several set a trait the last one wins.
package struct OverrideAnswer: Hashable, Sendable {
  package var parent: String?
  package var child: String?
  package var when: Condition
  package var traits: TraitCollection

  package init(
    parent: String? = nil, child: String? = nil, when: Condition = .always, traits: TraitCollection
  ) {
    self.parent = parent
    self.child = child
    self.when = when
    self.traits = traits
  }
}

/// Answers of a split view controller's delegate. The condition is on the split view. Nil leaves a
/// question to other entries, and then to UIKit.
package struct SplitViewAnswer: Hashable, Sendable {
  package enum Collapse: Hashable, Sendable {
    /// UIKit collapses the secondary controller onto the primary one: the delegate's NO.
    case standard
    /// The delegate has handled it, and the secondary controller disappears: its YES.
    case handled
  }

  package enum Separate: Hashable, Sendable {
    /// UIKit separates the secondary controller: the delegate's nil.
    case standard
    /// A controller that is in the tree already, or a new one of the document.
    case controller(String)
  }

  package var splitView: String?
  package var when: Condition
  package var primaryForCollapsing: String?
  package var collapse: Collapse?
  /// The controllers of the primary's stack that the delegate leaves there before it answers; the
  /// bottom one always stays.
  package var keepInPrimary: [String]?
  package var primaryForExpanding: String?
  package var separate: Separate?
  package var topColumnForCollapsing: SplitColumn?
  package var displayModeForExpanding: SplitDisplayMode?
  /// Whether the delegate handles `show` and `showDetail` itself, so that nothing happens.
  package var handlesShow: Bool?
  package var handlesShowDetail: Bool?

  package init(splitView: String? = nil, when: Condition = .always) {
    self.splitView = splitView
    self.when = when
  }
}

/// How a controller is presented: what its segue and its presentation controller's delegate leave to
/// code. The condition is on the window. Nil leaves a question to other entries.
package struct PresentationAnswer: Hashable, Sendable {
  /// The presented controller's name, or the segue's id or identifier.
  package var of: String?
  package var when: Condition
  /// Replaces the style of the document.
  package var style: PresentationStyle?
  /// The name of the declared presentation that the style *custom* stands for.
  package var custom: String?
  /// The delegate's `adaptivePresentationStyle(for:traitCollection:)`.
  package var adaptiveStyle: AdaptiveStyle?
  /// The presentation controller's `overrideTraitCollection`.
  package var traits: TraitCollection?
  /// Whether a custom presentation takes the presenter's view away.
  package var removesPresenter: Bool?

  package init(of: String? = nil, when: Condition = .always) {
    self.of = of
    self.when = when
  }
}

/// What is done with a controller that is to be shown.
package enum ShowEffect: String, Hashable, Sendable {
  case show
  case showDetail
  case push
  case present
  case popover
  /// The presented controller around the one that acts is dismissed instead.
  case dismiss
  case none
}

/// What code has to say about a segue, named by its id or identifier or its custom class.
package struct SegueAnswer: Hashable, Sendable {
  package var segue: String
  /// The source's `shouldPerformSegue`.
  package var shouldPerform: Bool?
  /// What a custom segue does.
  package var effect: ShowEffect?

  package init(segue: String, shouldPerform: Bool? = nil, effect: ShowEffect? = nil) {
    self.segue = segue
    self.shouldPerform = shouldPerform
    self.effect = effect
  }
}

/// An action that a controller's class implements: one of the app's own, an unwind action, or "show"
/// or "showDetail". The condition is on the controller.
package struct ActionAnswer: Hashable, Sendable {
  package var action: String
  package var controller: String
  package var when: Condition
  /// What is done with a controller that the action is handed.
  package var effect: ShowEffect

  package init(
    action: String, controller: String, when: Condition = .always, effect: ShowEffect = .none
  ) {
    self.action = action
    self.controller = controller
    self.when = when
    self.effect = effect
  }
}

/// An action that code sends when something is tapped. It takes the place of the thing's segue.
package struct SendingAnswer: Hashable, Sendable {
  package var action: String
  package var sending: CustomAction.Sending
}

/// The pages of a page view controller, which no document holds.
package struct PageAnswer: Hashable, Sendable {
  package var pageController: String?
  /// Names of controllers of the document.
  package var pages: [String]
  /// Whether the data source answers a presentation count.
  package var showsPageControl: Bool

  package init(pageController: String? = nil, pages: [String], showsPageControl: Bool = false) {
    self.pageController = pageController
    self.pages = pages
    self.showsPageControl = showsPageControl
  }
}

/// Animations that a controller adds alongside transitions. The condition is on the controller, with
/// the traits and the size that it gets.
package struct AnimationAnswer: Hashable, Sendable {
  package var name: String
  package var controller: String
  package var during: AlongsideAnimation.Transition
  package var when: Condition

  package init(
    name: String, controller: String, during: AlongsideAnimation.Transition,
    when: Condition = .always
  ) {
    self.name = name
    self.controller = controller
    self.during = during
    self.when = when
  }
}
