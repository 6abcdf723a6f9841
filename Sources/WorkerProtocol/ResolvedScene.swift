import Drawing
import Traits

package struct ResolvedScene: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  /// The element of the controller (`viewController`, …); nil for a view on its own.
  package var controller: String?
  package var isInitial: Bool
  /// Nil unless `details` asked for it, and for what has none; so is the next.
  package var canvasLocation: CanvasLocation?
  /// What the scene stands for, where that is in another place.
  package var reference: SceneReference?
  /// What references of other storyboards call its controller.
  package var identifier: String?
  /// Points: the screen or canvas that the scene fills.
  package var canvas: Size
  /// Points.
  package var safeArea: EdgeInsets
  package var traits: TraitCollection
  package var root: DrawnView?
  package var issues: [Issue]
  /// The constraints that act on views, where `details` asked for them.
  package var constraints: [ActingConstraint]?
  /// Views and constraints that are not installed for these traits, where `details` asked for them.
  package var excludedViews: [ExcludedView]?
  package var excludedConstraints: [ActingConstraint]?
  /// What the window edits, where `details` asked for it.
  package var values: [ElementValues]?
  /// The line of its controller or, without one, its view, where `details` asked for it; from 1.
  package var line: Int?
  /// What the scene and its views can be found by, where `details` asked for it.
  package var terms: [SearchTerm]?
  /// The id of a storyboard scene's controller, and what segues of the scene can start from, where `details`
  /// asked for them.
  package var controllerID: String?
  package var segueSources: [SegueSource]?

  package init(
    id: String, title: String, controller: String?, isInitial: Bool, canvas: Size,
    safeArea: EdgeInsets, traits: TraitCollection, root: DrawnView?, issues: [Issue],
    constraints: [ActingConstraint]? = nil
  ) {
    self.id = id
    self.title = title
    self.controller = controller
    self.isInitial = isInitial
    self.canvas = canvas
    self.safeArea = safeArea
    self.traits = traits
    self.root = root
    self.issues = issues
    self.constraints = constraints
  }
}

/// A constraint as an inspector shows it.
package struct ActingConstraint: Codable, Hashable, Sendable {
  package var id: String
  package var line: Int
  /// Such as `Title.leading = View.leadingMargin + 8`.
  package var text: String
  package var priority: Double
  /// Ids of the views that it acts on.
  package var views: [String]
  /// Points, as the document has it for the scene's traits.
  package var constant: Double?
  /// What of the views it ties, in their order, such as `leading`; one for a size.
  package var attributes: [String]?
  /// What it ties, in the same order, with what it is of, such as `View.safeArea.leading`.
  package var sides: [String]?
  /// `lessThanOrEqual` or `greaterThanOrEqual`; nil for `equal`.
  package var relation: String?
  /// What the second side is multiplied with; nil for 1.
  package var multiplier: Double?

  package init(
    id: String, line: Int, text: String, priority: Double, views: [String], constant: Double? = nil
  ) {
    self.id = id
    self.line = line
    self.text = text
    self.priority = priority
    self.views = views
    self.constant = constant
  }
}
