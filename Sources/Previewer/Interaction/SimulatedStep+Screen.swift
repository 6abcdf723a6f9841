import Drawing
import Localization
import Traits
import WorkerProtocol

/// The running interface on its screen.
extension SimulatedStep {
  /// Of the view that is the device's screen.
  static let screenID = "ninefold:screen"

  /// As a scene of its own; nil where there are no views.
  func scene(in catalogue: DeviceCatalogue) -> ResolvedScene? {
    guard let window = root else { return nil }
    let screen = screenSize(in: catalogue)
    var title = localized("Running")
    if !isFullScreen {
      title = "\(size.width.text()) × \(size.height.text()) · \(traits.cell.label)"
    }
    var look = Look(kind: .view)
    look.background = Color(white: 0)
    look.appearance = window.look.appearance
    var views = [window]
    views[0].frame = windowFrame(in: catalogue)
    if let multitasking {
      let other = otherApp(beside: views[0].frame, on: screen, multitasking)
      if multitasking == .slideOver {
        views[0].look.cornerRadius = Self.slideOverRadius
        views[0].look.clipsToBounds = true
      }
      views.insert(other, at: 0)
    }
    let root = DrawnView(
      id: Self.screenID, className: "UIScreen", name: localized("Screen"),
      frame: Rect(x: 0, y: 0, width: screen.width, height: screen.height), look: look,
      children: views)
    return ResolvedScene(
      id: Interaction.sceneID, title: title, controller: nil, isInitial: true, canvas: screen,
      safeArea: .zero, traits: traits, root: root, issues: [], constraints: constraints)
  }

  /// Points; by eye.
  private static let slideOverRadius = 10.0

  /// The device's; the window's own where it has a size of its own, which no device is drawn around.
  private func screenSize(in catalogue: DeviceCatalogue) -> Size {
    guard multitasking != nil, let device = device.flatMap({ catalogue.device(named: $0) }) else {
      return size
    }
    return device.size(orientation)
  }

  /// Where the window is on the screen, in points. A narrow window is at the right, where the second
  /// app of a Split View comes first; the wider one is at the left.
  func windowFrame(in catalogue: DeviceCatalogue) -> Rect {
    let isAtRight = multitasking == .oneThird || multitasking == .slideOver
    return Rect(
      x: isAtRight ? screenSize(in: catalogue).width - size.width : 0, y: 0, width: size.width,
      height: size.height)
  }

  /// The area of the other app: what the window and the divider leave, or all of the screen below a
  /// window that slides over it.
  private func otherApp(beside window: Rect, on screen: Size, _ part: Multitasking) -> DrawnView {
    var area = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    if part != .slideOver {
      area.width -= window.width + Multitasking.divider
      if window.x == 0 { area.x = window.maxX + Multitasking.divider }
    }
    var look = Look(kind: .view)
    look.background = Color(white: 0.9)
    look.isInteractive = false
    var text = Look(kind: .label)
    text.text = localized("Other App")
    text.alignment = .center
    text.textColor = Color(white: 0.45)
    let label = DrawnView(
      id: "ninefold:otherApp:label", className: "UILabel", name: localized("Other App"),
      frame: Rect(x: 0, y: area.height / 2 - 12, width: area.width, height: 24), look: text)
    return DrawnView(
      id: "ninefold:otherApp", className: "UIWindow", name: localized("Other App"), frame: area,
      look: look,
      children: [label])
  }
}

extension TraitCollection {
  /// The cell of the size-class grid that these traits are in.
  var cell: SizeClassCell {
    SizeClassCell(width: horizontalSizeClass, height: verticalSizeClass)
  }
}
