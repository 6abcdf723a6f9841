import Traits

extension DeviceFrame.Description {
  /// The front of a display of the catalogue.
  package init(_ display: Display) {
    self.init(
      screen: display.size, cornerRadius: display.cornerRadius, bezel: display.bezel)
    switch display.chrome.front {
    case .homeButton: hasHomeButton = true
    case .plain: break
    case .notch(let front):
      notch = Notch(
        width: front.width, height: front.height, topFilletRadius: front.topFilletRadius,
        bottomRadius: front.bottomRadius)
    case .dynamicIsland(let front):
      island = Island(width: front.width, height: front.height, top: front.top)
    }
    homeIndicator = display.chrome.homeIndicator.map {
      HomeIndicator(width: $0.width, height: $0.height, bottomGap: $0.bottomGap)
    }
  }
}
