import Scenes
import TextMetrics
import Traits

extension Look {
  /// An image by its name in the document.
  package struct Image: Codable, Hashable, Sendable {
    /// What an image's author wants to be drawn of it.
    package enum Rendering: String, Codable, Hashable, Sendable {
      case original
      /// Its shape alone, in the tint.
      case template
    }

    package var name: String
    /// Where its pixels are; nil where no file was found.
    package var path: String?
    /// Points, as far as the document or the file tells.
    package var size: Size?
    /// Whether it is one of Apple's symbols, which are not ours to draw.
    package var isSymbol: Bool?
    /// Whether it is drawn mirrored: it is for interfaces of the other direction.
    package var isTurned: Bool?
    /// How a symbol is drawn; nil is plainly.
    package var symbol: Symbol?
    /// Absent is as the view that shows it decides.
    package var rendering: Rendering?
    /// How it is stretched; nil where as a whole.
    package var slices: Slices?

    package init(
      name: String, path: String? = nil, size: Size? = nil, isSymbol: Bool? = nil,
      rendering: Rendering? = nil
    ) {
      self.name = name
      self.path = path
      self.size = size
      self.isSymbol = isSymbol
      self.rendering = rendering
    }

    /// Whether it has more than one colour where it is a symbol.
    var isLayered: Bool { symbol.map { $0.isHierarchical == true || $0.colors != nil } ?? false }

    /// Whether it is a project's own symbol whose template says what has which colour.
    var hasLayersOfItsOwn: Bool { isLayered && isSymbol != true && path != nil }

    /// Whether its shape alone is drawn.
    /// - Parameter usual: Whether the view makes templates of images that don't say.
    func isTemplate(usually usual: Bool) -> Bool {
      rendering.map { $0 == .template } ?? usual
    }
  }

  /// What a symbol's configuration says.
  package struct Symbol: Codable, Hashable, Sendable {
    /// Nil is regular.
    package var weight: FontWeight?
    /// A custom symbol's, which has drawings of its own for each; nil is medium.
    package var scale: SymbolConfiguration.Scale?
    /// Whether its parts are weaker the farther behind they are; nil is no.
    package var isHierarchical: Bool?
    /// Those of its parts, from the front; nil is the tint for all.
    package var colors: [Color]?

    package init(
      weight: FontWeight? = nil, scale: SymbolConfiguration.Scale? = nil,
      isHierarchical: Bool? = nil, colors: [Color]? = nil
    ) {
      self.weight = weight
      self.scale = scale
      self.isHierarchical = isHierarchical
      self.colors = colors
    }
  }
}
