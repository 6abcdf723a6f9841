/// The distinct priorities of a system, as they turn up.
struct PriorityLevels {
  /// By order of appearance; the first one is required.
  private var priorities: WorkspaceList<Double>
  /// The indices of all of them, used only when there are too many to go through.
  private var indices: [Double: Int32] = [:]
  private var last: Int32 = 0

  /// More than a layout has, but for layouts made by programs.
  private static let mostInList = 12

  init(in workspace: Workspace) {
    priorities = WorkspaceList(in: workspace, capacity: Self.mostInList)
    priorities.append(LinearSystem.requiredPriority)
  }

  /// The index of a priority; 0 is required.
  mutating func index(of priority: Double) -> Int32 {
    if priority >= LinearSystem.requiredPriority { return 0 }
    if priority != priorities[Int(last)] { last = knownIndex(of: priority) ?? append(priority) }
    return last
  }

  private func knownIndex(of priority: Double) -> Int32? {
    if priorities.count > Self.mostInList { return indices[priority] }
    return priorities.indices.first { priorities[$0] == priority }.map { Int32($0) }
  }

  private mutating func append(_ priority: Double) -> Int32 {
    priorities.append(priority)
    let index = Int32(priorities.count - 1)
    if priorities.count == Self.mostInList + 1 {
      for index in priorities.indices { indices[priorities[index]] = Int32(index) }
    } else if priorities.count > Self.mostInList {
      indices[priority] = index
    }
    return index
  }

  /// By index: the level, so that higher priorities come first.
  func ranks(in workspace: Workspace) -> Workspace.Numbers<Int32> {
    let ranks = workspace.numbers(priorities.count, repeating: Int32(0))
    // Sorting a few takes longer than comparing all with all.
    if priorities.count <= Self.mostInList {
      for index in priorities.indices {
        for other in priorities.indices where priorities[other] > priorities[index] {
          ranks[index] += 1
        }
      }
      return ranks
    }
    var sorted = workspace.uninitialized(priorities.count, of: Int32.self)
    for index in priorities.indices { sorted.initializeElement(at: index, to: Int32(index)) }
    sorted.sort { priorities[Int($0)] > priorities[Int($1)] }
    for rank in sorted.indices { ranks[Int(sorted[rank])] = Int32(rank) }
    return ranks
  }
}
