import WorkerProtocol

extension ActingConstraint {
  /// Attributes of the horizontal axis, with those of margins, by how they begin.
  private static let horizontal = ["left", "right", "leading", "trailing", "centerX", "width"]

  /// Along which axis it acts.
  package var isHorizontal: Bool {
    attributes?.first.map { first in Self.horizontal.contains { first.hasPrefix($0) } } ?? false
  }
}
