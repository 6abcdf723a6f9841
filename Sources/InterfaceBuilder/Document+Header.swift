/// What a document says about itself before its objects.
extension Document {
  /// Whether the document lays out with constraints; without, only autoresizing masks count.
  package var usesAutoLayout: Bool { root.flag("useAutolayout") ?? false }

  /// Whether the document varies by size class (Xcode 6 and later).
  package var usesTraitVariations: Bool { root.flag("useTraitCollections") ?? false }

  /// Whether the document has safe areas instead of top and bottom layout guides.
  package var usesSafeAreas: Bool { root.flag("useSafeAreas") ?? false }

  /// Whether the document is shown while the application starts.
  package var isLaunchScreen: Bool { root.flag("launchScreen") ?? false }

  /// Whether Xcode 8 or later saved the document, in a format that earlier ones can't read.
  package var isInXcode8Format: Bool {
    root.child("dependencies")?.children("capability").contains {
      $0["name"] == "documents saved in the Xcode 8 format"
    } ?? false
  }

  /// The build of Interface Builder that saved the document, such as 21507; nil where it is not
  /// said. The plug-in's version is taken where `toolsVersion` is the placeholder that some
  /// projects write to keep their documents from changing.
  package var interfaceBuilderBuild: Double? {
    if let version = root["toolsVersion"], version.prefix(while: { $0 != "." }) != "32700" {
      return Self.leadingNumber(version)
    }
    let plugIn = root.child("dependencies")?.children("plugIn").first {
      $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    return plugIn?["version"].flatMap(Self.leadingNumber)
  }

  /// The major and minor version of iOS that the document is built for, where it names one.
  ///
  /// Interface Builder writes it as hexadecimal digits in decimal: 1792 is 0x700, iOS 7.0.
  package var deploymentTarget: (major: Int, minor: Int)? {
    guard let deployment = root.child("dependencies")?.child("deployment"),
      let code = (deployment["version"] ?? deployment["defaultVersion"]).flatMap({ Int($0) }),
      code > 0, code <= 0xFFFF
    else { return nil }
    return (code >> 12 * 10 + code >> 8 & 0xF, code >> 4 & 0xF)
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

  /// The names of the fonts that the document takes from each font file.
  package var customFonts: [String: [String]] {
    var fonts: [String: [String]] = [:]
    for file in root.child("customFonts")?.children.map({ $0 }) ?? [] {
      fonts[file.key ?? ""] = file.children.map(\.text)
    }
    return fonts
  }

  private static func leadingNumber(_ version: String) -> Double? {
    Double(version.split(separator: ".").prefix(2).joined(separator: "."))
  }
}

/// The screen that a document was designed on.
package struct DesignDevice: Hashable, Sendable {
  /// Interface Builder's id of the screen, such as `retina4_7` or `ipad9_7`.
  package let id: String
  package let isLandscape: Bool
  /// How much of the screen the interface has: `fullscreen`, `splitview1_2`, `slideover`…
  package let layout: String
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
