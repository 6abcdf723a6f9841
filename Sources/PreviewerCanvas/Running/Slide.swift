import Drawing
import Localization
import PreviewerModel
import Scenes
import Simulation
import Traits

/// A slider of the running interface, whose thumb can be moved.
struct Slide: Hashable, Sendable {
  let id: String
  /// What the event log and assistive technology call it.
  let name: String
  /// The values at its ends.
  let least: Double
  let most: Double
  /// Where the thumb is, from 0 to 1.
  var position: Double
  /// In the window, in points.
  let frame: Rect
  /// Whether its least value is at the right.
  var isRightToLeft = false
  /// How it looks.
  var look = Look(kind: .slider)

  /// Points around a thumb where a finger takes it; Apple's least size of what is touched is 44.
  /// Source: Human Interface Guidelines, Buttons.
  private static let grip = 8.0
  /// Of the range, for a key; chosen here.
  private static let keyStep = 0.1

  var thumb: SliderThumb {
    SliderThumb(at: isRightToLeft ? 1 - position : position, in: frame, of: look)
  }

  /// Whether a finger at a point of the window takes the thumb.
  func isTaken(x: Double, y: Double) -> Bool {
    let thumb = thumb.frame
    return Rect(
      x: thumb.x - Self.grip, y: thumb.y - Self.grip, width: thumb.width + 2 * Self.grip,
      height: thumb.height + 2 * Self.grip
    ).contains((x, y))
  }

  /// The slider with its thumb elsewhere.
  /// - Parameter dx: points to the right.
  func moved(by dx: Double) -> Slide {
    let travel = thumb.travel
    return at(travel > 0 ? position + (isRightToLeft ? -dx : dx) / travel : position)
  }

  /// - Parameter count: presses of a key, to the left if negative.
  func moved(presses count: Double) -> Slide {
    at(position + (isRightToLeft ? -count : count) * Self.keyStep)
  }

  private func at(_ position: Double) -> Slide {
    var slide = self
    slide.position = min(max(position, 0), 1)
    return slide
  }

  /// What sets the slider to where its thumb is.
  var step: Interaction.PlayedStep {
    Interaction.PlayedStep(
      step: .set(element: id, value: .number(least + (most - least) * position)),
      title: localized("Slide “%1$s”", name))
  }
}

extension TouchFinder {
  /// The slider at a point of the window, if it can be used.
  func slider(x: Double, y: Double) -> Slide? {
    guard let hit = hits(x: x, y: y).first, hit.view.look.kind == .slider,
      hit.view.look.isEnabled != false,
      case .set(_, .number(let least))? = step(of: hit.view.id, item: 0),
      case .set(_, .number(let most))? = step(of: hit.view.id, item: 1)
    else { return nil }
    let frame = hit.view.frame
    return Slide(
      id: hit.view.id, name: hit.view.label, least: least, most: most,
      position: hit.view.look.slider?.value ?? 0,
      frame: Rect(x: x - hit.x, y: y - hit.y, width: frame.width, height: frame.height),
      isRightToLeft: hit.view.look.isRightToLeft == true,
      look: hit.view.look)
  }
}
