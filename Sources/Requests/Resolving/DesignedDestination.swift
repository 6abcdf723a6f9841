import InterfaceBuilder
import Traits

extension Document {
  /// The size in points of the screen that the controllers of a document of before size classes are shown on; nil where
  /// it names none, and since size classes. Scenes that store a frame have that; containers, which store none, have
  /// this.
  ///
  /// MINED: 105 documents have one, none of them size classes; 64 of their 79 root views are as large as it, and 3 less
  /// high by the 20 points of a status bar.
  func destinationSize(in catalogue: DeviceCatalogue) -> Size? {
    guard root.flag("useTraitCollections") != true,
      let screen = root.child(key: "defaultSimulatedMetrics")?.child(key: "destination")
    else { return nil }
    if let size = screen.child(key: "portraitSize"), let width = size.number("width"),
      let height = size.number("height"), width > 0, height > 0
    {
      return Size(width: width, height: height)
    }
    return catalogue.device(canvasID: canvas(of: screen), toolsVersion: nil)?.size(.portrait)
  }

  /// The device's name since Xcode 8. A screen without a type is that of the first devices: of 3.5 inches, or of a pad.
  private func canvas(of screen: Element) -> String {
    switch screen["type"]?.split(separator: ".").first {
    case "retina4": "retina4_0"
    case let type?: String(type)
    case nil: root["targetRuntime"]?.hasSuffix(".iPad") == true ? "ipad9_7" : "retina3_5"
    }
  }
}
