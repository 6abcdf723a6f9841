import CGtk
import PreviewerGtk
import PreviewerLayers

/// The canvas on its way from one picture to the next, and any moment of the running interface's last
/// transition, played again or held.
@MainActor
package final class CanvasPlayback {
  /// Told where a transition is, from 0 to 1, and at its end; nil when there is none.
  package var onMoment: (@MainActor (Double?) -> Void)?
  /// The moment that is held, from 0 to 1; nil where none is.
  private(set) var heldMoment: Double?

  private let area: Object
  private var movement: CanvasMovement?
  /// The last one of the running interface.
  private var transition: CanvasTransition?

  /// - Parameter area: what is drawn again at each moment.
  init(area: Object) {
    self.area = area
  }

  /// What is seen on the way; nil where the canvas is.
  /// - Parameter viewport: from where a held moment is seen; nil for how it was.
  func picture(from viewport: Viewport?) -> CanvasPicture? {
    if let movement { return movement.current }
    guard let transition, let heldMoment else { return nil }
    var picture = transition.picture(at: heldMoment)
    // A turning device cuts off what is on its screen; what is held is to be seen whole.
    for index in picture.scenes.indices { picture.scenes[index].turn = 0 }
    if let viewport { picture.viewport = viewport }
    return picture
  }

  /// Plays a transition, unless the desktop has animations turned off.
  /// - Parameter canBeHeld: whether it can be played again and any moment of it held.
  func begin(_ transition: CanvasTransition, canBeHeld: Bool) {
    if canBeHeld { self.transition = transition }
    if Animations.areEnabled { play(transition) } else { onMoment?(canBeHeld ? 1 : nil) }
  }

  private func play(_ transition: CanvasTransition) {
    let tellsMoments = self.transition != nil
    heldMoment = nil
    movement = CanvasMovement(transition, on: area) { [weak self] in
      if tellsMoments { self?.onMoment?($0) }
    } finish: { [weak self] in
      // By now there may be another one.
      guard let self, movement?.moment == 1 else { return }
      movement = nil
      // What was prepared for the way is not all that there is at its end.
      gtk_widget_queue_draw(area.widget)
    }
  }

  /// Plays the last transition once more.
  package func replay() {
    if let transition { play(transition) }
  }

  /// Holds a moment before or after the one that is shown.
  /// - Parameter step: of the whole transition.
  func holdNext(_ step: Double) {
    guard transition != nil else { return }
    let moment = min(max((heldMoment ?? movement?.moment ?? 1) + step, 0), 1)
    hold(moment)
    onMoment?(moment)
  }

  /// Shows a moment of the last transition.
  /// - Parameter moment: from 0 to 1, which is how it is now.
  package func hold(_ moment: Double) {
    guard transition != nil else { return }
    movement = nil
    heldMoment = moment < 1 ? moment : nil
    gtk_widget_queue_draw(area.widget)
  }

  /// Lets go of a moment that is held.
  func release() {
    heldMoment = nil
    onMoment?(1)
    gtk_widget_queue_draw(area.widget)
  }

  /// Is at the end at once.
  func stop() {
    movement = nil
  }

  /// There is another layout, which the last transition doesn't lead to.
  func forget() {
    movement = nil
    transition = nil
    heldMoment = nil
    onMoment?(nil)
  }
}
