import Synchronization

/// Something on the disk that an answer depends on.
package enum Dependency: Hashable, Sendable {
  /// What a path opens, be it nothing. Absolute, without links.
  case file(String)
  /// The names in a folder.
  case folder(String)
  /// An answer that is put together from many files; who gave it can give it again.
  case answer(kind: String, about: [String])
}

/// Records what an answer depends on while it is worked out, so that it can be told later whether the same answer
/// would be found again. What opens files and reads folders records that by itself; code that answers from memory
/// records it explicitly.
package final class DependencyRecorder: Sendable {
  /// That of the current task; nil where nothing is recorded.
  @TaskLocal package static var current: DependencyRecorder?

  private struct Notes {
    /// With the state of a file or folder when it was read; nil for one that isn't there, and for answers.
    var dependencies: [Dependency: FileState?] = [:]
    var isComplete = true
  }

  private let notes = Mutex(Notes())

  package init() {}

  /// What was read; nil where that isn't all known.
  package var dependencies: [Dependency: FileState?]? {
    notes.withLock { $0.isComplete ? $0.dependencies : nil }
  }

  /// What of that is known, be it all or not.
  package var knownDependencies: [Dependency] {
    notes.withLock { Array($0.dependencies.keys) }
  }

  package func record(_ dependency: Dependency, as state: FileState? = nil) {
    notes.withLock { notes in
      if let known = notes.dependencies[dependency] {
        // It has changed meanwhile.
        if known != state { notes.isComplete = false }
      } else {
        notes.dependencies[dependency] = .some(state)
      }
    }
  }

  /// Something was read that can't be named as a dependency.
  package func giveUp() { notes.withLock { $0.isComplete = false } }

  /// Runs the body without recording, where its whole answer is recorded as one dependency.
  package static func unrecorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current != nil else { return try body() }
    return try $current.withValue(nil, operation: body)
  }

  /// Records a file that was looked at by its path as it was given.
  package static func record(path: String) {
    guard let current else { return }
    // Where a link leads to is another question each time.
    guard !isLink(path), let place = newFilePath(path) else { return current.giveUp() }
    current.record(.file(place), as: FileState(path: place))
  }
}

/// A value that is kept with what it depends on: whoever takes it from memory depends on the same.
package struct Recorded<Value> {
  private let found: Value
  private let dependencies: [Dependency: FileState?]?

  package init(_ find: () -> Value) {
    let recorder = DependencyRecorder()
    found = DependencyRecorder.$current.withValue(recorder, operation: find)
    dependencies = recorder.dependencies
  }

  package var value: Value {
    if let current = DependencyRecorder.current {
      for (dependency, state) in dependencies ?? [:] { current.record(dependency, as: state) }
      if dependencies == nil { current.giveUp() }
    }
    return found
  }
}

extension Recorded: Sendable where Value: Sendable {}
