/// Something on screen that can be used, and the step that using it plays.
package struct Reaction: Hashable, Sendable, Codable {
  /// Of the view, the cell or the bar button item; of the bar, where `item` is one of a container's.
  package let id: String
  /// Which part of it, from 0: the place among a bar's items of a back button or a tab, a segment, the
  /// lower and the upper half of a stepper, the lower and the upper end of a slider, between which its
  /// values lie evenly; 0 for a cell's accessory button. Nil for what is used as a whole.
  package let item: Int?
  package let step: Step

  package init(id: String, item: Int? = nil, step: Step) {
    self.id = id
    self.item = item
    self.step = step
  }
}
