/// Apps that know smaller screens only.
extension Device {
  /// The device as an app has it that runs on it as on another, smaller screen: that one's size, size classes
  /// and safe area, with this one's pixels to a point, and no second app beside it.
  ///
  /// Source: answers to Stack Overflow 26514355: on iPhone 6 Plus an app of 320 × 568 is drawn at 3.88 times its
  /// points, 1242 × 2204 pixels. That its traits have the screen's own scale, 3, is as with Display Zoom: general
  /// knowledge. Where the smaller screen is as wide as this one, nothing is scaled: hacknicity, “How iOS Apps Adapt
  /// to the iPhone X Screen Size”, which shows a status bar of 20 points between the bars there.
  package func running(asOn other: Display) -> Device {
    var device = self
    device.display = other
    device.display.scale = display.scale
    device.display.chrome = display.chrome
    device.multitasking = .none
    return device
  }
}

extension DeviceCatalogue {
  /// The screen of the first device that had one of this size; nil where none has.
  package func firstDisplay(of size: Size, _ idiom: Idiom) -> Display? {
    devices.filter { $0.display.idiom == idiom && $0.display.size == size && !$0.isCustom }
      .min { $0.year ?? .max < $1.year ?? .max }?.display
  }

  /// With other devices in place of those with their names.
  package func replacing(_ others: [Device]) -> DeviceCatalogue {
    guard !others.isEmpty else { return self }
    let byName = Dictionary(others.map { ($0.name, $0) }) { first, _ in first }
    var catalogue = self
    catalogue.devices = devices.map { byName[$0.name] ?? $0 }
    catalogue.canvases = canvases.map {
      Canvas(
        id: $0.id, device: byName[$0.device.name] ?? $0.device, toolsVersions: $0.toolsVersions)
    }
    return catalogue
  }
}

extension Display {
  /// The same front in other points, so many of which are one of these.
  package func scaled(by factor: Double) -> Display {
    var display = self
    display.size = Size(width: size.width * factor, height: size.height * factor)
    display.cornerRadius *= factor
    display.bezel = EdgeInsets(
      top: bezel.top * factor, left: bezel.left * factor, bottom: bezel.bottom * factor,
      right: bezel.right * factor)
    display.chrome = chrome.scaled(by: factor)
    return display
  }
}

extension Chrome {
  fileprivate func scaled(by factor: Double) -> Chrome {
    var chrome = self
    switch front {
    case .homeButton, .plain: break
    case .notch(let notch):
      chrome.front = .notch(
        Notch(
          width: notch.width * factor, height: notch.height * factor,
          topFilletRadius: notch.topFilletRadius * factor,
          bottomRadius: notch.bottomRadius * factor))
    case .dynamicIsland(let island):
      chrome.front = .dynamicIsland(
        Island(
          width: island.width * factor, height: island.height * factor, top: island.top * factor))
    }
    chrome.homeIndicator = homeIndicator.map {
      HomeIndicator(
        width: $0.width * factor, height: $0.height * factor, bottomGap: $0.bottomGap * factor)
    }
    return chrome
  }
}
