/// Columns and rows of a matrix to be solved next, the rows by their lengths; the last length stands for
/// all longer ones.
struct EliminationAgenda: BitwiseCopyable {
  private typealias Item = (row: Int, next: Int)

  /// Columns that were noted to be short.
  var shortColumns: WorkspaceList<Int>
  /// The columns of the row at hand.
  var rowColumns: WorkspaceList<Int>
  private var items: WorkspaceList<Item>
  /// By length: the first and the last item of a queue, or -1.
  private let first: Workspace.Numbers<Int>
  private let last: Workspace.Numbers<Int>

  private static let longest = 5

  init(capacity: Int, in workspace: Workspace) {
    shortColumns = WorkspaceList(in: workspace, capacity: capacity)
    rowColumns = WorkspaceList(in: workspace, capacity: 16)
    items = WorkspaceList(in: workspace, capacity: 2 * capacity)
    first = workspace.numbers(Self.longest + 1, repeating: -1)
    last = workspace.numbers(Self.longest + 1, repeating: -1)
  }

  mutating func removeAll() {
    shortColumns.removeAll()
    rowColumns.removeAll()
    items.removeAll()
    first.update(repeating: -1)
  }

  mutating func add(row: Int, length: Int) {
    let length = min(length, Self.longest)
    if first[length] < 0 {
      first[length] = items.count
    } else {
      items[last[length]].next = items.count
    }
    last[length] = items.count
    items.append((row, -1))
  }

  /// A row that was as short as any when it was added, and the length it was added with.
  func nextRow() -> (row: Int, length: Int)? {
    for length in 0...Self.longest where first[length] >= 0 {
      let item = items[first[length]]
      first[length] = item.next
      return (item.row, length)
    }
    return nil
  }

  /// Whether a row is as long as it was when it was added.
  static func isSame(_ current: Int, _ length: Int) -> Bool { min(current, longest) == length }
}
