import WorkerProtocol

/// What an issue comes from, whatever figures it has in one layout or another.
struct IssueCause: Hashable {
  private let rule: String
  private let file: String?
  private let line: Int?
  private let ids: [String]
  /// Of what is about no element.
  private let message: String?

  init(_ issue: Issue) {
    (rule, file, line) = (issue.rule, issue.file, issue.line)
    ids = [issue.id, issue.dropped].compactMap { $0 }
    // Several may be open in one view, or lack images in one scene: what differs is what is said.
    message = ids.isEmpty || issue.views != nil ? issue.message : nil
  }
}

/// What is wrong with scenes, each cause once, with the scene that it belongs to.
///
/// On devices a scene is also inside others, such as its navigation controller's, and a prototype's view is in several
/// rows.
struct IssueCauses {
  struct Entry {
    var issue: Issue
    var scene: ResolvedScene
    /// How often it is seen there.
    var times: Int
  }

  private(set) var entries: [Entry] = []

  init(_ scenes: [ResolvedScene]) {
    var places: [IssueCause: Int] = [:]
    for scene in scenes {
      for (issue, times) in Self.counted(scene.issues) {
        let entry = Entry(issue: issue, scene: scene, times: times)
        if let place = places[IssueCause(issue)] {
          // The nearer to the root its view is, the more it is this scene's.
          let (here, there) = (
            depth(of: issue, in: scene), depth(of: issue, in: entries[place].scene)
          )
          if here < there { entries[place] = entry }
        } else {
          places[IssueCause(issue)] = entries.count
          entries.append(entry)
        }
      }
    }
  }

  /// In the order in which causes come first.
  private static func counted(_ issues: [Issue]) -> [(issue: Issue, times: Int)] {
    var order: [IssueCause] = []
    var found: [IssueCause: (issue: Issue, times: Int)] = [:]
    for issue in issues {
      let cause = IssueCause(issue)
      if found[cause] == nil { order.append(cause) }
      found[cause, default: (issue, 0)].times += 1
    }
    return order.compactMap { found[$0] }
  }

  private func depth(of issue: Issue, in scene: ResolvedScene) -> Int {
    let ids = [issue.id].compactMap { $0 } + (issue.views ?? []).map(\.id)
    let depths = ids.compactMap { id -> Int? in
      guard let path = scene.root?.path(to: id), !path.isEmpty else { return nil }
      return path.count
    }
    return depths.min() ?? .max
  }
}

extension Issue.Severity {
  static let worstFirst: [Self] = [.error, .warning, .info]

  /// The worst has the least.
  var rank: Int { Self.worstFirst.firstIndex(of: self) ?? Self.worstFirst.count }
}
