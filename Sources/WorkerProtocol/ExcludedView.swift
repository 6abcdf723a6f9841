import Drawing
import Scenes
import Traits

/// A view that the document has, and that is not installed for a scene's traits.
package struct ExcludedView: Codable, Hashable, Sendable {
  package var id: String
  package var className: String
  package var customClass: String?
  package var line: Int
  package var name: String
  /// The view that it is in, for other traits.
  package var parent: String
  /// The sibling that it is in front of; nil for the first.
  package var after: String?
  /// As Interface Builder stored it, in the coordinates of the view that it is in.
  package var frame: Rect?
  /// What leaves it out; nil where that is what it is in.
  package var exclusion: VariationEntry?
  package var children: [ExcludedView]

  package enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case customClass, line, name, parent, after, frame, exclusion, children
  }

  package init(
    id: String, className: String, customClass: String? = nil, line: Int, name: String,
    parent: String, after: String? = nil, frame: Rect? = nil, exclusion: VariationEntry? = nil,
    children: [ExcludedView] = []
  ) {
    self.id = id
    self.className = className
    self.customClass = customClass
    self.line = line
    self.name = name
    self.parent = parent
    self.after = after
    self.frame = frame
    self.exclusion = exclusion
    self.children = children
  }
}

/// A value of a view in the base, as it is written, and what `edit` calls it; or, as `installed`, whether
/// the base has a view that can be left out.
package struct WrittenValue: Codable, Hashable, Sendable {
  package var id: String
  package var key: String
  package var value: String

  package init(id: String, key: String, value: String) {
    self.id = id
    self.key = key
    self.value = value
  }
}
