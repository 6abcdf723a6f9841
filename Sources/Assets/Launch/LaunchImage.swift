import Files
import JSON
import PropertyLists
import Traits

/// An image that iOS may show while an app starts, with what it is for.
package struct LaunchImage: Hashable, Sendable {
  /// The file's name, or what it would be.
  package let name: String
  /// Nil where there is no such file.
  package let path: String?
  /// Nil where it doesn't say.
  package var idiom: Idiom?
  /// How the device is held; nil where it doesn't say.
  package var orientation: Orientation?
  /// Of the screen in portrait, in points; nil where it doesn't say, which means those of the first
  /// devices.
  package var screenHeight: Double?
  package var scale: Double
  /// Nil where it doesn't say.
  package var minimumSystem: SystemVersion?
  /// Whether it ends below the status bar.
  package var leavesStatusBarOut = false
  /// Nil where there is no file, or it is damaged.
  package var pixels: PixelSize?
}

extension LaunchImage {
  /// A file that says by its name what it is for:
  /// `<base>[-568h][-Portrait…][@2x][~ipad].png`.
  ///
  /// Source: Apple's “App Launch (Default) Images” (tables 5-4 and 5-5, in copies: semantics.md, section 9);
  /// -667h and -736h: Adobe, “Launch images on iOS with Adobe AIR”; what Xcode makes of sets has pixels
  /// there for later screens, -2436h (MINED: subtypes of sets).
  /// - Parameter base: What the name begins with.
  init?(_ image: LooseImage, base: String) {
    let name = image.path.split(separator: "/").last.map(String.init) ?? image.path
    self.init(name: name, path: image.path, scale: image.scale)
    idiom = image.idiom
    pixels = image.pixels
    for modifier in image.baseName.dropFirst(base.count).split(separator: "-") {
      if let way = Orientation(launchModifier: modifier) {
        orientation = way
      } else if modifier.hasSuffix("h"), let height = Double(modifier.dropLast()) {
        screenHeight = ScreenSubtype.points(height, scale: scale)
      } else {
        // Another image, whose name begins alike.
        return nil
      }
    }
  }

  /// A slot of a launch image set; nil for devices that don't run iOS.
  ///
  /// Source: Apple's Asset Catalog Format Reference, Launch Image Type.
  /// MINED: all keys and values of the 165 sets of public projects.
  init?(_ entry: JSONNode, in set: String, _ project: ProjectFolder) {
    let scale = entry["scale"]?.string.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
    let file = entry["filename"]?.string.flatMap { $0.isEmpty || $0.contains("/") ? nil : $0 }
    let opened = file.flatMap { LooseImage(path: set + "/" + $0, name: $0) }
    let pixels = opened.flatMap { PixelSize(ofImageAt: $0.path, in: project) }
    self.init(
      name: file ?? "", path: pixels == nil ? nil : opened?.path, scale: scale)
    self.pixels = pixels
    switch entry["idiom"]?.string {
    case "iphone": idiom = .phone
    case "ipad": idiom = .pad
    default: return nil
    }
    switch entry["orientation"]?.string {
    case "portrait": orientation = .portrait
    case "landscape": orientation = .landscape
    default: break
    }
    minimumSystem = entry["minimum-system-version"]?.string.flatMap { SystemVersion($0) }
    leavesStatusBarOut = entry["extent"]?.string == "to-status-bar"
    screenHeight = ScreenSubtype.screenHeight(entry["subtype"]?.string, scale: scale)
  }

  /// Those that an entry of `UILaunchImages` means, of the files that there are.
  ///
  /// Source: Apple's Information Property List reference, UILaunchImages (in copies: semantics.md, section 9):
  /// the name has no modifiers though files may; the size is that in portrait.
  /// - Parameter files: All whose names begin with that of the entry.
  static func images(of entry: PropertyListValue, among files: [LooseImage]) -> [LaunchImage] {
    guard let base = entry["UILaunchImageName"]?.text else { return [] }
    let numbers = (entry["UILaunchImageSize"]?.text ?? "").split { !"0123456789.".contains($0) }
      .compactMap { Double($0) }
    let size = numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
    let plain = files.filter { LaunchImage($0, base: base) != nil }
    let images = plain.compactMap { LaunchImage($0, base: base) }
    let named =
      images.isEmpty ? [LaunchImage(name: base + ".png", path: nil, scale: 1)] : images
    return named.map { image in
      var image = image
      image.minimumSystem = entry["UILaunchImageMinimumOSVersion"]?.text.flatMap {
        SystemVersion($0)
      }
      image.orientation =
        entry["UILaunchImageOrientation"]?.text.flatMap { Orientation(launchModifier: $0[...]) }
        ?? image.orientation
      if let size {
        image.screenHeight = size.height
        image.idiom = image.idiom ?? (size.width >= 700 ? .pad : .phone)
      }
      return image
    }
  }
}

extension Orientation {
  /// As names of launch images have it.
  init?(launchModifier: Substring) {
    switch launchModifier {
    case "Portrait": self = .portrait
    case "PortraitUpsideDown": self = .portraitUpsideDown
    case "Landscape": self = .landscape
    case "LandscapeLeft": self = .landscapeLeft
    case "LandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}

extension LooseImage {
  fileprivate var pixels: PixelSize? {
    guard let file = OpenFile(at: path) else { return nil }
    return PixelSize(in: file)
  }
}

extension PixelSize {
  fileprivate init?(ofImageAt path: String, in project: ProjectFolder) {
    guard let file = try? project.open(path) else { return nil }
    self.init(in: file)
  }

  fileprivate init?(in file: borrowing OpenFile) {
    let header = file.read(limit: ImageFormat.headerSize)
    guard let format = ImageFormat(header: header) else { return nil }
    self.init(format, header: header)
  }
}

extension AssetLibrary {
  /// The images that a launch image set has, or the list in a property list; nil where there is neither.
  package func listedLaunchImages(_ list: PropertyListValue?) -> (
    place: String, images: [LaunchImage]
  )? {
    if let entries = list?.elements {
      let images = entries.flatMap { entry in
        LaunchImage.images(
          of: entry, among: looseImages(modifying: entry["UILaunchImageName"]?.text ?? ""))
      }
      return ("UILaunchImages", images)
    }
    guard let (sets, _) = launchImageSets, let set = sets.first else { return nil }
    return (set.path, launchImages(ofSet: set.path))
  }

  /// The images of a launch image set.
  package func launchImages(ofSet path: String) -> [LaunchImage] {
    guard let project = location?.project else { return [] }
    let json = try? AssetCatalog.contents(at: path + "/Contents.json", in: project)
    return (json?["images"]?.elements ?? []).compactMap { LaunchImage($0, in: path, project) }
  }

  /// Whether the project has any, by a set or by the name that they have unless an app says otherwise. Costs less
  /// than to find the app's property list.
  package var hasLaunchImages: Bool {
    launchImageSets?.sets.isEmpty == false || !namedLaunchImages("Default").isEmpty
  }

  /// The images whose names say what they are for.
  /// - Parameter base: What they begin with, Default unless an app says otherwise.
  package func namedLaunchImages(_ base: String) -> [LaunchImage] {
    looseImages(modifying: base).compactMap { LaunchImage($0, base: base) }
  }
}
