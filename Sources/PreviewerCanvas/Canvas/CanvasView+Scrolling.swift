import CGtk
import Drawing
import Localization
import PreviewerLayers
import PreviewerModel
import Scenes
import Traits

/// How far scroll views of the design are scrolled, so that what is selected in them is seen.
@MainActor
final class DesignScrolling {
  /// By the keys of the canvas's items, how far content is moved, by its scroll view's id.
  private(set) var shifts: [String: [String: ContentOffset]] = [:]

  /// The scene that was selected last.
  private var scene: String?

  /// With nothing selected, or another scene, everything is where it rests.
  func follow(_ selection: Selection?) {
    if selection?.view == nil && selection?.segue == nil || selection?.scene != scene {
      shifts = [:]
    }
    scene = selection?.scene
  }

  /// What an item shows, with a view of it in sight.
  /// - Parameter screen: The size of the screen that it is in.
  func scroll(_ root: DrawnView, of key: String, toReveal view: String?, in screen: Size)
    -> DrawnView
  {
    var (root, own) = (root, shifts[key] ?? [:])
    root.scroll(
      &own, toReveal: view, within: Rect(x: 0, y: 0, width: screen.width, height: screen.height))
    shifts[key] = own.isEmpty ? nil : own
    return root
  }
}

/// Where something selected is that isn't seen, as it can't be scrolled to.
struct OutOfSight: Equatable {
  enum Side { case above, below, left, right }

  var side: Side
  /// From the edge of what is seen, in points.
  var distance: Double

  /// Nil where something of the frame is seen.
  /// - Parameter window: What is seen.
  init?(_ frame: Rect, beside window: Rect) {
    let gaps: [(side: Side, distance: Double)] = [
      (.above, window.y - frame.maxY), (.below, frame.y - window.maxY),
      (.left, window.x - frame.maxX), (.right, frame.x - window.maxX),
    ]
    guard let gap = gaps.max(by: { $0.distance < $1.distance }), gap.distance >= 0,
      frame.width > 0 && frame.height > 0 || gap.distance > 0
    else { return nil }
    (side, distance) = (gap.side, gap.distance.rounded())
  }

  /// What stands at the edge. Not translated.
  var mark: String {
    let arrow =
      switch side {
      case .above: "↑"
      case .below: "↓"
      case .left: "←"
      case .right: "→"
      }
    return "\(arrow) \(distance.text())"
  }

  func sentence(_ name: String) -> String {
    let distance = distance.text()
    return switch side {
    case .above: localized("%1$s, %2$s points above what is shown", name, distance)
    case .below: localized("%1$s, %2$s points below what is shown", name, distance)
    case .left: localized("%1$s, %2$s points to the left of what is shown", name, distance)
    case .right: localized("%1$s, %2$s points to the right of what is shown", name, distance)
    }
  }
}

extension CanvasView {
  /// Logical pixels from an edge to the mark of what is beyond it.
  private static let markInset = 16.0

  /// Scrolls to what is selected, in each item that shows its scene. What of it is selected next is looked for from
  /// there; with nothing selected, or another scene, it is where it rests.
  func scrollToSelection() {
    let keys = Set(scrolling.shifts.keys)
    let selection = preview.running.interaction == nil ? preview.selection.element : nil
    scrolling.follow(selection)
    for item in graph.arrangement.items
    where keys.contains(item.key) || item.scene == selection?.scene {
      guard graph.contents[item.key] != nil, let root = laidOutScene(of: item)?.root else {
        continue
      }
      show(scrolled(root, in: item), of: item.key)
    }
  }

  /// What an item shows, scrolled as far as what is selected asks for.
  func scrolled(_ root: DrawnView, in item: CanvasArrangement.Item) -> DrawnView {
    guard preview.running.interaction == nil, let selection = preview.selection.element,
      selection.scene == item.scene
    else { return root }
    let wanted = selection.segue == nil ? selection.view : nil
    guard wanted != nil || scrolling.shifts[item.key] != nil else { return root }
    return scrolling.scroll(root, of: item.key, toReveal: wanted, in: item.screenSize)
  }

  // MARK: - What can't be scrolled to

  /// Where a view is on the canvas and what is seen there, in points; nil where it isn't in the item, or that is a
  /// card.
  func place(
    of view: String, in item: CanvasArrangement.Item, showing root: DrawnView?
  ) -> (frame: Rect, window: Rect, isThere: Bool)? {
    let screen = item.sceneRect
    let found = root?.place(of: view, within: screen)
    guard
      let frame = found?.frame ?? laidOutScene(of: item)?.storedFrame(of: view, in: root)
    else { return nil }
    let window = found?.window ?? screen
    return (item.place(of: frame), item.place(of: window), found != nil)
  }

  /// What is selected, where nothing of it is seen.
  var selectionOutOfSight: OutOfSight? {
    guard preview.running.interaction == nil, let view = preview.selection.element?.view,
      let item = selectedItem,
      !item.isFolded, preview.selection.element?.segue == nil,
      let place = place(of: view, in: item, showing: graph.contents[item.key]),
      // What isn't installed here isn't cut off, wherever it was stored.
      place.isThere
    else { return nil }
    return OutOfSight(place.frame, beside: place.window)
  }

  /// An outline around what is seen of a view; where nothing is, at the edge beyond which it lies, and how far.
  /// - Parameters:
  ///   - frame: of the view on the canvas, in points; `window` is what is seen there.
  ///   - isDashed: around what isn't there.
  func paintOutline(
    around frame: Rect, within window: Rect, isDashed: Bool, in viewport: Viewport,
    _ cairo: OpaquePointer
  ) {
    let seen = viewport.windowRect(frame.clipped(to: window))
    guard !isDashed, let hidden = OutOfSight(frame, beside: window) else {
      // What is cut off has no line there.
      let (edge, room) = (viewport.windowRect(window), 4.0)
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      cairo_rectangle(
        cairo, edge.x - room, edge.y - room, edge.width + 2 * room, edge.height + 2 * room)
      cairo_clip(cairo)
      return paintOutline(around: viewport.windowRect(frame), isDashed: isDashed, cairo)
    }
    paintOutline(around: seen, isDashed: isDashed, cairo)
    var place = (x: seen.midX, y: seen.midY)
    switch hidden.side {
    case .above: place.y += Self.markInset
    case .below: place.y -= Self.markInset
    case .left: place.x += 2 * Self.markInset
    case .right: place.x -= 2 * Self.markInset
    }
    // It isn't where the window shows something else.
    guard place.x >= 0, place.y >= 0, place.x <= size.width, place.y <= size.height else { return }
    paintMark(hidden.mark, at: place, .constraint, cairo)
  }
}
