import Traits

extension DeviceFrame.Description {
  /// The front of a display of the catalogue.
  package init(_ display: Display) {
    self.init(
      screen: display.size, cornerRadius: display.cornerRadius, bezel: display.bezel,
      homeIndicator: display.chrome.homeIndicator)
    switch display.chrome.front {
    case .homeButton: hasHomeButton = true
    case .plain: break
    case .notch(let notch): self.notch = notch
    case .dynamicIsland(let island): self.island = island
    }
  }
}
