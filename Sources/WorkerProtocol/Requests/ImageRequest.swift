import Traits

/// The parameters of `image`.
package struct ImageParameters: RequestParameters {
  package static let method = "image"

  /// As a document names it.
  package var name: String
  /// A document that names it, or a folder: sets that are nearer to it come first.
  package var file: String?
  package var root: String?
  /// A device's name; nil for the document's, or the usual one.
  package var device: String?
  package var orientation: Orientation?
  /// A cell of the size-class grid.
  package var sizeClass: String?
  package var layoutDirection: LayoutDirection?
  package var appearance: Appearance?
  /// Which colours the screen shows; nil for the device's.
  package var gamut: DisplayGamut?
  /// Whose variants are shown where languages have their own; nil for the document's.
  package var language: String?

  package init(name: String) {
    self.name = name
  }
}

/// The result of `image`: the file that is shown, and all that there is.
package struct ImageResult: ResultMessage {
  package struct Variant: Codable, Hashable, Sendable {
    package var path: String
    /// What it is for, such as `iPad, dark, @2x`.
    package var purpose: String
    /// Pixels to the point; nil for any.
    package var scale: Double?
    /// Of that, the appearance, such as `dark`; nil for any.
    package var look: String?
    /// Of that, devices, size classes and directions, such as `iPad`; nil for any.
    package var classes: String?
    /// Why another one is shown; nil for the one that is.
    package var reason: String?
    /// Of a colour, what it is, such as `#FF0000` or a system's colour's name.
    package var color: String?
    /// How far its alignment rectangle, by which constraints place it, is inside of it, in points; nil where
    /// that is the whole image.
    package var alignmentInsets: EdgeInsets?

    package init(
      path: String, purpose: String, scale: Double? = nil, look: String? = nil,
      classes: String? = nil, reason: String?, color: String? = nil,
      alignmentInsets: EdgeInsets? = nil
    ) {
      self.color = color
      self.alignmentInsets = alignmentInsets
      self.path = path
      self.purpose = purpose
      self.scale = scale
      self.look = look
      self.classes = classes
      self.reason = reason
    }
  }

  package var name: String
  /// For which it was chosen.
  package var traits: TraitCollection
  package var appearance: Appearance
  /// The set's folder or, for loose files, theirs.
  package var place: String
  /// The ending of the set's folder, such as `imageset` or `dataset`; nil for loose files.
  package var set: String?
  /// What that is in words, as `a data set`; nil for images and symbols.
  package var kind: String?
  /// The one that is shown; nil where nothing can be, and where several belong together.
  package var path: String?
  package var variants: [Variant]
  /// What is wrong with the set, in sentences.
  package var problems: [String]

  package init(
    name: String, traits: TraitCollection, appearance: Appearance, place: String, set: String?,
    kind: String? = nil, path: String?, variants: [Variant], problems: [String]
  ) {
    self.name = name
    self.traits = traits
    self.appearance = appearance
    self.place = place
    self.set = set
    self.kind = kind
    self.path = path
    self.variants = variants
    self.problems = problems
  }
}
