/// What a segue can start from.
package struct SegueSource: Codable, Hashable, Sendable {
  package var id: String
  /// What sentences call it: `the button “Go”`.
  package var name: String

  package init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
