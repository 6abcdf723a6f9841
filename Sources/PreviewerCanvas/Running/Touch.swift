import Drawing
import Localization
import PreviewerModel
import Scenes
import Simulation
import Traits
import WorkerProtocol

/// What a finger does to the running interface.
enum Touch: Hashable, Sendable {
  /// Something reacts, and is called so.
  case plays(Step, title: String)
  /// A control or a row takes the touch, but what it does is in code. Its id.
  case taken(String)
  /// Nobody takes it.
  case ignored
}

/// Finds out what is touched, as UIKit does: the frontmost view that takes touches at the point, then
/// the views around it, until one of them reacts.
/// Source: the documentation of UIView.hitTest(_:with:) and of the responder chain.
struct TouchFinder {
  let shown: SimulatedStep
  /// The item of a bar at a point of it.
  let item: BarItemFinder

  private let steps: [Target: Step]

  private struct Target: Hashable {
    var id: String
    var item: Int?
  }

  init(
    _ shown: SimulatedStep,
    item: @escaping BarItemFinder
  ) {
    self.shown = shown
    self.item = item
    steps = Dictionary(
      (shown.reactions ?? []).map { (Target(id: $0.id, item: $0.item), $0.step) },
      uniquingKeysWith: { first, _ in first })
  }

  /// A view under the finger, and where in it the finger is.
  struct Hit {
    let view: DrawnView
    let x: Double
    let y: Double
  }

  /// - Parameters:
  ///   - x: in the window, in points, as is `y`.
  func touch(x: Double, y: Double) -> Touch {
    let touch = touchOnViews(x: x, y: y)
    // UIKit leaves it to the app which taps put the keyboard away; most apps take those on nothing else.
    guard touch == .ignored, shown.editing != nil, y < shown.keyboard?.y ?? 0 else { return touch }
    return .plays(.endEditing, title: localized("Tap outside"))
  }

  private func touchOnViews(x: Double, y: Double) -> Touch {
    for surface in surfaces {
      if let chain = hits(surface, x, y) {
        if surface.id.hasPrefix(Self.dimming) { return dismissal(of: surface, Self.dimming) }
        return touch(chain, x, y)
      }
      // What is around a popover belongs to it.
      if surface.look.arrow != nil { return dismissal(of: surface, Self.surface) }
    }
    return .ignored
  }

  /// What is under a finger, innermost first.
  func hits(x: Double, y: Double) -> [Hit] {
    for surface in surfaces {
      if let hits = hits(surface, x, y) { return hits }
      if surface.look.arrow != nil { return [] }
    }
    return []
  }

  /// What is in the window and takes touches, front to back.
  private var surfaces: [DrawnView] {
    (shown.root?.children ?? []).reversed().filter { $0.look.kind != .statusBar }
  }

  /// What using a part of a view plays.
  func step(of id: String, item: Int) -> Step? {
    steps[Target(id: id, item: item)]
  }

  private static let dimming = "ninefold:dimming:"
  private static let surface = "ninefold:surface:"

  /// A touch outside what is presented dismisses it, where that can be.
  private func dismissal(of view: DrawnView, _ prefix: String) -> Touch {
    let id = view.id.dropFirst(prefix.count)
    let form = shown.controllers.all.lazy.compactMap(\.form).first { $0.id == id }?.form
    guard let form, form.isDismissedInteractively(shown.system) else { return .ignored }
    return .plays(.dismiss(interactively: true), title: localized("Tap outside"))
  }

  /// - Parameter chain: what is under the finger, innermost first.
  private func touch(_ chain: [Hit], _ x: Double, _ y: Double) -> Touch {
    for hit in chain {
      let view = hit.view
      if view.look.kind.isBar { return touch(inBar: hit) }
      // A disabled control hands its touches on.
      guard view.look.isEnabled != false else { continue }
      if let part = Self.part(of: view, hit.x), let step = steps[Target(id: view.id, item: part)] {
        return .plays(
          step,
          title: localized("Tap “%1$s”", view.look.items.dropFirst(part).first?.title ?? view.label)
        )
      }
      if let step = steps[Target(id: view.id)] {
        return .plays(step, title: localized("Tap “%1$s”", view.label))
      }
      if view.look.kind.isOperated || view.look.kind == .tableViewCell { return .taken(view.id) }
    }
    return columnDismissal(x, y) ?? .ignored
  }

