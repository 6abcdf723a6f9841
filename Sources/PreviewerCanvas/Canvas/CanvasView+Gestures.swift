import Drawing
import PreviewerLayers
import PreviewerModel
import Simulation
import Traits

/// Scrolling the running interface and moving its sliders.
extension CanvasView {
  /// What a finger that began at a point does.
  /// - Parameters:
  ///   - start: of the window, in points.
  ///   - dx: points that it has moved, as is `dy`.
  func drag(from start: (x: Double, y: Double), dx: Double, dy: Double) -> Drag {
    // What is seen while a moment is held is not what would be touched.
    guard playback.heldMoment == nil, let touchFinder else { return .swipes }
    let drag = touchFinder.drag(from: start, dx: dx, dy: dy)
    if case .scrolls(let scroller) = drag { return .scrolls(current(scroller)) }
    return drag
  }

  func perform(_ step: Interaction.PlayedStep?) {
    if let step { preview.running.perform(step.step, title: step.title) }
  }

  func follow(_ step: Interaction.PlayedStep) {
    preview.running.follow(step.step, title: step.title)
  }

  /// A wheel or a touchpad over what scrolls; it keeps it at its end too, as a list in a window does.
  /// - Parameters:
  ///   - dx: logical pixels by which the content moves to the left, as is `dy`.
  /// - Returns: false where nothing scrolls that way.
  func scrollInterface(dx: Double, dy: Double) -> Bool {
    guard playback.heldMoment == nil, preview.running.launching == nil else { return false }
    chooseRunner(x: pointer.place.x, y: pointer.place.y)
    guard let finder = touchFinder, let point = windowPoint(pointer.place) else { return false }
    let (dx, dy) = (dx / viewport.zoom, dy / viewport.zoom)
    let scrollers = finder.scrollers(x: point.x, y: point.y).map(current)
    guard
      let scroller = scrollers.first(where: { $0.hasRoom(dx: dx, dy: dy) })
        ?? scrollers.first(where: { $0.scrolls(dx: dx, dy: dy) })
    else { return false }
    if scroller.hasRoom(dx: dx, dy: dy) { follow(scroller.step(dx: dx, dy: dy)) }
    return true
  }

  /// A scroll view where it is after all that was done, be it shown yet or not.
  private func current(_ scroller: Scroller) -> Scroller {
    var scroller = scroller
    if let offset = preview.running.interaction?.lastOffset(of: scroller.id) {
      scroller.scrolling.offset = offset
    }
    return scroller
  }

  // MARK: - Keyboard

  /// Scrolls what the thing in focus is in, or else what is in the middle of the window.
  /// - Parameter count: pages down, or up if negative.
  func scroll(pages count: Double) {
    guard let finder = touchFinder else { return }
    let size = finder.shown.size
    let point = touch.target?.middle ?? (x: size.width / 2, y: size.height / 2)
    let scroller = finder.scrollers(x: point.x, y: point.y).map(current)
      .first { $0.hasRoom(dx: 0, dy: count) }
    perform(scroller?.step(pages: count))
  }

  /// Moves the slider in focus.
  /// - Parameter count: presses of a key, to the left if negative.
  /// - Returns: false where no slider has the focus.
  func slide(presses count: Double) -> Bool {
    guard let middle = touch.target?.middle,
      let slide = touchFinder?.slider(x: middle.x, y: middle.y)
    else { return false }
    follow(slide.moved(presses: count).step)
    return true
  }
}
