import Drawing
import Localization
import Traits
import WorkerProtocol

/// The running interface on its screen.
extension SimulatedStep {
  /// As a scene of its own; nil where there are no views.
  package func scene(in catalogue: DeviceCatalogue) -> ResolvedScene? {
    guard let window = root else { return nil }
    let screen = screenSize(in: catalogue)
    var title = localized("Running")
    if !isFullScreen {
      title = "\(size.width.text()) × \(size.height.text()) · \(traits.cell.label)"
    }
    if letterbox != nil {
      title = localized("Running on %1$s × %2$s", size.width.text(), size.height.text())
    }
    return ResolvedScene(
      id: Interaction.sceneID, title: title, controller: nil, isInitial: true, canvas: screen,
      safeArea: .zero, traits: traits,
      root: letterbox?.showing(window, named: localized("Screen"))
        ?? dividedScreen(in: catalogue)?.showing(window) ?? .screen(screen, showing: [window]),
      issues: [], constraints: constraints)
  }

  /// The device's, in the window's points; the window's own where it has a size of its own, which no device is
  /// drawn around.
  private func screenSize(in catalogue: DeviceCatalogue) -> Size {
    if let letterbox { return letterbox.screen }
    guard multitasking != nil || isOnPadsScreen(in: catalogue),
      let device = device.flatMap({ catalogue.device(called: $0) })
    else {
      return size
    }
    return device.size(orientation)
  }

  private func dividedScreen(in catalogue: DeviceCatalogue) -> DividedScreen? {
    if isOnPadsScreen(in: catalogue) {
      return DividedScreen(size: screenSize(in: catalogue), window: size)
    }
    return multitasking.map {
      DividedScreen(size: screenSize(in: catalogue), windowWidth: size.width, part: $0)
    }
  }

  /// Whether the window has a size of its own and is on the screen of a pad whose system has such windows.
  package func isOnPadsScreen(in catalogue: DeviceCatalogue) -> Bool {
    guard windowPart == nil, traits.userInterfaceIdiom == .pad,
      let device = device.flatMap({ catalogue.device(called: $0) })
    else { return false }
    return CanvasChoice.device(device.name, orientation)
      .windows(on: system, in: catalogue)?.mostSize.map {
        size.width <= $0.width && size.height <= $0.height
      } ?? false
  }

  /// Where the window is on the screen, in points.
  package func windowFrame(in catalogue: DeviceCatalogue) -> Rect {
    letterbox?.window ?? dividedScreen(in: catalogue)?.window
      ?? Rect(x: 0, y: 0, width: size.width, height: size.height)
  }
}

extension TraitCollection {
  /// The cell of the size-class grid that these traits are in.
  package var cell: SizeClassCell {
    SizeClassCell(width: horizontalSizeClass, height: verticalSizeClass)
  }
}
