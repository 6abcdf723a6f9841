import Localization
import Traits

extension CanvasChoice {
  /// The device with how it is held and what part of its screen is meant: "iPhone 15 · landscape".
  package var place: String { place(calling: name) }

  /// The same with the device's name for where there is little room.
  package func briefPlace(in catalogue: DeviceCatalogue) -> String {
    place(calling: device(in: catalogue)?.briefName ?? name)
  }

  private func place(calling name: String) -> String {
    var parts = [name]
    if let orientation, orientation.isLandscape { parts.append(Orientation.landscape.words) }
    if let part { parts.append(part.title) }
    return parts.joined(separator: " · ")
  }
}
