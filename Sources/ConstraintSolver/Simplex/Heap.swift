/// Elements of which only the first few are needed in order: a binary heap.
extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// - Parameter isBefore: Whether one element comes before another.
  mutating func makeHeap(by isBefore: (Element, Element) -> Bool) {
    for place in stride(from: count / 2 - 1, through: 0, by: -1) { sink(place, isBefore) }
  }

  /// Moves the first element out of the range, to just behind it.
  mutating func removeFirstOfHeap(by isBefore: (Element, Element) -> Bool) {
    swapAt(0, count - 1)
    self = Self(rebasing: self[..<(count - 1)])
    sink(0, isBefore)
  }

  private func sink(_ place: Int, _ isBefore: (Element, Element) -> Bool) {
    var place = place
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count, isBefore(self[child + 1], self[child]) { child += 1 }
      guard isBefore(self[child], self[place]) else { return }
      (self[place], self[child]) = (self[child], self[place])
      place = child
    }
  }
}
