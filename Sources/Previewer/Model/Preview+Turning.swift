import Localization
import Simulation
import Traits
import WorkerProtocol

/// How the device is held, and what of its screen the running window has.
extension Preview {
  /// Turns the device, or a generic canvas, by a quarter, or on to where its interface is shown.
  ///
  /// The document's own canvas is left for its device.
  func rotate(_ turn: Orientation.Turn) {
    let own = designedDevice.map { CanvasChoice.device($0.name, $0.orientation) }
    let turned = choice == .asDesigned ? own ?? choice : choice
    choose(turned.turned(turn, among: supportedOrientations))
  }

  /// Of the running interface, or of one that has no say in it.
  private var supportedOrientations: Set<Orientation> {
    if let shown = interaction?.shown { return Set(shown.supportedOrientations) }
    let device = device ?? designedDevice.flatMap { catalogue.device(named: $0.name) }
    return device?.usualOrientations ?? Set(Orientation.allCases)
  }

  /// Gives the running window a part of the screen or, with nil, a size of its own.
  func giveWindow(_ part: Multitasking?, title: String) {
    guard let size = interaction?.shown?.size else { return }
    perform(
      part.map { .multitask(as: $0) } ?? .resize(width: size.width, height: size.height),
      title: title)
  }

  /// Gives the running window a size of its own, as its edge is dragged.
  func resize(_ size: Size) {
    guard let shown = interaction?.shown, !shown.isFullScreen, shown.multitasking == nil,
      isWaiting || shown.size != size
    else { return }
    follow(
      .resize(width: size.width, height: size.height),
      title: localized("Resize to %1$s × %2$s", size.width.text(), size.height.text()))
  }
}
