import Traits

extension FrameChange {
  /// What has changed about the frame, and where, in words.
  package var sentence: String {
    func size(_ frame: [Double]) -> String { "\(frame[2].text()) × \(frame[3].text())" }
    func origin(_ frame: [Double]) -> String { "\(frame[0].text()), \(frame[1].text())" }
    guard before.count == 4, after.count == 4 else { return name }
    var parts: [String] = []
    if size(before) != size(after) { parts.append("is \(size(after)), was \(size(before))") }
    if origin(before) != origin(after) {
      parts.append("\(parts.isEmpty ? "is " : "")at \(origin(after)), was at \(origin(before))")
    }
    let others = screens.count - 1
    let place: String
    if screenCount > 1, screens.count == screenCount {
      place = "on \(screens[0]), and it differs on every screen"
    } else {
      place =
        "on \(screens[0])"
        + (others > 0 ? " and, in other figures, \(others) more of \(screenCount)" : "")
    }
    return "\(name.capitalizedFirst) \(parts.joined(separator: "; ")) \(place)."
  }
}
