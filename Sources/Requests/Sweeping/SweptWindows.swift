import Layout
import Processes
import Scenes
import Traits
import UIKitMetrics
import WorkerProtocol

/// The windows that a canvas's window becomes while one of its edges is moved.
package struct SweptWindows: Sendable {
  /// The window that is resized.
  package let base: CanvasChoice.Canvas

  package init(_ canvas: CanvasChoice.Canvas) { base = canvas }

  private var idiom: Idiom? { base.environment.traits.userInterfaceIdiom }

  /// The window of a size. It is on no edge of a screen, so that neither a status bar nor round corners take room.
  package func canvas(_ size: Size) -> CanvasChoice.Canvas {
    var canvas = base
    canvas.environment.size = size
    let cell = SizeClassCell.window(size, idiom: idiom)
    canvas.environment.traits.horizontalSizeClass = cell.width
    canvas.environment.traits.verticalSizeClass = cell.height
    canvas.environment.rootMargin = RootMargin.minimum(forWidth: size.width)
    canvas.environment.safeArea = .zero
    canvas.environment.statusBarHeight = 0
    canvas.environment.statusColumn = nil
    canvas.environment.division = nil
    return canvas
  }

  /// The window with another width or height.
  package func canvas(_ axis: WindowSweep.Axis, _ length: Int) -> CanvasChoice.Canvas {
    var size = base.environment.size
    if axis == .width { size.width = Double(length) } else { size.height = Double(length) }
    return canvas(size)
  }
}

extension WindowSweep.Look {
  /// What a scene looks like in a window.
  /// - Parameter issues: What is wrong with it, by what tells it apart.
  package init(
    _ laidOut: LaidOutScene, on canvas: CanvasChoice.Canvas, issues: [String: Issue]
  ) {
    self.init()
    self.issues = issues
    frames = laidOut.frames.map(\.self)
    let scene = laidOut.scene
    names = scene.views.indices.map { index in
      scene.views[index].isShownAtAll ? scene.subject(index) : nil
    }
    cell = SizeClassCell(
      width: canvas.environment.traits.horizontalSizeClass,
      height: canvas.environment.traits.verticalSizeClass)
  }
}

extension View {
  fileprivate var isShownAtAll: Bool { !isHidden && alpha > 0 }
}
