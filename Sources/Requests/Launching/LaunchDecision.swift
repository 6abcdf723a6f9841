import Assets
import Files
import Localization
import Traits
import UIKitMetrics
import WorkerProtocol
import Workspace

/// The decision what a device shows during an app's launch, before it is described or drawn.
struct LaunchDecision {
  enum Content {
    /// The path of a storyboard or xib.
    case document(String)
    case dictionary(LaunchDictionary)
    case image(LaunchImage)
    case nothing
  }

  let device: Device
  /// The device's orientation during the launch.
  let orientation: Orientation
  let system: SystemVersion
  let content: Content
  /// The app's frame on the screen, in points; nil where the app fills the screen.
  let letterbox: Rect?
  let screen: LaunchResult.Screen
}

/// Decides, by system: a dictionary, a document, listed images, images by their names.
struct LaunchRules {
  let project: LaunchProject
  let library: AssetLibrary
  let devices: DeviceCatalogue

  func decision(
    on device: Device, _ orientation: Orientation, _ system: SystemVersion
  ) -> LaunchDecision {
    let platform = Platform(running: system)
    let idiom = device.display.idiom
    // That a dictionary comes before a storyboard is unsourced; it “replaces the UILaunchStoryboardName key”
    // (useyourloaf.com, Dropping launch storyboards).
    if platform.hasLaunchDictionaries, let (key, dictionary) = dictionary(on: idiom) {
      return whole(
        device, orientation, system, .dictionary, path: nil, .dictionary(dictionary),
        localized("%1$s of the property list describes it.", key))
    }
    var gone: String?
    if platform.hasLaunchDocuments,
      let (key, name) = project.launchDocumentName(on: idiom, platform)
    {
      if let path = project.document(named: name) {
        return whole(
          device, orientation, system, .document, path: path, .document(path),
          localized("%1$s of the property list names it.", key))
      }
      gone = localized("%1$s names “%2$s”, which isn't there.", key, name) + " "
    }
    return image(on: device, orientation, system, platform, before: gone ?? "")
  }

  private func whole(
    _ device: Device, _ orientation: Orientation, _ system: SystemVersion,
    _ kind: LaunchResult.Kind,
    path: String?, _ content: LaunchDecision.Content, _ reason: String
  ) -> LaunchDecision {
    LaunchDecision(
      device: device, orientation: orientation, system: system, content: content, letterbox: nil,
      screen: LaunchResult.Screen(
        device: device.name, orientation: orientation, system: system, kind: kind, path: path,
        reason: reason, size: device.size(orientation)))
  }

  /// Source: the documentation of UILaunchScreen and of UILaunchScreens, whose default is shown when the user
  /// starts the app.
  private func dictionary(on idiom: Idiom) -> (key: String, LaunchDictionary)? {
    if let (key, value) = project.value("UILaunchScreen", on: idiom), value.members != nil {
      return (key, LaunchDictionary(value))
    }
    guard let (key, value) = project.value("UILaunchScreens", on: idiom),
      let definitions = value["UILaunchScreenDefinitions"]?.elements
    else { return nil }
    let name = value["UIDefaultLaunchScreen"]?.text
    let found = definitions.first { $0["UILaunchScreenIdentifier"]?.text == name }
    return (found ?? definitions.first).map { (key, LaunchDictionary($0)) }
  }

  private func image(
    on device: Device, _ orientation: Orientation, _ system: SystemVersion, _ platform: Platform,
    before: String
  ) -> LaunchDecision {
    let idiom = device.display.idiom
    let base = project.value("UILaunchImageFile", on: idiom)?.value.text ?? "Default"
    let list = project.value("UILaunchImages", on: idiom)
    // “If this key is present, iOS 7 uses it exclusively” (semantics.md, section 9). Xcode makes it of sets,
    // and of their slots for older systems files such as Default@2x.png: general knowledge.
    let listed =
      platform.hasLaunchImageLists || list == nil
      ? library.listedLaunchImages(platform.hasLaunchImageLists ? list?.value : nil) : nil
    let screens = Set(
      devices.devices.filter { $0.display.idiom == idiom }.map(\.display.size))
    let choice = LaunchImageChoice(
      listed?.images ?? library.namedLaunchImages(base), on: device, orientation, platform,
      among: screens)
    let isDocumentOld = platform.hasLaunchDocuments
    let reason: String
    if let shown = choice.shown {
      let source = listed?.place.lastPathComponent ?? localized("names of files")
      reason =
        before
        + (choice.letterbox == nil
          ? localized("By %1$s, %2$s is for this screen.", source, shown.name)
          : localized(
            "By %1$s, %2$s is for the nearest screen that the app knows.", source, shown.name))
    } else {
      reason =
        before
        + (isDocumentOld
          ? localized("There is no launch image for it, and no launch storyboard.")
          : localized("There is no launch image for it."))
    }
    var screen = LaunchResult.Screen(
      device: device.name, orientation: orientation, system: system,
      kind: choice.shown == nil ? .nothing : .image, path: choice.shown?.path,
      reason: reason
        + (choice.orientation == orientation ? "" : " " + localized("Phones start upright.")),
      size: choice.size, images: choice.images,
      missing: missing(device, orientation, choice, base: base, platform))
    screen.letterbox = choice.letterbox
    if let shown = choice.shown, let pixels = shown.pixels {
      let actual = Size(width: Double(pixels.width), height: Double(pixels.height))
      var expected = Size(
        width: choice.size.width * shown.scale, height: choice.size.height * shown.scale)
      // Both heights were in use at all times: iosdevelopertips.com 2010 and table 5-4.
      let short = Size(
        width: expected.width,
        height: expected.height - device.display.statusBarHeight[choice.orientation] * shown.scale)
      if shown.leavesStatusBarOut || (idiom == .pad && actual == short) { expected = short }
      (screen.pixels, screen.expectedPixels) = (actual, expected)
    }
    return LaunchDecision(
      device: device, orientation: choice.orientation, system: system,
      content: choice.shown.map { .image($0) } ?? .nothing, letterbox: choice.letterbox,
      screen: screen)
  }

  /// The launch images that would fill the screen at its scale, and are missing.
  private func missing(
    _ device: Device, _ orientation: Orientation, _ choice: LaunchImageChoice, base: String,
    _ platform: Platform
  ) -> [String] {
    let display = device.display
    let isSharp = choice.shown.map { $0.scale >= display.scale } ?? false
    guard choice.shown == nil || choice.letterbox != nil || !isSharp else { return [] }
    let pixels = { (size: Size) in
      Size(width: size.width * display.scale, height: size.height * display.scale).words
    }
    let scale = display.scale == 1 ? "" : "@\(display.scale.text())x"
    guard display.idiom == .phone else {
      guard display.size == Size(width: 768, height: 1024) else {
        return [Self.storyboard]
      }
      let way = orientation.isLandscape ? "Landscape" : "Portrait"
      return [
        "\(base)-\(way)\(scale)~ipad.png (\(localized("%1$s pixels", pixels(device.size(orientation)))))"
      ]
    }
    // Names that are documented; later screens are asked for in sets and lists.
    let modifiers = [480: "", 568: "-568h", 667: "-667h", 736: "-736h"]
    guard let modifier = modifiers[Int(display.size.height)] else { return [Self.storyboard] }
    return ["\(base)\(modifier)\(scale).png (\(localized("%1$s pixels", pixels(display.size))))"]
      + (platform.hasLaunchDocuments && display.size.height > 568 ? [Self.storyboard] : [])
  }

  private static var storyboard: String {
    localized("a launch storyboard (UILaunchStoryboardName)")
  }
}
