/// How many letters must be put in, left out, exchanged or swapped with their neighbour to make one word of
/// the other (the optimal string alignment distance).
package func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for (row, letter) in a.enumerated() {
    var current = [row + 1]
    for (column, other) in b.enumerated() {
      var best = min(
        previous[column] + (letter == other ? 0 : 1), previous[column + 1] + 1,
        current[column] + 1)
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        best = min(best, beforePrevious[column - 1] + 1)
      }
      current.append(best)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
