import Assets
import Files
import Requests
import WorkerProtocol
import Workspace

/// Takes findings from a cache where all that they depend on is as it was, and keeps those that are new.
final class KeptFindings {
  private let cache: LintCache
  private let request: LintParameters
  private let dependencies: DependencyReader

  init(in cache: LintCache, for resolver: Resolver, _ request: LintParameters) {
    (self.cache, self.request) = (cache, request)
    dependencies = DependencyReader(resolver)
  }

  /// What is wrong with a document.
  /// - Parameter find: Looks anew.
  func findings(
    of source: DocumentSource, _ find: () throws -> FindingList
  ) throws -> [LintFinding] {
    guard let key = cache.key(of: source, request) else { return try find().findings }
    if let entry = cache.entry(key), entry.records.allSatisfy(dependencies.isCurrent) {
      return entry.findings
    }
    let recorder = DependencyRecorder()
    let list = try DependencyRecorder.$current.withValue(recorder) { try find() }
    if list.isWhole, let records = records(of: recorder),
      // The document itself may have changed since its name was made of it.
      cache.key(of: source, request) == key
    {
      cache.keep(LintCache.Entry(records: records, findings: list.findings), as: key)
    }
    return list.findings
  }

  /// Nil where something has changed meanwhile, or may have.
  private func records(of recorder: DependencyRecorder) -> [LintCache.Entry.Record]? {
    guard let seen = recorder.dependencies else { return nil }
    var records: [LintCache.Entry.Record] = []
    for (dependency, state) in seen {
      guard let record = dependencies.record(dependency, seenAs: state, before: cache.start) else {
        return nil
      }
      records.append(record)
    }
    return records.sorted { $0.words.lexicographicallyPrecedes($1.words) }
  }
}

/// Looks again at what was looked at, each thing once.
private final class DependencyReader {
  private let resolver: Resolver
  private var states: [Dependency: [Int]] = [:]
  private var digests: [Dependency: String] = [:]
  private let reader = FolderReader()

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// Whether something is as it was.
  func isCurrent(_ record: LintCache.Entry.Record) -> Bool {
    guard let dependency = Dependency(words: record.words) else { return false }
    if !record.state.isEmpty, state(of: dependency) == record.state { return true }
    return digest(of: dependency) == record.digest
  }

  /// What to compare later; nil for what has changed since, or may have.
  func record(
    _ dependency: Dependency, seenAs seen: FileState?, before start: Int
  ) -> LintCache.Entry.Record? {
    let digest = digest(of: dependency)
    var state = self.state(of: dependency)
    switch dependency {
    case .file(let path), .folder(let path):
      let now = FileState(path: path)
      guard now == seen, now.map({ $0.changed < start }) ?? true, state == now?.numbers ?? [] else {
        return nil
      }
    case .answer:
      if let question = SourceQuestion(dependency) {
        // Whether it is as it was can be told by reading it alone.
        if sources(question).state.latestChange >= start { state = [] }
      } else {
        let folders =
          switch ProjectQuestion(dependency) {
          case .propertyLists(let folder): AssetLibrary.propertyListFolders(of: folder)
          case .xcodeProjects(let folder): [folder]
          default: [String]()
          }
        guard folders.allSatisfy({ FileState(path: $0).map { $0.changed < start } ?? true }) else {
          return nil
        }
      }
    }
    return LintCache.Entry.Record(words: dependency.words, state: state, digest: digest)
  }

  private func sources(_ question: SourceQuestion) -> ProjectSources {
    resolver.cache.sources(of: question.folder)
  }

  /// Empty for what has none.
  private func state(of dependency: Dependency) -> [Int] {
    if let known = states[dependency] { return known }
    let state: [Int] =
      switch dependency {
      case .file(let path), .folder(let path): FileState(path: path)?.numbers ?? []
      case .answer:
        SourceQuestion(dependency).map { sources($0).state.digest.utf8.map(Int.init) } ?? []
      }
    states[dependency] = state
    return state
  }

  private func digest(of dependency: Dependency) -> String {
    if let known = digests[dependency] { return known }
    let digest = readDigest(of: dependency)
    digests[dependency] = digest
    return digest
  }

  /// Bytes; of larger files it counts when they were changed, not what they hold.
  private static let largestRead = 32 << 20
  private static let piece = 1 << 20

  private func unread(_ path: String) -> String {
    FileState(path: path).map { "unread \($0.numbers)" } ?? "nothing"
  }

  private func readDigest(of dependency: Dependency) -> String {
    switch dependency {
    case .file(let path):
      // What is there and can't be read, such as a link, isn't nothing.
      guard let file = OpenFile(at: path) else { return unread(path) }
      guard file.size <= Self.largestRead else { return unread(path) }
      var digest = SHA256()
      for start in stride(from: 0, to: file.size, by: Self.piece) {
        digest.add(file.read(from: start, count: Self.piece))
      }
      return digest.text
    case .folder(let path):
      var names: [String] = []
      let stamp = reader.read(path) { kind, name in
        names.append("\(kind) \(PathText.text(of: name))")
        return true
      }
      return stamp == nil
        ? unread(path) : SHA256.text(of: names.sorted().joined(separator: "\0").utf8)
    case .answer:
      if let question = SourceQuestion(dependency) { return sources(question).answer(question) }
      if let question = ProjectQuestion(dependency) {
        return resolver.cache.projects.digest(of: question)
      }
      return "unknown"
    }
  }
}

extension Dependency {
  fileprivate var words: [String] {
    switch self {
    case .file(let path): ["file", path]
    case .folder(let path): ["folder", path]
    case .answer(let kind, let about): ["answer", kind] + about
    }
  }

  fileprivate init?(words: [String]) {
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "file": self = .file(words[1])
    case "folder": self = .folder(words[1])
    case "answer": self = .answer(kind: words[1], about: Array(words[2...]))
    default: return nil
    }
  }
}
