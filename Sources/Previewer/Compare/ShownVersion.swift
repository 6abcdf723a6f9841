/// One of several versions of the document that the canvas shows beside one another.
struct ShownVersion: Hashable, Sendable {
  /// What stands over it.
  var title: String
  /// Nil for the document as the window has it.
  var text: String?
}
