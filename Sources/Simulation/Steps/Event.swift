import Companion
import Scenes
import Traits

/// Something that UIKit does or calls while a step is played.
package struct Event: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    // The view of a controller.
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear

    // A transition of an environment.
    case willTransitionToTraits(from: TraitCollection, to: TraitCollection)
    /// Points; nil where only layout knows the size.
    case viewWillTransitionToSize(from: Size?, to: Size?)
    /// Without former traits where they are the first that the environment has.
    case traitCollectionDidChange(from: TraitCollection?, to: TraitCollection)
    // A rotation, as iOS 6 and 7 tell of it.
    case willRotate(to: Orientation)
    case willAnimateRotation(to: Orientation)
    case didRotate(from: Orientation)
    /// The animations alongside the transition begin: those of the system, or, with a controller,
    /// those that it declares.
    case animateAlongside(name: String?)
    /// Constraints that the companion file declares are exchanged: those of the named group's chosen
    /// alternative are installed; nil for none.
    case exchangeConstraints(group: String, alternative: Int?)
    /// The transition has ended; with a name, the completion block of the controller's animation is called.
    case transitionCompletion(name: String?)

    // Segues and actions.
    case shouldPerformSegue(segue: String, answer: Bool)
    case prepareForSegue(segue: String, destination: ControllerID)
    /// The controller looked for whoever performs an action, up its parents.
    case targetForAction(action: String, target: ControllerID?)
    case performAction(action: String)
    case unwindAction(action: String)
    case didSelectRow(section: Int, row: Int)
    case accessoryButtonTapped(section: Int, row: Int)
    case valueChanged(element: String, value: ControlValue)
    case didBeginEditing(element: String)
    case didEndEditing(element: String)
    case didPressReturn(element: String)
    /// Points from its top to the screen's bottom.
    case keyboardWillShow(height: Double)
    case keyboardWillHide
    /// Points from where the content rests.
    case didScroll(element: String, to: ContentOffset)

    // Containers and presentations.
    case push(controller: ControllerID)
    case pop(controller: ControllerID)
    case select(controller: ControllerID)
    case setColumn(column: SplitColumn, controller: ControllerID)
    case changeDisplayMode(from: SplitDisplayMode, to: SplitDisplayMode)
    /// A delegate or a controller is asked; a nil answer is UIKit's default.
    case ask(question: String, answer: String?)
    case collapse(secondary: ControllerID, onto: ControllerID)
    case separate(secondary: ControllerID?, from: ControllerID)
    case showDetailTargetDidChange
    case present(controller: ControllerID, style: PresentationStyle, form: PresentationForm)
    case adaptPresentation(from: PresentationForm, to: PresentationForm)
    case dismiss(controller: ControllerID)
  }

  /// The environment that the event reaches: mostly a controller.
  package let environment: TraitEnvironment.Identity
  package let kind: Kind

  package init(_ environment: TraitEnvironment.Identity, _ kind: Kind) {
    self.environment = environment
    self.kind = kind
  }
}
