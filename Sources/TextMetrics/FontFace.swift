/// A face in a font file of the project that a document belongs to.
package struct FontFace: Hashable, Sendable, Codable {
  /// Absolute.
  package let path: String
  /// Its place in the file: 0 but in collections.
  package let index: Int
  /// When the file was written last, in seconds, so that a changed one is read again.
  package let modified: Int
  /// The PostScript name.
  package let name: String
  /// In em: above and below the baseline, and between lines besides.
  package let ascender: Double
  package let descender: Double
  package let gap: Double

  package init(
    path: String, index: Int, modified: Int, name: String, ascender: Double, descender: Double,
    gap: Double
  ) {
    self.path = path
    self.index = index
    self.modified = modified
    self.name = name
    self.ascender = ascender
    self.descender = descender
    self.gap = gap
  }
}
