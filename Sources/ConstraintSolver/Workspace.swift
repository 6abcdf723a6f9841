import Glibc

/// Memory for one solve: arrays of plain numbers, which are freed all together.
///
/// Most systems are small, and allocating some forty arrays would take longer than solving them. The
/// arrays' bounds are checked in debug builds only.
final class Workspace {
  typealias Numbers<Element> = UnsafeMutableBufferPointer<Element>

  /// Where a later part of the memory begins.
  struct Mark {
    fileprivate let block: Int
    fileprivate let offset: Int
  }

  /// The block in use, and how many bytes of it are taken.
  private var memory: UnsafeMutableRawBufferPointer
  private var offset = 0
  /// Where it is among all blocks: the first one, and those that were needed beyond it.
  private var block = 0
  private let first: UnsafeMutableRawBufferPointer
  private var others: [UnsafeMutableRawBufferPointer] = []

  /// - Parameter capacity: Bytes to begin with; it grows as needed.
  init(capacity: Int) {
    first = Self.allocate(max(capacity, 64))
    memory = first
  }

  deinit {
    first.deallocate()
    for block in others { block.deallocate() }
  }

  /// Bytes of the larger pages that the processor has.
  private static let hugePage = 2 << 20

  private static func allocate(_ size: Int) -> UnsafeMutableRawBufferPointer {
    guard size >= hugePage else { return .allocate(byteCount: size, alignment: 8) }
    // Systems of thousands of views would spend most of their time on getting small pages.
    let size = (size + hugePage - 1) / hugePage * hugePage
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: hugePage)
    madvise(block.baseAddress, size, MADV_HUGEPAGE)
    return block
  }

  func numbers<Element: BitwiseCopyable>(
    _ count: Int, repeating value: Element
  ) -> Numbers<Element> {
    let array = uninitialized(count, of: Element.self)
    array.initialize(repeating: value)
    return array
  }

  func uninitialized<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type
  ) -> Numbers<Element> {
    // All elements are numbers of 8 bytes or less, or structures of such.
    let size = (count * MemoryLayout<Element>.stride + 7) & ~7
    if offset + size > memory.count { extend(by: size) }
    let start = memory.baseAddress.map { $0 + offset }
    offset += size
    return Numbers(start: start?.bindMemory(to: Element.self, capacity: count), count: count)
  }

  private func extend(by size: Int) {
    offset = 0
    while block < others.count {
      memory = others[block]
      block += 1
      if memory.count >= size { return }
    }
    memory = Self.allocate(max(size, 2 * memory.count))
    others.append(memory)
    block = others.count
  }

  func mark() -> Mark { Mark(block: block, offset: offset) }

  /// Takes back what was given out since a mark. Lists that are older must not have grown since.
  func release(to mark: Mark) {
    block = mark.block
    memory = block == 0 ? first : others[block - 1]
    offset = mark.offset
  }
}

/// A list in a workspace, which may grow.
struct WorkspaceList<Element: BitwiseCopyable> {
  /// It outlives its lists, which are solved with where it is at hand.
  private unowned(unsafe) let workspace: Workspace
  private var elements: Workspace.Numbers<Element>
  private(set) var count = 0

  init(in workspace: Workspace, capacity: Int) {
    self.workspace = workspace
    elements = workspace.uninitialized(max(capacity, 4), of: Element.self)
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
    if count == elements.count {
      let larger = workspace.uninitialized(2 * count, of: Element.self)
      for index in 0..<count { larger.initializeElement(at: index, to: elements[index]) }
      elements = larger
    }
    elements.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  mutating func removeAll() { count = 0 }
}
