import Localization

/// What Interface Builder writes anew by itself, which is counted and not told.
struct DiffNoise {
  enum Kind: Hashable, CaseIterable {
    /// Which Interface Builder wrote the document, and for which canvas.
    case header
    /// How a class's module was found.
    case providers
    /// Frames that constraints, or what a view is in, settle.
    case frames
    /// Whether frames fit constraints, and what the canvas is like.
    case marks
    /// Safe areas and first responders, which every view and every scene gets.
    case added
    /// Constraints and connections that were taken away and made again as they were.
    case remade
    /// Sizes of designable views.
    case designables
    /// Images, colours, fonts and classes, which are looked up in the project.
    case resources
    /// Figures, lists and orders that mean the same.
    case same
  }

  private var counts: [Kind: Int] = [:]

  mutating func add(_ kind: Kind, _ count: Int = 1) {
    if count > 0 { counts[kind, default: 0] += count }
  }

  var isEmpty: Bool { counts.isEmpty }

  /// In words.
  var sentences: [String] {
    Kind.allCases.compactMap { kind in counts[kind].map { Self.words(kind, $0) } }
  }

  private static func words(_ kind: Kind, _ count: Int) -> String {
    switch kind {
    case .header: localized("the header")
    case .providers:
      localized(
        "%1$s class whose module Interface Builder found otherwise",
        plural: "%1$s classes whose modules Interface Builder found otherwise", count)
    case .frames:
      localized(
        "%1$s frame that Interface Builder saved",
        plural: "%1$s frames that Interface Builder saved", count)
    case .marks:
      localized(
        "%1$s mark and places on Interface Builder's canvas",
        plural: "%1$s marks and places on Interface Builder's canvas", count)
    case .added:
      localized(
        "%1$s object that Interface Builder adds by itself",
        plural: "%1$s objects that Interface Builder adds by itself", count)
    case .remade:
      localized(
        "%1$s constraint or connection made anew",
        plural: "%1$s constraints or connections made anew", count)
    case .designables: localized("sizes of designable views that Interface Builder saved")
    case .resources: localized("what the document remembers of images and colours")
    case .same:
      localized(
        "%1$s place that is written otherwise and means the same",
        plural: "%1$s places that are written otherwise and mean the same", count)
    }
  }
}
