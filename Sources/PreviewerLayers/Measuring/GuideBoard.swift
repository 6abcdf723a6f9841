import PreviewerModel
import Traits

/// The guides over the scenes of a document: which there are, the one that keys move and the one that is dragged.
/// Where scenes are on the canvas it doesn't know.
@MainActor
package final class GuideBoard {
  /// A guide that is being dragged.
  package struct Drag {
    /// Where it was; nil for one that comes out of a ruler.
    package var old: Guide?
    package var placed: PlacedGuide
    /// The view at whose edge it is.
    package var view: String?
    /// Whether it is on a ruler, where it goes away.
    package var isBack = true

    package init(old: Guide? = nil, placed: PlacedGuide, view: String? = nil, isBack: Bool = true) {
      self.old = old
      self.placed = placed
      self.view = view
      self.isBack = isBack
    }
  }

  private var guides = Guides()
  package private(set) var selected: PlacedGuide?
  package private(set) var drag: Drag?
  /// The axis of the guide or ruler under the pointer.
  package private(set) var pointedAxis: Guide.Axis?
  private let document: DocumentSession
  private let events = Events<Void>()

  package init(document: DocumentSession, selection: CurrentSelection) {
    self.document = document
    document.observe { [weak self] in if case .opened = $0 { self?.read() } }
    selection.observe { [weak self] in if case .selection = $0 { self?.selected = nil } }
  }

  /// Has something done when guides are others, or another one is selected.
  package func observe(_ observer: @escaping @MainActor () -> Void) { events.observe(observer) }

  /// Shows what is remembered of the document.
  private func read() {
    (selected, drag) = (nil, nil)
    guides = document.path.map { GuideStore.guides(of: $0) } ?? Guides()
  }

  private func keep(_ selected: PlacedGuide?, _ body: (inout Guides) -> Void) {
    self.selected = selected
    body(&guides)
    if let path = document.path { GuideStore.save(guides, of: path) }
    events.tell(())
  }

  /// Those of a scene.
  package subscript(scene: String) -> [Guide] { guides[scene] }

  /// The same with the one that is dragged where it is now.
  package func shown(in scene: String) -> [Guide] {
    guard let drag, drag.placed.scene == scene else { return guides[scene] }
    return guides[scene].filter { $0 != drag.old } + (drag.isBack ? [] : [drag.placed.guide])
  }

  /// Whether a guide is the one that is dragged or, while none is, the selected one.
  func isChosen(_ placed: PlacedGuide) -> Bool {
    drag.map { $0.placed == placed } ?? (placed == selected)
  }

  /// - Returns: Whether another axis was pointed at, or none.
  package func point(at axis: Guide.Axis?) -> Bool {
    guard axis != pointedAxis else { return false }
    pointedAxis = axis
    return true
  }

  package func select(_ guide: PlacedGuide?) {
    guard guide != selected else { return }
    selected = guide
    events.tell(())
  }

  // MARK: - Changing

  /// Goes on with a drag.
  package func move(to drag: Drag) { self.drag = drag }

  package func endDrag() {
    guard let drag else { return }
    self.drag = nil
    let placed = drag.placed
    keep(drag.isBack ? nil : placed) { guides in
      if !drag.isBack {
        guides.put(placed.guide, in: placed.scene, insteadOf: drag.old)
      } else if let old = drag.old {
        guides.remove(old, from: placed.scene)
      }
    }
  }

  /// Puts a guide to the next edge of a rectangle in a scene, and selects it.
  package func add(at rect: Rect, of scene: String) {
    let isInScene = selected?.scene == scene
    let guide = guides.next(at: rect, of: scene, after: isInScene ? selected?.guide : nil)
    keep(PlacedGuide(scene: scene, guide: guide)) { $0.put(guide, in: scene) }
  }

  package func remove(_ placed: PlacedGuide) {
    keep(nil) { $0.remove(placed.guide, from: placed.scene) }
  }

  package func removeAll(of scene: String) {
    keep(nil) { $0.removeAll(of: scene) }
  }

  /// - Parameter limit: How far it may be, in points of its scene.
  package func move(_ placed: PlacedGuide, by step: Double, limit: Double) {
    var moved = placed
    moved.guide.position = min(max(placed.guide.position + step, 0), limit)
    keep(moved) { $0.put(moved.guide, in: moved.scene, insteadOf: placed.guide) }
  }
}
