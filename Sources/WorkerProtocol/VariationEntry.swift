/// What a document has for some size classes only.
package struct VariationEntry: Codable, Hashable, Sendable {
  /// Of the element that varies.
  package var id: String?
  /// The element's name in the document.
  package var element: String?
  /// A cell of the size-class grid, such as `wCompact-hAny`; other traits as the document has them.
  package var cell: String
  /// `installed`, or a property such as `constant`.
  package var property: String
  package var value: String
  /// As the base has it.
  package var base: String?
  package var line: Int
  /// The ids of what has to be installed, besides the element itself, for it to have a say: views around it, what a
  /// constraint holds, and views around that; only those that are left out for some traits. Nil for none.
  package var needs: [String]?

  package init(
    id: String?, element: String?, cell: String, property: String, value: String, base: String?,
    line: Int, needs: [String]? = nil
  ) {
    self.id = id
    self.element = element
    self.cell = cell
    self.property = property
    self.value = value
    self.base = base
    self.line = line
    self.needs = needs
  }
}
