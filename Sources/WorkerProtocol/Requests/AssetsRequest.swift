import TextMetrics
import Traits

/// The parameters of `assets`.
package struct AssetsParameters: RequestParameters {
  package static let method = "assets"

  /// A document, or a folder: what is nearer to it comes first.
  package var file: String
  package var root: String?

  package init(file: String) {
    self.file = file
  }
}

/// The result of `assets`: the names of colours, images and fonts that a document's project has for it.
package struct AssetsResult: ResultMessage {
  package struct ColorEntry: Codable, Hashable, Sendable {
    package var name: String
    package var light: Color
    package var dark: Color

    package init(name: String, light: Color, dark: Color) {
      (self.name, self.light, self.dark) = (name, light, dark)
    }
  }

  package struct ImageEntry: Codable, Hashable, Sendable {
    package var name: String
    /// The file that is shown, in light appearance; nil where none can be.
    package var path: String?
    /// Whether it is a symbol of the project's own.
    package var isSymbol: Bool?

    package init(name: String, path: String?, isSymbol: Bool?) {
      (self.name, self.path, self.isSymbol) = (name, path, isSymbol)
    }
  }

  package struct FontEntry: Codable, Hashable, Sendable {
    package var face: FontFace
    package var family: String
    /// Within the family, such as `Semibold Italic`.
    package var style: String

    package init(face: FontFace, family: String, style: String) {
      (self.face, self.family, self.style) = (face, family, style)
    }
  }

  /// Each list is in the order of its names.
  package var colors: [ColorEntry]
  package var images: [ImageEntry]
  package var fonts: [FontEntry]

  package init(colors: [ColorEntry], images: [ImageEntry], fonts: [FontEntry]) {
    (self.colors, self.images, self.fonts) = (colors, images, fonts)
  }
}