  /// Which part of a control or a cell a point is in, from 0; nil for what is used as a whole.
  /// - Parameter x: in the view, in points; from its leading edge it is the way that parts are counted.
  private static func part(of view: DrawnView, _ x: Double) -> Int? {
    let look = view.look
    let x = look.isRightToLeft == true ? view.frame.width - x : x
    switch look.kind.touchParts {
    case .items:
      let count = look.items.count
      return count == 0 ? nil : min(Int(bounded: x / view.frame.width * Double(count)), count - 1)
    case .halves: return x < view.frame.width / 2 ? 0 : 1
    case .whole:
      guard let cell = look.cell, cell.accessory?.isButton == true else { return nil }
      // Points: as wide as a finger, at the cell's end.
      return x > view.frame.width - (cell.margin ?? 16) - 44 ? 0 : nil
    }
  }

  private func touch(inBar hit: Hit) -> Touch {
    guard let (index, item) = item(hit.view, hit.x, hit.y), item.isEnabled != false else {
      return .ignored
    }
    let isPlaced = item.place == .back || hit.view.look.kind == .tabBar
    let step =
      item.id.flatMap { steps[Target(id: $0)] }
      ?? (isPlaced ? steps[Target(id: hit.view.id, item: index)] : nil)
    guard let step else { return .taken(item.id ?? hit.view.id) }
    let name = item.title ?? item.systemItem ?? localized("item %1$s", index + 1)
    return .plays(
      step,
      title: item.place == .back ? localized("Back to “%1$s”", name) : localized("Tap “%1$s”", name)
    )
  }

  /// A touch beside a column that lies over the others hides it.
  private func columnDismissal(_ x: Double, _ y: Double) -> Touch? {
    for controller in shown.controllers.all where controller.isVisible {
      guard let split = controller.split, !split.isCollapsed, split.displayMode.isOverSecondary,
        let primary = split.columns.first(where: { $0.column == .primary })?.controller,
        let frame = shown.controllers.all.first(where: { $0.id == primary })?.frame,
        x >= frame.maxX
      else { continue }
      return .plays(.hideColumn(column: .primary), title: localized("Tap beside the column"))
    }
    return nil
  }

  // MARK: Hit testing

  /// The frontmost view at a point with the views around it, innermost first; nil where the point is
  /// not in the view, or the view takes no touches.
  /// - Parameters:
  ///   - x: in the superview's coordinates, in points, as is `y`.
  private func hits(_ view: DrawnView, _ x: Double, _ y: Double) -> [Hit]? {
    let look = view.look
    // Source of 0.01: UIView.hitTest(_:with:)'s documentation.
    guard look.isHidden != true, look.alpha ?? 1 >= 0.01,
      look.isInteractive ?? look.kind.takesTouches
    else { return nil }
    let (x, y) = (x - view.frame.x, y - view.frame.y)
    guard x >= 0, y >= 0, x < view.frame.width, y < view.frame.height,
      !view.isBesideItsItems(x, y, item)
    else { return nil }
    // Bars lie over their siblings.
    let ordered =
      view.children.filter(\.isOverlay).reversed()
      + view.children.filter { !$0.isOverlay }.reversed()
    for child in ordered {
      let shift = view.shift(of: child)
      if let hits = hits(child, x - shift.x, y - shift.y) {
        return hits + [Hit(view: view, x: x, y: y)]
      }
    }
    return [Hit(view: view, x: x, y: y)]
  }
}

extension SimulatedController {
  /// How what it presents is presented.
  fileprivate var form: (id: String, form: PresentationForm)? {
    guard let presented = presented.first, let presentation else { return nil }
    return (presented.id, presentation.form)
  }
}

extension DrawnView {
  /// What a log calls a view that was touched: its own name, or that of the first text in it.
  var label: String {
    guard name == className || name == customClass else { return name }
    let text = children.lazy.map(\.label).first { label in
      !children.contains { $0.className == label || $0.customClass == label }
    }
    return text ?? name
  }
}
