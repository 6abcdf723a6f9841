import Traits

extension Collection<String> {
  /// The known name that a misspelt one was most likely meant to be; nil where none is near.
  ///
  /// Near is: the same but for case and at most three wrong letters, which are a third of the name or less.
  /// Of several that are as near the first in the alphabet is chosen.
  package func nearest(to name: String) -> String? {
    let most = Swift.min(3, name.count / 3)
    let letters = Array(name.lowercased())
    return compactMap { known -> (distance: Int, name: String)? in
      guard known != name, !known.isEmpty, abs(known.count - name.count) <= most else { return nil }
      let distance = editDistance(letters, Array(known.lowercased()))
      return distance <= most ? (distance, known) : nil
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}
