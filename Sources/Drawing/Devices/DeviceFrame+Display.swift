import Traits

extension DeviceFrame.Description {
  /// The front of a device as it is held.
  package init(_ device: Device) {
    self.init(device.display)
    guard device.isUnfolded, let division = device.fold?.division else { return }
    bend =
      device.pose.isPartlyFolded
      ? Bend(start: division.start, width: division.width)
      : Bend(start: division.start + division.width / 2, width: 0)
  }

  /// The front of a display of the catalogue. Bezels, which are measured in millimetres, are rounded to
  /// points, so that the screen begins at a pixel of the picture.
  package init(_ display: Display) {
    let bezel = EdgeInsets(
      top: display.bezel.top.rounded(), left: display.bezel.left.rounded(),
      bottom: display.bezel.bottom.rounded(), right: display.bezel.right.rounded())
    self.init(
      screen: display.size, cornerRadius: display.cornerRadius, bezel: bezel,
      homeIndicator: display.chrome.homeIndicator)
    switch display.chrome.front {
    case .homeButton: hasHomeButton = true
    case .plain: break
    case .notch(let notch): self.notch = notch
    case .dynamicIsland(let island): self.island = island
    }
  }
}
