import Localization
import Traits

extension FrameChange {
  /// What has changed about the frame, and where, in words.
  package var sentence: String {
    func size(_ frame: [Double]) -> String { "\(frame[2].text()) × \(frame[3].text())" }
    func origin(_ frame: [Double]) -> String { "\(frame[0].text()), \(frame[1].text())" }
    guard before.count == 4, after.count == 4 else { return name }
    let (isResized, isMoved) = (size(before) != size(after), origin(before) != origin(after))
    let change =
      switch (isResized, isMoved) {
      case (true, true):
        localized(
          "%1$s is %2$s, was %3$s; at %4$s, was at %5$s", name.capitalizedFirst, size(after),
          size(before), origin(after), origin(before))
      case (true, false):
        localized("%1$s is %2$s, was %3$s", name.capitalizedFirst, size(after), size(before))
      case (false, true):
        localized(
          "%1$s is at %2$s, was at %3$s", name.capitalizedFirst, origin(after), origin(before))
      case (false, false): name.capitalizedFirst
      }
    let others = screens.count - 1
    if screenCount > 1, screens.count == screenCount {
      return localized("%1$s on %2$s, and it differs on every screen.", change, screens[0])
    }
    return others > 0
      ? localized(
        "%1$s on %2$s and, in other figures, %3$s more of %4$s.", change, screens[0], others,
        screenCount)
      : localized("%1$s on %2$s.", change, screens[0])
  }
}
