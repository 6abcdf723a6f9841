import InterfaceBuilder
import Languages
import Styles
import Traits
import UIKitMetrics

/// A scene of a storyboard, or a top-level view of a xib, made concrete for one environment: what is
/// installed, with the values of the variations that apply. It knows no frames but the stored ones.
package struct Scene: Sendable {
  /// The scene's id in a storyboard, the view's in a xib.
  package let id: String
  package let title: String
  /// The controller's element; nil in a xib.
  package let controller: Element?
  /// Depth first, so a view comes after its superview and its earlier siblings; the first is the root.
  package internal(set) var views: PerView<View> = []
  package internal(set) var guides: SceneList<GuideIndex, LayoutGuide> = []
  package internal(set) var constraints: SceneList<ConstraintIndex, Constraint> = []
  package internal(set) var idleConstraints: [IdleConstraint] = []
  /// The bars that Interface Builder or a container adds to the controller.
  package let bars: SimulatedBars
  package let environment: Traits.Environment
  /// Whose UIKit lays it out and draws it.
  package let platform: Platform
  package let resources: Resources
  /// The project's fonts that the document names.
  package let fonts: ProjectFonts
  /// What the project says of its own classes.
  package let looks: ProjectLooks
  /// That of UIKit's own words and dates.
  package let language: SystemLanguage
  /// What the document's controllers are called, or else what they are, by their ids.
  package let controllerTitles: [String: String]
  /// Whether the root view takes the canvas's size where the scene is not as designed.
  package let fillsScreen: Bool
  /// Whether views of a class that has a xib of its name are shown with it.
  package internal(set) var infersXibs = false
  /// Indices of the views that stand for a container's bars.
  package internal(set) var addedTopBar: ViewIndex?
  package internal(set) var addedBottomBar: ViewIndex?
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Where the companion file has what it adds; nil without one.
  package internal(set) var companionPlaces: CompanionPlaces?
  var listSections = ListSections()
  /// Whether the scene is part of a running interface.
  package internal(set) var isRunning = false
  /// Index of the view that is typed into while the interface runs.
  package internal(set) var editedView: ViewIndex?
  /// By the index of a scroll view: where the running interface has scrolled it to.
  package internal(set) var contentOffsets: [ViewIndex: ScrolledPlace] = [:]
  /// Texts that code sets on what is no view, such as bar button items, by the document's id.
  package internal(set) var itemTexts: [String: String] = [:]
  /// Items by their document id.
  package internal(set) var items: [String: LayoutItem] = [:]

  package var root: View { views[.root] }

  package var typography: Typography {
    Typography(
      platform: platform, contentSize: environment.traits.preferredContentSizeCategory, fonts: fonts
    )
  }

  /// The views that a view is in, the nearest first.
  package func ancestors(of view: View) -> some Sequence<ViewIndex> {
    sequence(state: view.parent) { upcoming in
      defer { upcoming = upcoming.flatMap { views[$0].parent } }
      return upcoming
    }
  }

  /// Whether a view is the other, or inside it.
  package func view(_ index: ViewIndex, isInside ancestor: ViewIndex) -> Bool {
    var current: ViewIndex? = index
    while let at = current, at >= ancestor {
      if at == ancestor { return true }
      current = views[at].parent
    }
    return false
  }

  /// The nearest view that is or holds both views.
  package func commonAncestor(_ a: ViewIndex, _ b: ViewIndex) -> ViewIndex {
    var ancestor = a
    while !view(b, isInside: ancestor), let parent = views[ancestor].parent { ancestor = parent }
    return ancestor
  }

  /// The view itself, or the view that the guide belongs to.
  package func view(of item: LayoutItem) -> ViewIndex {
    switch item {
    case .view(let index): index
    case .guide(let index): guides[index].owner
    }
  }
}
