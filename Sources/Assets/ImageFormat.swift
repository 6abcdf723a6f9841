/// What kind of image a file has, by its first bytes: names are often those of another kind.
package enum ImageFormat: Hashable, Sendable {
  case png, jpeg, gif, tiff, bmp, webp, heif
  /// Drawings, which have no pixels.
  case pdf, svg

  /// Bytes. A PDF may begin with others than its own. Source: ISO 32000-1, implementation note 13.
  package static let headerSize = 1024

  /// Nil where the bytes are of no image that is known.
  package init?(header: [UInt8]) {
    func has(_ text: String, at start: Int = 0) -> Bool {
      header.dropFirst(start).starts(with: text.utf8)
    }
    if header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if header.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("BM") {
      self = .bmp
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4), Self.heifBrands.contains(where: { has($0, at: 8) }) {
      self = .heif
    } else if header.prefix(Self.headerSize).firstIndex(of: "%PDF-") != nil {
      self = .pdf
    } else if Self.beginsAsXML(header) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Bytes: enough to know a pointer by.
  static let pointerSize = 64

  /// Whether the bytes begin a Git LFS pointer, which stands for a file that was not fetched. Source: Git
  /// LFS, docs/spec.md.
  static func isGitLFSPointer(_ header: [UInt8]) -> Bool {
    header.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }

  /// Source: ISO/IEC 23008-12, 10.2 and annex B.
  private static let heifBrands = ["heic", "heix", "heim", "heis", "mif1", "msf1", "avif"]

  /// An SVG's own element may come after long comments, so the first tag of any kind has to do.
  private static func beginsAsXML(_ header: [UInt8]) -> Bool {
    let text = header.starts(with: [0xEF, 0xBB, 0xBF]) ? header.dropFirst(3) : header[...]
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let tag = text.drop { blank.contains($0) }.prefix(2)
    guard tag.first == UInt8(ascii: "<"), let next = tag.last else { return false }
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: "s")
  }
}
