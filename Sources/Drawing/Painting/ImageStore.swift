import Traits

/// The images of one painter, by path. A file that can't be read is not tried again.
final class ImageStore {
  private var surfaces: [String: Surface?] = [:]

  func surface(for image: Look.Image) -> Surface? {
    guard let path = image.path else { return nil }
    if let known = surfaces[path] { return known }
    // A placeholder says that the image is missing; there is nobody to tell why.
    let surface = try? Surface.png(path: path)
    surfaces[path] = .some(surface)
    return surface
  }

  /// The image's size in points, as far as anyone knows it.
  func size(of image: Look.Image) -> Size? {
    if let size = image.size { return size }
    guard let surface = surface(for: image) else { return nil }
    let scale = Self.scale(ofFile: image.path ?? "")
    return Size(width: Double(surface.width) / scale, height: Double(surface.height) / scale)
  }

  /// Pixels per point, which a file's name tells: `icon@2x.png`.
  private static func scale(ofFile path: String) -> Double {
    let name = path.prefix { $0 != "~" }.split(separator: ".").dropLast().last ?? ""
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }
}
