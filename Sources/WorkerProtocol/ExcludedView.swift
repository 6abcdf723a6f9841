import Drawing
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

/// What is written of a view that `edit` can change.
package struct ElementValues: Codable, Hashable, Sendable {
  package var id: String
  /// The element's name in the document, such as `label`.
  package var element: String
  /// Each with what `edit` calls it, its value and, where it varies, the cell that it is for. Colours, fonts
  /// and insets are one value each; attributes that vary are among the document's variations instead. As
  /// `installed`, whether the base has a view that can be left out.
  package var values: [[String]]

  package init(id: String, element: String, values: [[String]]) {
    self.id = id
    self.element = element
    self.values = values
  }

  /// What the base has; nil where nothing is written.
  package func value(_ key: String) -> String? {
    values.first { $0.count == 2 && $0[0] == key }?[1]
  }

  /// What holds for some cells only.
  package func cases(_ key: String) -> [(cell: String, value: String)] {
    values.filter { $0.count == 3 && $0[0] == key }.map { ($0[2], $0[1]) }
  }
}
