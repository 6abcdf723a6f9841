import Glibc

/// Memory for solving: arrays of plain numbers, which are given back all together.
///
/// Most systems are small, and allocating some forty arrays, or counting who refers to them, would take
/// longer than solving them. The arrays' bounds are checked in debug builds only.
struct Workspace: BitwiseCopyable {
  typealias Numbers<Element> = UnsafeMutableBufferPointer<Element>

  /// Where a later part of the memory begins.
  struct Mark {
    fileprivate let block: UnsafeMutablePointer<Block>
    fileprivate let offset: Int
  }

  /// The head of a part of the memory.
  fileprivate struct Block {
    /// Bytes, the head included.
    let size: Int
    /// The next block, which is larger; there is none at first.
    var next: UnsafeMutablePointer<Block>?

    /// Bytes; a multiple of 8, as the numbers need.
    static var headSize: Int { MemoryLayout<Block>.stride }
  }

  /// What changes: the block in use, and how many bytes of it are taken.
  private struct State {
    var block: UnsafeMutablePointer<Block>
    var offset: Int
  }

  /// In the first block.
  private let state: UnsafeMutablePointer<State>
  private let first: UnsafeMutablePointer<Block>

  /// Bytes that are enough for most systems.
  private static let leastSize = 16 << 10

  init() {
    first = Self.allocate(Self.leastSize)
    state = (UnsafeMutableRawPointer(first) + Block.headSize).bindMemory(
      to: State.self, capacity: 1)
    state.initialize(to: State(block: first, offset: Self.firstOffset))
  }

  private static var firstOffset: Int { Block.headSize + MemoryLayout<State>.stride }

  /// Takes back all that was given out.
  func releaseAll() {
    state.pointee = State(block: first, offset: Self.firstOffset)
  }

  /// Frees the memory, once nothing that was made in it is used any more.
  func deallocate() {
    var block: UnsafeMutablePointer<Block>? = first
    while let current = block {
      block = current.pointee.next
      UnsafeMutableRawPointer(current).deallocate()
    }
  }

  /// Bytes of the larger pages that the processor has.
  private static let hugePage = 2 << 20

  private static func allocate(_ size: Int) -> UnsafeMutablePointer<Block> {
    // Systems of thousands of views would spend most of their time on getting small pages.
    let isHuge = size >= hugePage
    let size = isHuge ? (size + hugePage - 1) / hugePage * hugePage : size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: isHuge ? hugePage : MemoryLayout<Block>.alignment)
    if isHuge { madvise(memory, size, MADV_HUGEPAGE) }
    let block = memory.bindMemory(to: Block.self, capacity: 1)
    block.initialize(to: Block(size: size, next: nil))
    return block
  }

  @inline(__always)
  func numbers<Element: BitwiseCopyable>(
    _ count: Int, repeating value: Element
  ) -> Numbers<Element> {
    let array = uninitialized(count, of: Element.self)
    for index in 0..<count { array.initializeElement(at: index, to: value) }
    return array
  }

  @inline(__always)
  func uninitialized<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> Numbers<Element> {
    // All elements are numbers of 8 bytes or less, or structures of such.
    let size = (count &* MemoryLayout<Element>.stride &+ 7) & ~7
    if state.pointee.offset &+ size > state.pointee.block.pointee.size { extend(by: size) }
    let start = UnsafeMutableRawPointer(state.pointee.block) + state.pointee.offset
    state.pointee.offset &+= size
    return Numbers(start: start.bindMemory(to: Element.self, capacity: count), count: count)
  }

  @inline(__always)
  func copy<Element: BitwiseCopyable>(of array: [Element]) -> Numbers<Element> {
    if array.isEmpty { return Numbers(start: nil, count: 0) }
    let copy = uninitialized(array.count, of: Element.self)
    _ = copy.initialize(from: array)
    return copy
  }

  func copy<Element: BitwiseCopyable>(of numbers: Numbers<Element>) -> Numbers<Element> {
    let copy = uninitialized(numbers.count, of: Element.self)
    _ = copy.initialize(from: numbers)
    return copy
  }

  /// Goes on in the next block that is large enough.
  @inline(never)
  private func extend(by size: Int) {
    var block = state.pointee.block
    repeat {
      if block.pointee.next == nil {
        block.pointee.next = Self.allocate(max(size + Block.headSize, 2 * block.pointee.size))
      }
      block = block.pointee.next ?? block
    } while block.pointee.size < size + Block.headSize
    state.pointee = State(block: block, offset: Block.headSize)
  }

  func mark() -> Mark { Mark(block: state.pointee.block, offset: state.pointee.offset) }

  /// Takes back what was given out since a mark. Lists that are older must not have grown since.
  func release(to mark: Mark) {
    state.pointee = State(block: mark.block, offset: mark.offset)
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// Makes an array's elements the same, in the memory that it has if there is room.
  func copy(to array: inout [Element]) {
    if array.count == count {
      for index in indices { array[index] = self[index] }
    } else {
      array.removeAll(keepingCapacity: true)
      array.append(contentsOf: self)
    }
  }
}

/// A queue in a workspace that never grows beyond its capacity.
struct WorkspaceQueue<Element: BitwiseCopyable> {
  private let elements: Workspace.Numbers<Element>
  private var first = 0
  private var end = 0

  @inline(__always)
  init(in workspace: Workspace, capacity: Int) {
    elements = workspace.uninitialized(capacity, of: Element.self)
  }

  mutating func append(_ element: Element) {
    elements.initializeElement(at: end, to: element)
    end += 1
  }

  mutating func next() -> Element? {
    guard first < end else { return nil }
    defer { first += 1 }
    return elements[first]
  }
}

/// A list in a workspace, which may grow.
struct WorkspaceList<Element: BitwiseCopyable> {
  private let workspace: Workspace
  private var elements: Workspace.Numbers<Element>
  private(set) var count = 0

  init(in workspace: Workspace) {
    self.workspace = workspace
    elements = Workspace.Numbers(start: nil, count: 0)
  }

  /// - Parameter capacity: How many elements there is room for at first.
  init(in workspace: Workspace, capacity: Int) {
    self.workspace = workspace
    elements = workspace.uninitialized(capacity, of: Element.self)
  }

  /// A list of what an array has, in its place.
  init(_ elements: Workspace.Numbers<Element>, in workspace: Workspace) {
    self.workspace = workspace
    self.elements = elements
    count = elements.count
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating _modify { yield &elements[index] }
  }

  /// The elements, until the next one is appended.
  var contents: Workspace.Numbers<Element> { Workspace.Numbers(rebasing: elements[..<count]) }

  mutating func append(_ element: Element) {
    if count == elements.count { grow() }
    elements.initializeElement(at: count, to: element)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = workspace.uninitialized(max(16, 2 * count), of: Element.self)
    for index in 0..<count { larger.initializeElement(at: index, to: elements[index]) }
    elements = larger
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  mutating func removeAll() { count = 0 }
}
