/// One of several versions of the document that the canvas shows beside one another.
package struct ShownVersion: Hashable, Sendable {
  /// What stands over it.
  package var title: String
  /// Nil for the document as the window has it.
  package var text: String?

  package init(title: String, text: String? = nil) {
    self.title = title
    self.text = text
  }
}
