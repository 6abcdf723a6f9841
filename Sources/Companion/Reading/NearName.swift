extension Collection<String> {
  /// The known name that a misspelt one was most likely meant to be; nil where none is near.
  ///
  /// Near is: the same but for case, or so few letters put in, left out, exchanged or swapped with their
  /// neighbour that two thirds of the name are right. Of several that are as near the first in the
  /// alphabet is chosen.
  package func nearest(to name: String) -> String? {
    let most = Swift.min(3, name.count / 3)
    let folded = Array(name.lowercased())
    return compactMap { known -> (distance: Int, name: String)? in
      guard known != name, !known.isEmpty, abs(known.count - name.count) <= most else { return nil }
      let distance = folded.distance(to: Array(known.lowercased()), atMost: most)
      return distance.map { ($0, known) }
    }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}

extension [Character] {
  /// How many letters have to be put in, left out, exchanged or swapped with their neighbour (the optimal
  /// string alignment distance); nil where it is more than `most`.
  fileprivate func distance(to other: [Character], atMost most: Int) -> Int? {
    var before: [Int] = []
    var last = [Int](0...other.count)
    for (row, letter) in enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var best = Swift.min(
          last[column + 1] + 1, next[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], self[row - 1] == otherLetter {
          best = Swift.min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[other.count] <= most ? last[other.count] : nil
  }
}
