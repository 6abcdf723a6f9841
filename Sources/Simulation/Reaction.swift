/// Something on screen that can be used, and the step that using it plays.
package struct Reaction: Hashable, Sendable, Codable {
  /// Of the view, the cell or the bar button item; of the bar, where `item` is one of a container's.
  package let id: String
  /// The place among the bar's items, from 0, of a back button or a tab; nil for what has an id.
  package let item: Int?
  package let step: Step

  package init(id: String, item: Int? = nil, step: Step) {
    self.id = id
    self.item = item
    self.step = step
  }
}
