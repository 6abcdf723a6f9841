import Drawing
import Localization
import PreviewerModel
import Simulation
import Traits
import WorkerProtocol

/// Something on screen that reacts when it is touched, or a slider: what the keyboard moves among.
struct TouchTarget: Hashable, Sendable {
  /// In the window, in points.
  var frame: Rect
  /// What assistive technology is told.
  var title: String

  var middle: (x: Double, y: Double) { (frame.midX, frame.midY) }
}

extension TouchTarget {
  /// What reacts where it is touched in its middle, and sliders, in reading order.
  /// - Parameter itemFrames: where the items of a bar are, in its coordinates.
  static func all(
    in shown: SimulatedStep, _ finder: TouchFinder, itemFrames: (DrawnView) -> [Rect]
  ) -> [TouchTarget] {
    guard let root = shown.root else { return [] }
    var rects: [Rect] = []
    for reaction in shown.reactions ?? [] {
      // The keys of the keyboard are on the desk.
      guard !reaction.id.hasPrefix("ninefold:key:"),
        let (view, frame) = root.find(reaction.id, x: 0, y: 0)
      else { continue }
      if reaction.item == nil || view.look.kind == .slider { rects.append(frame) }
    }
    for bar in root.bars {
      guard let place = root.placedFrame(of: bar.id) else { continue }
      for frame in itemFrames(bar) {
        rects.append(
          Rect(
            x: frame.x + place.x, y: frame.y + place.y, width: frame.width, height: frame.height))
      }
    }
    var seen: Set<Rect> = []
    let targets = rects.compactMap { rect -> TouchTarget? in
      guard seen.insert(rect).inserted else { return nil }
      if case .plays(_, let title) = finder.touch(x: rect.midX, y: rect.midY) {
        return TouchTarget(frame: rect, title: title)
      }
      return finder.slider(x: rect.midX, y: rect.midY).map {
        TouchTarget(frame: rect, title: localized("Slide “%1$s”", $0.name))
      }
    }
    return targets.sorted { ($0.frame.midY, $0.frame.midX) < ($1.frame.midY, $1.frame.midX) }
  }
}

extension DrawnView {
  fileprivate var bars: [DrawnView] {
    (look.kind.isBar ? [self] : []) + children.flatMap(\.bars)
  }
}
