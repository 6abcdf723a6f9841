/// How far the content of a scroll view is scrolled from where it rests, in points; it rests below the
/// bars that cover the scroll view's top.
package struct ContentOffset: Hashable, Sendable, Codable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = ContentOffset(x: 0, y: 0)
}

/// Where the running interface has scrolled something to.
package struct ScrolledPlace: Hashable, Sendable {
  /// Nil where it is as before anything scrolled, which is not at the left end of everything.
  package var x: Double?
  package var y: Double

  package init(x: Double?, y: Double) {
    self.x = x
    self.y = y
  }
}
