extension Array {
  /// The longest part, not necessarily without gaps, whose values rise.
  package func longestRise(by value: (Element) -> Int) -> [Element] {
    // The ends of the best parts of each length, and before each item that of its own best part.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, item) in enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if value(self[ends[middle]]) < value(item) { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var rise: [Element] = []
    var index = ends.last
    while let current = index {
      rise.append(self[current])
      index = previous[current]
    }
    return rise.reversed()
  }
}
