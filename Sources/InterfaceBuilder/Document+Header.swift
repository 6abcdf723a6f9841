/// What a document says about itself before its objects.
extension Document {
  /// Whether the document is shown while the application starts.
  package var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }

  /// Whether Xcode 8 or later saved the document, in a format that earlier ones can't read.
  package var isInXcode8Format: Bool {
    root.child("dependencies")?.children("capability").contains {
      $0["name"] == "documents saved in the Xcode 8 format"
    } ?? false
  }

  /// Whether the Xcode that saved the document can have known safe areas. MINED: 13122 is the first of 1,275
  /// documents with `useSafeAreas`.
  package var canHaveSafeAreas: Bool { toolsVersion.map { $0 >= 13122 } ?? true }

  /// The build of Interface Builder that saved the document, such as 21507; nil where it is not
  /// said.
  ///
  /// 32700 is a marker that some projects write to keep their documents from changing; then it is the
  /// plug-in's, which is the real one. Source: reference/README.md.
  package var toolsVersion: Int? {
    let tools = Self.majorVersion(root["toolsVersion"])
    if let tools, tools < 32700 { return tools }
    let plugIn = root.child("dependencies")?.children("plugIn").first {
      $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return Self.majorVersion(plugIn?["version"]) ?? tools
  }

  /// The device on whose screen the document was designed; nil for the canvas of 600 × 600 points
  /// of Xcode 6 and 7.
  package var device: DesignDevice? {
    root.child("device").flatMap(DesignDevice.init)
  }

  /// The controller that the storyboard shows first.
  package var initialController: Element? {
    root["initialViewController"].flatMap { element(id: $0) }
  }

  /// The tint that the document gives every view that has none of its own.
  package var globalTint: ColorElement? {
    root.child("color", key: "tintColor").flatMap(ColorElement.init)
  }

  private static func majorVersion(_ text: String?) -> Int? {
    text.flatMap { $0.split(separator: ".").first }.flatMap { Int($0) }
  }
}

/// The screen that a document was designed on.
package struct DesignDevice: Hashable, Sendable {
  /// Interface Builder's id of the screen, such as `retina4_7` or `ipad9_7`.
  package let id: String
  package let isLandscape: Bool
  /// How much of the screen the interface has: `fullscreen`, `splitview1_2`, `slideover`…
  package let layout: String
  /// Whether its canvas was shown in dark appearance.
  package let isDark: Bool

  init?(_ element: Element) {
    guard let id = element["id"] else { return nil }
    self.id = id
    isLandscape = element["orientation"] == "landscape"
    // Up to Xcode 11 the layout is the id of a child, from then on an attribute.
    layout = element["layout"] ?? element.child("adaptation")?["id"] ?? "fullscreen"
    isDark = element["appearance"] == "dark"
  }
}
