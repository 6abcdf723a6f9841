import Drawing
import Localization
import PreviewerModel
import Simulation
import Traits

/// A scroll view of the running interface that a gesture can scroll.
struct Scroller: Hashable, Sendable {
  let id: String
  /// What the event log calls it.
  let name: String
  /// Points, of which it shows so many at once.
  let size: Size
  var scrolling: Look.Scrolling

  /// How much of its size a page is, so that something of what was seen stays; by eye.
  private static let page = 0.8

  init?(_ view: DrawnView) {
    guard let scrolling = view.look.scrolling else { return nil }
    id = view.id
    name = view.name
    size = Size(width: view.frame.width, height: view.frame.height)
    self.scrolling = scrolling
  }

  /// Whether it scrolls along the axis that something moves on more.
  /// - Parameters:
  ///   - dx: points by which the content offset would grow, as is `dy`.
  func scrolls(dx: Double, dy: Double) -> Bool {
    abs(dy) >= abs(dx) ? scrolling.most.height > 0 : scrolling.most.width > 0
  }

  /// Whether it isn't at its end there yet.
  func hasRoom(dx: Double, dy: Double) -> Bool {
    let isVertical = abs(dy) >= abs(dx)
    let offset = isVertical ? scrolling.offset.y : scrolling.offset.x
    let most = isVertical ? scrolling.most.height : scrolling.most.width
    return (isVertical ? dy : dx) > 0 ? offset < most : offset > 0
  }

  /// What scrolls it, as far as it goes. It says both coordinates, so that the last of several such
  /// steps says all.
  func step(dx: Double, dy: Double) -> Interaction.PlayedStep {
    let x = min(max(scrolling.offset.x + dx, 0), scrolling.most.width)
    let y = min(max(scrolling.offset.y + dy, 0), scrolling.most.height)
    return Interaction.PlayedStep(
      step: .scroll(element: id, x: x, y: y), title: localized("Scroll “%1$s”", name))
  }

  /// - Parameter count: pages down, or up if negative.
  func step(pages count: Double) -> Interaction.PlayedStep {
    step(dx: 0, dy: count * size.height * Self.page)
  }
}

extension TouchFinder {
  /// The scroll views at a point of the window, innermost first. Bars don't scroll what they are over.
  func scrollers(x: Double, y: Double) -> [Scroller] {
    let hits = hits(x: x, y: y)
    guard !hits.contains(where: { $0.view.look.kind.isBar }) else { return [] }
    return hits.compactMap { Scroller($0.view) }
  }
}
