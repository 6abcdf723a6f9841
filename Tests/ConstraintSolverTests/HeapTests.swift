import Testing

@testable import ConstraintSolver

@Suite struct HeapTests {
  @Test func aHeapGivesItsElementsInOrder() {
    let numbers = (0..<100).map { ($0 * 37) % 101 }
    var taken: [Int] = []
    var heap = numbers
    heap.withUnsafeMutableBufferPointer { whole in
      var rest = whole
      rest.makeHeap(by: <)
      while let first = rest.first {
        taken.append(first)
        rest.removeFirstOfHeap(by: <)
      }
    }
    #expect(taken == numbers.sorted())
    // What was taken is behind the rest.
    #expect(heap == numbers.sorted().reversed())
  }
}
