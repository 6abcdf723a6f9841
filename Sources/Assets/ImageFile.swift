import Files
import Traits

/// An image as a file, chosen for some traits.
package struct ImageFile: Hashable, Sendable {
  package enum Rendering: Hashable, Sendable {
    /// As the view that shows it decides.
    case automatic
    /// Only its shape counts; it is drawn in the tint colour.
    case template
    case original
  }

  /// Absolute, and without links, as the project's folder told it.
  package let path: String
  /// Pixels, or a drawing's own units, per point; 1 for files of every scale. Drawings in a slot of a scale are
  /// smaller by it, as pictures are: in Luc-Antoine/Storage, a picture of iOS 13, a box of 84 units in the slot 3x
  /// is 28 points.
  package let scale: Double
  package let rendering: Rendering
  /// Whether the file is Apple's template for symbols, in which the symbol is one drawing of many.
  package let isSymbol: Bool
  /// Nil where it is stretched as a whole.
  package let resizing: ImageResizing?
  /// Whether it is shown mirrored, as it is drawn for interfaces of the other direction.
  package let isMirrored: Bool
  /// How far the alignment rectangle, by which constraints place the image, is inside of it, in points.
  package let alignmentInsets: EdgeInsets

  /// Whether a file is an image by its name, be it loose or in a set, where drawings may be, too.
  package static func isName(_ name: String) -> Bool {
    let kind = String(splitExtension(name).1)
    return LooseImage.isKind(kind) || ["svg", "webp"].contains(kind.lowercased())
  }

  /// 1 MiB: enough for the small drawings that apps have, and for what comes before a photo's size.
  private static let largestHeader = 1 << 20

  /// Points; nil where the file doesn't say it plainly, or is damaged.
  package var pointSize: Size? {
    guard !isSymbol, let file = OpenFile(at: path) else { return nil }
    let start = file.read(limit: ImageFormat.headerSize)
    guard let format = ImageFormat(header: start) else { return nil }
    if let size = PixelSize(format, header: start) { return points(size) }
    let bytes = file.read(limit: Self.largestHeader)
    if let size = PixelSize(format, header: bytes) { return points(size) }
    return VectorSize.size(format, of: bytes).map {
      Size(width: $0.width / scale, height: $0.height / scale)
    }
  }

  /// Points between the guides of a symbol's template; nil where it says nothing of them.
  var symbolWidth: Double? {
    guard let file = OpenFile(at: path) else { return nil }
    return VectorSize.symbolWidth(in: file.read(limit: Self.largestHeader))
  }

  private func points(_ size: PixelSize) -> Size {
    Size(width: Double(size.width) / scale, height: Double(size.height) / scale)
  }

  /// - Parameters:
  ///   - scale: Pixels per point; nil where the file is for every scale.
  ///   - alignment: Pixels of the file; of a drawing, points. Source: measured by others with
  ///     UIImage.alignmentRectInsets (Stack Overflow, “Xcode asset catalogue Alignment properties”).
  package init(
    path: String, scale: Double?, rendering: Rendering, isSymbol: Bool = false,
    resizing: ImageResizing? = nil, isMirrored: Bool = false, alignment: EdgeInsets = .zero
  ) {
    self.path = path
    self.rendering = rendering
    self.isSymbol = isSymbol
    self.resizing = resizing
    self.isMirrored = isMirrored
    self.scale = scale ?? 1
    let isVector = ["pdf", "svg"].contains(splitExtension(path).extension.lowercased())
    let pixel = isVector ? 1 : self.scale
    let insets = EdgeInsets(
      top: alignment.top / pixel, left: alignment.left / pixel,
      bottom: alignment.bottom / pixel, right: alignment.right / pixel)
    alignmentInsets = isMirrored ? insets.mirrored : insets
  }
}
