import Companion
import InterfaceBuilder
import Localization
import Scenes
import Traits

/// What a segue or code says about a presentation.
struct PresentationRequest: Sendable {
  var style: PresentationStyle?
  var segue: String?
  var anchor: String?
  var arrowDirections: [String] = []
  /// How many actions have led here.
  var forwards = 0
}

/// Presenting and dismissing.
extension Simulation {
  /// Presents a controller. The outermost container of the source presents it; over a context it is
  /// the nearest one that defines a context. Source: UIViewController's documentation,
  /// definesPresentationContext; UIModalPresentationStyle, currentContext.
  mutating func present(
    _ child: ControllerID, from source: ControllerID, _ request: PresentationRequest
  ) throws(SimulationError) {
    let declared = declaredPresentation(of: child, segue: request.segue)
    let adaptiveStyle = adaptiveStyle(declared)
    let style =
      request.style
      ?? ViewController(element(of: child)).modalPresentationStyle
      ?? .automatic
    let form = style.form(in: window.traits, system: screen.system, answer: adaptiveStyle)
    let presenter =
      (form.usesContext
        ? parents(from: source).first {
          ViewController(element(of: $0)).definesPresentationContext
        } : nil) ?? outermost(source)
    guard controllers[presenter]?.presented == nil else {
      throw SimulationError(
        .alreadyPresenting,
        localized(
          "%1$s presents something already, so UIKit presents nothing more; dismiss it first.",
          presenter))
    }
    if let answer = adaptiveStyle {
      log(
        child,
        .ask(
          question: "adaptivePresentationStyle(for:traitCollection:)", answer: answer.rawValue))
    }
    let presentation = Presentation(
      controller: child, source: source, style: style, form: form, segue: request.segue,
      anchor: form == .popover ? request.anchor : nil,
      arrowDirections: form == .popover ? request.arrowDirections : [], custom: declared?.presented,
      removesPresenter: form == .custom
        ? declared?.removesPresenter ?? false : form.removesPresenter,
      environment: window)
    noteForm(presentation)
    log(presenter, .present(controller: child, style: style, form: form))
    exchange(.presentation) { simulation in
      simulation.controllers[presenter]?.presented = presentation
      simulation.controllers[child]?.presenter = presenter
    }
  }

  /// What the delegate answers where it is asked how a presentation adapts.
  func adaptiveStyle(_ declared: DeclaredPresentation?) -> AdaptiveStyle? {
    guard screen.platform.callbacks.asksHowToAdapt else { return nil }
    return declared?.adaptiveStyle.value(in: windowCircumstances)
  }

  /// Notes the rules without a source that a form rests on.
  mutating func noteForm(_ presentation: Presentation) {
    let traits = window.traits
    switch presentation.form {
    case .popover: note(.compactPresentation, presentation.controller)
    case .formSheet, .pageSheet:
      if presentation.form == .formSheet { note(.compactPresentation, presentation.controller) }
      if traits.verticalSizeClass == .compact, screen.platform.hasCards {
        note(.sheetInCompactHeight, presentation.controller)
      }
    case .custom where presentation.custom == nil:
      note(.customPresentation, presentation.controller)
    default: break
    }
  }

  /// Dismisses what is in front.
  mutating func dismissFront(interactively: Bool) throws(SimulationError) {
    guard let front = frontPresentation, let presenter = controllers[front.controller]?.presenter
    else {
      throw SimulationError(
        .nothingPresented, localized("Nothing is presented that could be dismissed."))
    }
    guard interactively else {
      dismiss(presentedBy: presenter)
      return
    }
    guard front.form.isDismissedInteractively(screen.system) else {
      throw SimulationError(
        .nothingPresented,
        localized(
          "What is in front is %1$s, which no gesture dismisses; dismiss it by code.",
          front.form.rawValue))
    }
    // Source: the documentation of UIAdaptivePresentationControllerDelegate (iOS 13).
    guard screen.platform.callbacks.asksWhetherToDismiss else {
      dismiss(presentedBy: presenter)
      return
    }
    ask(front.controller, "presentationControllerShouldDismiss(_:)")
    ask(front.controller, "presentationControllerWillDismiss(_:)")
    dismiss(presentedBy: presenter)
    ask(front.controller, "presentationControllerDidDismiss(_:)")
  }

  private mutating func ask(_ id: ControllerID, _ question: String) {
    outcome.events.append(
      Event(.init(.presentationController, id.name), .ask(question: question, answer: nil)))
  }

  /// Dismisses what a controller presents, with everything that is presented over it.
  mutating func dismiss(presentedBy presenter: ControllerID) {
    guard let presented = controllers[presenter]?.presented?.controller else { return }
    log(presenter, .dismiss(controller: presented))
    exchange(.presentation) { $0.removePresentation(from: presenter) }
  }

  /// Dismisses the presented controller that a controller is in.
  mutating func dismiss(around id: ControllerID) {
    guard let presenter = controllers[outermost(id)]?.presenter else { return }
    dismiss(presentedBy: presenter)
  }

  mutating func removePresentation(from presenter: ControllerID) {
    guard let presented = controllers[presenter]?.presented?.controller else { return }
    controllers[presenter]?.presented = nil
    discard(presented)
  }
}
