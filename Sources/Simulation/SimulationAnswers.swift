import Traits

/// What an app's code would answer when UIKit asks: delegates, overrides of traits, implemented
/// actions. Without any entry UIKit's defaults hold. Of several entries that apply the last one wins.
///
/// Controllers are named by their id in the document, their storyboard identifier or their custom
/// class; an entry without a name is for all of them.
package struct SimulationAnswers: Hashable, Sendable, Codable {
  package var overrides: [TraitOverride] = []
  package var splitViews: [SplitViewAnswer] = []
  package var presentations: [PresentationAnswer] = []
  package var segues: [SegueAnswer] = []
  package var actions: [ImplementedAction] = []
  package var pages: [PageAnswer] = []
  package var animations: [DeclaredAnimation] = []

  package init() {}
}

/// When an answer holds: everything that it names must be so.
package struct AnswerCondition: Hashable, Sendable, Codable {
  /// Traits that the controller's must contain.
  package var traits: TraitCollection?
  /// Points, of the controller's size; a size that only layout knows is neither.
  package var widerThan: Double?
  package var narrowerThan: Double?
  package var tallerThan: Double?
  package var shorterThan: Double?
  /// A controller that must be in the controller's tree.
  package var shows: String?
  /// A controller that must not be in it.
  package var lacks: String?

  package init(
    traits: TraitCollection? = nil, widerThan: Double? = nil, narrowerThan: Double? = nil,
    tallerThan: Double? = nil, shorterThan: Double? = nil, shows: String? = nil,
    lacks: String? = nil
  ) {
    self.traits = traits
    self.widerThan = widerThan
    self.narrowerThan = narrowerThan
    self.tallerThan = tallerThan
    self.shorterThan = shorterThan
    self.shows = shows
    self.lacks = lacks
  }
}

/// `setOverrideTraitCollection(_:forChild:)`, called by a parent. The condition is on the parent.
package struct TraitOverride: Hashable, Sendable, Codable {
  package var parent: String?
  package var child: String?
  package var when: AnswerCondition?
  package var traits: TraitCollection

  package init(
    parent: String? = nil, child: String? = nil, when: AnswerCondition? = nil,
    traits: TraitCollection
  ) {
    self.parent = parent
    self.child = child
    self.when = when
    self.traits = traits
  }
}

/// The answers of a split view controller's delegate. The condition is on the split view. Nil leaves
/// a question to UIKit.
package struct SplitViewAnswer: Hashable, Sendable, Codable {
  package enum Collapse: String, Hashable, Sendable, Codable {
    /// UIKit collapses the secondary controller onto the primary one: the delegate's NO.
    case standard
    /// The delegate has handled it, and the secondary controller disappears: its YES.
    case handled
  }

  package enum Separate: Hashable, Sendable, Codable {
    /// UIKit separates the secondary controller: the delegate's nil.
    case standard
    /// A controller of the document, or one that is in the tree already.
    case controller(name: String)
  }

  package var splitView: String?
  package var when: AnswerCondition?
  package var primaryForCollapsing: String?
  package var collapse: Collapse?
  package var primaryForExpanding: String?
  package var separate: Separate?
  package var topColumnForCollapsing: SplitColumn?
  package var displayModeForExpanding: SplitDisplayMode?
  /// Whether the delegate handles `show` and `showDetail` itself, so that nothing happens.
  package var handlesShow: Bool?
  package var handlesShowDetail: Bool?

  package init(splitView: String? = nil, when: AnswerCondition? = nil) {
    self.splitView = splitView
    self.when = when
  }
}

/// How a controller is presented: what its segue and its presentation controller's delegate leave to
/// code. The condition is on the presenter.
package struct PresentationAnswer: Hashable, Sendable, Codable {
  /// The presented controller's name, or the segue's id or identifier.
  package var of: String?
  package var when: AnswerCondition?
  /// Replaces the style of the document.
  package var style: PresentationStyle?
  /// The name of a custom presentation that is declared elsewhere.
  package var custom: String?
  /// The delegate's `adaptivePresentationStyle(for:traitCollection:)`. The condition's traits are
  /// those of the window.
  package var adaptiveStyle: AdaptiveStyle?
  /// The presentation controller's `overrideTraitCollection`.
  package var traits: TraitCollection?
  /// Whether a custom presentation takes the presenter's view away.
  package var removesPresenter: Bool?

  package init(of: String? = nil, when: AnswerCondition? = nil) {
    self.of = of
    self.when = when
  }
}

/// What code has to say about a segue, named by its id or identifier or its custom class.
package struct SegueAnswer: Hashable, Sendable, Codable {
  package var segue: String
  /// The source's `shouldPerformSegue`.
  package var shouldPerform: Bool?
  /// The kind of segue that a custom one acts as, as the document would write it.
  package var actsAs: String?

  package init(segue: String, shouldPerform: Bool? = nil, actsAs: String? = nil) {
    self.segue = segue
    self.shouldPerform = shouldPerform
    self.actsAs = actsAs
  }
}

/// An action that a controller's class implements: a custom one, an unwind action, or `show` or
/// `showDetail`, which are then up to code.
package struct ImplementedAction: Hashable, Sendable, Codable {
  package var action: String
  package var controller: String
  package var when: AnswerCondition?
  /// Where a `show` or `showDetail` that the controller implements puts what is shown: a segue kind
  /// as the document would write it; nil puts it nowhere.
  package var actsAs: String?

  package init(
    action: String, controller: String, when: AnswerCondition? = nil, actsAs: String? = nil
  ) {
    self.action = action
    self.controller = controller
    self.when = when
    self.actsAs = actsAs
  }
}

/// The pages of a page view controller, which no document holds.
package struct PageAnswer: Hashable, Sendable, Codable {
  package var pageController: String?
  /// Names of controllers of the document.
  package var pages: [String]

  package init(pageController: String? = nil, pages: [String]) {
    self.pageController = pageController
    self.pages = pages
  }
}

/// Animations that a controller adds alongside transitions. The condition is on the controller, with
/// the traits and size that it gets.
package struct DeclaredAnimation: Hashable, Sendable, Codable {
  package var name: String
  package var controller: String
  package var when: AnswerCondition?

  package init(name: String, controller: String, when: AnswerCondition? = nil) {
    self.name = name
    self.controller = controller
    self.when = when
  }
}
