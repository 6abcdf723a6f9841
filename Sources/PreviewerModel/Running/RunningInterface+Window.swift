import Localization
import Simulation
import Traits
import WorkerProtocol

/// What of the device's screen the running window has.
extension RunningInterface {
  /// Gives the running window a part of the screen or, with nil, a size of its own.
  package func giveWindow(_ part: Multitasking?, title: String) {
    guard let size = interaction?.shown?.size else { return }
    perform(
      part.map { .multitask(as: $0) } ?? .resize(width: size.width, height: size.height),
      title: title)
  }

  /// Gives the running window a size of its own, as its edge is dragged.
  package func resize(_ size: Size) {
    guard let shown = interaction?.shown, isChanging || shown.size != size else { return }
    follow(
      .resize(width: size.width, height: size.height),
      title: localized("Resize to %1$s × %2$s", size.width.text(), size.height.text()))
  }

  /// Gives the running window the whole screen, as its edge is dragged there.
  package func fillScreen() {
    guard let shown = interaction?.shown, isChanging || !shown.isFullScreen else { return }
    follow(.multitask(as: .fullScreen), title: Multitasking.fullScreen.title)
  }

  /// The size of the running window, where it has one of its own.
  var ownWindow: Size? {
    guard let shown = interaction?.shown, !shown.isFullScreen, shown.multitasking == nil,
      shown.traits.userInterfaceIdiom == .pad
    else { return nil }
    return shown.size
  }

  /// What people call a controller of the running interface; nil for others.
  package func name(ofController id: String) -> String? {
    interaction?.shown?.controllers.all.first { $0.id == id }?.displayName
  }
}

extension SimulatedStep {
  /// Nil for a window with a size of its own.
  package var windowPart: Multitasking? { isFullScreen ? .fullScreen : multitasking }
}
