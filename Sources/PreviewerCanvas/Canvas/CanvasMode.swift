/// How the canvas lays out what a document shows.
package enum CanvasMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Every scene where Interface Builder's canvas has it, with the segues between them.
  case map
  /// Every scene, in rows.
  case grid
  /// The scene that is selected, large.
  case scene
  /// The scene that is selected, in several configurations beside one another.
  case compare

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
